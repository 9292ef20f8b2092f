// The service worker: a page for when there is no network, and notifications that lead to their table. It keeps no page
// of a table: what is on a table is for whoever may see it, and only now.
const KEPT = "argosy-1";
const root = new URL(self.registration.scope).pathname.replace(/\/$/, "");
const FILES = ["/offline", "/static/kit/argosy.css", "/static/table.css", "/static/campaign.css", "/static/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => root + file))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(`${root}/offline`)));
    return;
  }
  const path = new URL(request.url).pathname.slice(root.length);
  if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

// a notification leads to its table: in a window that is open there, in any other, or in a new one
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const place = new URL(event.notification.data?.path || `${root}/`, location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((windows) => {
    const there = windows.find((one) => one.url.startsWith(place));
    return there ? there.focus() : self.clients.openWindow(place);
  }));
});
