// Shows that it is somebody's turn, and a page of ours while the site cannot be reached.  It keeps that page and its files alone,
// and those for the real box (see box.js): nothing of a play and nothing private, and no page that the site could send.

const { language, version } = Object.fromEntries(new URL(location).searchParams);
const KEPT = `offline ${language} ${version}`;
const PAGE = `/offline/${language}`;
const FILES = [
  `/static/site.css?${version}`,
  `/static/offline.js?${version}`,
  "/static/fonts/atkinson-hyperlegible-next.woff2",
  "/static/fonts/fredoka.woff2",
];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, ...FILES])).then(() => skipWaiting()));
});

async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith("offline ") && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable(); // a page need not wait until this script runs
}

addEventListener("activate", (event) => event.waitUntil(activate()));

async function page(event) {
  try {
    return (await event.preloadResponse) ?? await fetch(event.request);
  } catch {
    const boxed = event.request.url.includes("/box/") && await caches.match(event.request, { ignoreSearch: true, ignoreVary: true });
    if (boxed) return boxed;
    const kept = await caches.match(PAGE);
    return new Response(kept.body, { status: 503, headers: kept.headers });
  }
}

async function file(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const kept = await caches.match(event.request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

// Somebody's turn: see web/turn_messages.py.
addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, renotify: true, data: url, icon: "/static/icons/icon-192.png" };
  event.waitUntil(registration.showNotification(title, shown).then(() => navigator.setAppBadge?.(1)));
});

async function open(url) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  return there ? there.focus() : clients.openWindow(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

addEventListener("fetch", (event) => {
  const { pathname, search } = new URL(event.request.url);
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(page(event));
  else if (FILES.includes(pathname + search) || /\/box\/|\/(static|games)\//.test(new URL(event.request.referrer || location).pathname)) event.respondWith(file(event));
});
