// The end of a play: the scene stays aside once somebody has put it there; the replay can be shared.

const key = () => `ending ${location.pathname}`;

function tidy() {
  const scene = document.getElementById("ending");
  if (!scene) return;
  if (sessionStorage.getItem(key())) scene.open = false;
  for (const button of scene.querySelectorAll("[data-share]")) {
    button.dataset.copy = new URL(button.dataset.copy, location.href);
    button.hidden = false;
  }
}

document.addEventListener("toggle", ({ target }) => {
  if (target.id !== "ending") return;
  if (target.open) sessionStorage.removeItem(key());
  else sessionStorage.setItem(key(), "aside");
}, true);

// Without a way to share, the page copies the address.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button || !navigator.share) return;
  event.stopImmediatePropagation();
  try { await navigator.share({ title: document.title, url: button.dataset.copy }); } catch { /* nobody was chosen */ }
}, true);

document.addEventListener("frame", tidy);
tidy();
