// What this device adds to the draws of a table before the first one: a random text for each seat.
// It commits to the text by a hash, and reveals it when everybody at the table has committed.
// Without this script the page asks for a word.

const id = location.pathname.split("/")[2];
const place = `contribution ${id}`; // where the texts are kept until they are revealed
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const kept = () => JSON.parse(localStorage.getItem(place) ?? "{}");

function textFor(seat) {
  const texts = kept();
  texts[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(place, JSON.stringify(texts));
  return texts[seat];
}

async function commitmentFor(seat) {
  const written = JSON.stringify(["contribution", id, seat, textFor(seat)]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(written));
  return hex(new Uint8Array(digest));
}

// The field of a seat. Browsers hash only where the connection is safe; elsewhere the text is sent at
// once, as it is where there is nobody to hide it from.
async function fieldFor(seat, reveal) {
  if (reveal || !crypto.subtle) return [`text-${seat}`, textFor(seat)];
  return [`commitment-${seat}`, await commitmentFor(seat)];
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const table = () => document.getElementById("table");

async function send(url, fields) {
  const { frame } = table().dataset;
  const options = { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } };
  for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(10000) });
      if (!response.ok) return; // it came too late
      break;
    } catch { /* disconnected: the same again changes nothing */ }
    await sleep(wait);
  }
  await sleep(2000); // the next frame should have come
  if (table().dataset.frame === frame) document.dispatchEvent(new Event("stale"));
}

let last = "";
async function contribute() {
  const { contribute: url, phase, own = "", alone, seconds } = table().dataset;
  if (!url) localStorage.removeItem(place);
  const now = `${phase} ${own}`;
  if (!url || now === last) return;
  last = now;
  const reveal = phase === "reveal";
  const seats = own.split(" ").filter(Boolean).map(Number).filter((seat) => !reveal || seat in kept());
  const fields = await Promise.all(seats.map((seat) => fieldFor(seat, reveal || alone)));
  if (fields.length) send(url, fields);
  if (!reveal) return;
  await sleep(1000 * (Number(seconds) + 1)); // whoever has not revealed by then is left out
  if (table().dataset.phase === "reveal") send(url, []);
}

// Taking a seat commits along with it.
async function claim(form) {
  const [name, value] = await fieldFor(Number(form.dataset.contribute), false);
  const input = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  form.append(input);
}

// A table that is created by this script's device waits for what people add.
document.addEventListener("submit", ({ target }) => {
  if (target.getAttribute("action") !== "/tables" || target.querySelector("input[name=contribute]:checked, [data-contributes]")) return;
  const input = Object.assign(document.createElement("input"), { type: "hidden", name: "contribute", value: "1" });
  input.dataset.contributes = "";
  target.append(input);
});

const form = document.querySelector("form.claim[data-contribute]");
if (form) claim(form);
else if (table()) {
  contribute();
  document.addEventListener("frame", contribute);
}
