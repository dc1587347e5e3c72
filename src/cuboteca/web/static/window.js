// The front page's window: the play of bots goes on while the window is in sight.

const EVERY = 2500; // ms
const image = document.querySelector("[data-window]");
let inSight = false;
let shown = "";

async function look() {
  if (!inSight || document.hidden) return;
  try {
    const answer = await fetch(image.dataset.window, { signal: AbortSignal.timeout(10000) });
    const tag = answer.headers.get("etag");
    if (!answer.ok || tag === shown) return;
    const next = new Image();
    next.src = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`; // it comes once only
    await next.decode();
    image.src = next.src;
    shown = tag;
  } catch { /* disconnected: the last picture stays */ }
}

new IntersectionObserver(([entry]) => { inSight = entry.isIntersecting; }).observe(image);
setInterval(look, EVERY);
