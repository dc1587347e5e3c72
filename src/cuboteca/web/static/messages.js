// Asks the browser for notifications, and gives its address to the site.

const place = document.querySelector("[data-push]");
const zone = document.querySelector("[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone?.value === "UTC" && here) zone.value = here;

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));

// Such as "Firefox, Android": so that one knows which is which.
function device() {
  const agent = navigator.userAgent;
  const browser = ["Edg", "OPR", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => agent.includes(name)) ?? "";
  return [{ Edg: "Edge", OPR: "Opera" }[browser] ?? browser, system].filter(Boolean).join(", ");
}

async function subscribe() {
  const note = place.querySelector("[role=status]");
  note.textContent = "";
  if (await Notification.requestPermission() !== "granted") { note.textContent = place.dataset.denied; return; }
  try {
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key) });
    const { endpoint, keys } = subscription.toJSON();
    const body = new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth, name: device() });
    const answer = await fetch(place.dataset.url, { method: "POST", body, headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(answer.status);
    location.assign(location.pathname);
  } catch {
    note.textContent = place.dataset.failed;
  }
}

if (place && "PushManager" in window && "serviceWorker" in navigator && "Notification" in window) {
  place.hidden = false;
  document.querySelector("[data-no-push]").hidden = true;
  place.querySelector("button").addEventListener("click", subscribe);
}
