// Package site makes a site of its files: it gives each file a name that holds
// the hash of its bytes, writes those names into the page, the service worker
// and the manifest, and sets compressed copies beside. The same files give the
// same site, byte for byte.
//
// Call [Build] with the files as they are called in the source and [Site.Write]
// with a folder. [Open] goes the other way: it reads a built site back into its
// files, so that one of them (the corpus, say) can be replaced and the site
// built again.
//
// What the files have to offer for this: every .html file holds [PolicyMark],
// index.html [FilesMark] as well, and sw.js holds [WorkerMark].
package site
