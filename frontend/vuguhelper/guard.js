// What Vugu's helper does to the page goes through these: they write only what differs, so that a render that changes
// nothing leaves selections, live regions and the browser's work alone.
const guard = {
  attribute(element, namespace, name, value) {
    if (element.getAttribute(name) !== value) element.setAttributeNS(namespace, name, value);
  },

  // A dialog's open attribute belongs to the browser: it comes and goes with showModal and close.
  removeAttribute(element, name) {
    if (name !== "open" || element.nodeName !== "DIALOG") element.removeAttribute(name);
  },

  text(node, text) {
    if (node.data !== text) node.data = text;
  },

  // Reading innerHTML does not give what was written (&quot; becomes "), so both are kept.
  html(element, html) {
    const last = guard.written.get(element);
    if (last && last.html === html && last.became === element.innerHTML) return;
    element.innerHTML = html;
    guard.written.set(element, { html, became: element.innerHTML });
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
