// A large screen: codes of seats that have been taken go away, and the screen stays on.

function tidy() {
  const phones = document.querySelector(".phones");
  if (!phones) return;
  const plates = document.querySelectorAll("#table .plate");
  for (const code of phones.querySelectorAll("[data-free]")) {
    if (!plates[code.dataset.free]?.classList.contains("absent")) code.remove();
  }
  if (!phones.querySelector("[data-free], code")) phones.remove();
}

async function stayOn() {
  if (document.hidden || !navigator.wakeLock) return;
  try { await navigator.wakeLock.request("screen"); } catch { /* the device decides */ }
}

document.addEventListener("frame", tidy);
document.addEventListener("visibilitychange", stayOn);
stayOn();
