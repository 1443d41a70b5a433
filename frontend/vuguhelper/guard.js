// What Vugu's helper does to the page goes through these: they write only what differs, so that a render that changes
// nothing leaves selections, live regions and the browser's work alone.
const guard = {
  // What Vugu writes as HTML is made in Go, where all text in it is escaped. The policy lets nothing but this guard write HTML.
  trusted: globalThis.trustedTypes?.createPolicy("mwp-vugu", { createHTML: (html) => html }),

  attribute(element, namespace, name, value) {
    if (element.getAttribute(name) !== value) element.setAttributeNS(namespace, name, value);
  },

  // A dialog's open attribute belongs to the browser: it comes and goes with showModal and close.
  removeAttribute(element, name) {
    if (name !== "open" || element.nodeName !== "DIALOG") element.removeAttribute(name);
  },

  // Texts that are too long for Vugu's instructions, by the key that stands there for them; see long.go.
  long: (globalThis.mwpLong = new Map()),

  // Most strings are short and plain; a decoder takes longer for them than a loop.
  string(view, at, length, decoder) {
    let s = "";
    if (length <= 64) {
      for (let i = at; i < at + length; i++) {
        const c = view.getUint8(i);
        if (c > 127) break;
        s += String.fromCharCode(c);
      }
    }
    if (s[0] === "\x01") return guard.long.get(s) ?? s;
    return s.length === length ? s : decoder.decode(new DataView(view.buffer, view.byteOffset + at, length));
  },

  text(node, text) {
    if (node.data !== text) node.data = text;
  },

  // What was written is remembered: reading innerHTML would cost as much as writing it. An element that Vugu opens to set
  // its children one by one has something else in it from then on.
  html(element, html) {
    if (guard.written.get(element) === html) return;
    const made = guard.trusted?.createHTML(html) ?? html;
    if (element !== document.activeElement && element.contains(document.activeElement)) {
      const wanted = element.cloneNode(false);
      wanted.innerHTML = made;
      guard.become(element, wanted);
    } else {
      element.innerHTML = made;
    }
    guard.written.set(element, html);
  },

  // The element that has the focus stays the one it is, where it is still there: only what differs is changed.
  become(element, wanted) {
    const children = [...wanted.childNodes];
    children.forEach((child, i) => {
      const old = element.childNodes[i];
      if (!old) element.append(child);
      else if (old.nodeName !== child.nodeName) old.replaceWith(child);
      else if (old.nodeType !== Node.ELEMENT_NODE) guard.text(old, child.data);
      else {
        for (const a of [...old.attributes]) if (!child.hasAttribute(a.name)) old.removeAttribute(a.name);
        for (const a of child.attributes) guard.attribute(old, null, a.name, a.value);
        guard.become(old, child);
      }
    });
    while (element.childNodes.length > children.length) element.lastChild.remove();
  },
  opens(element) {
    guard.written.delete(element);
  },
  written: new WeakMap(),

  property(element, name, value) {
    if (element[name] !== value) element[name] = value;
  },

  // Of an event and its target our handlers read these. Vugu would copy every property there is, innerText among them,
  // for which the browser has to lay out the page at each key.
  event: ["type", "key", "ctrlKey", "metaKey", "shiftKey", "altKey", "isComposing"],
  target: ["id", "value", "checked", "selectionStart", "selectionEnd"],
};
