// Tournaments: times as the reader's clock has them, and a page that asks again for what changes.
// Without it times are universal time, and the page loads again every few seconds.

const main = document.querySelector("main.tournaments");
const title = document.title;
const NEAR = 20 * 3600e3; // ms within which a time is shown without its date

function localise() {
  for (const one of main.querySelectorAll("time[datetime]")) {
    const at = new Date(one.dateTime);
    const near = Math.abs(at - Date.now()) < NEAR;
    const style = near ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
    one.textContent = new Intl.DateTimeFormat(document.documentElement.lang, style).format(at);
  }
}

function now() { return document.getElementById("now"); }

function keeping(before, after) {
  // what the reader has opened or is typing stays as it is
  if (before.tagName === "DETAILS") after.open = before.open;
  if (before.tagName === "INPUT" && after.tagName === "INPUT") after.value = before.value;
}

async function look() {
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(10000) });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("now");
    if (!fresh) return;
    Idiomorph.morph(now(), fresh, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: (a, b) => { if (a.nodeType === 1) keeping(a, b); } } });
    localise();
    document.title = now().dataset.ready ? `● ${main.dataset.wordsReady} · ${title}` : title;
  } catch { /* disconnected: what is known stays */ }
}

async function keepLooking() {
  const seconds = Number(now()?.dataset.refresh);
  if (!seconds) return;
  await new Promise((done) => setTimeout(done, seconds * 1000 * (0.9 + 0.2 * Math.random())));
  await look();
  keepLooking();
}

localise();
if (now()?.dataset.ready) document.title = `● ${main.dataset.wordsReady} · ${title}`;
keepLooking();
