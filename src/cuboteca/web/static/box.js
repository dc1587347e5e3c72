// Playing with the real box.  Whatever people type in, draw and tick is kept on this device, and without the site all of it
// goes on except counting, which the site does by the games' own rules.  Without this script the forms are ordinary ones.

const main = document.querySelector("main.with-box");
const { box, solver, language, version } = main.dataset;
const key = (part) => `box ${box ?? solver} ${part}`;
const read = (part) => JSON.parse(localStorage.getItem(key(part)) ?? "null");
const write = (part, value) => localStorage.setItem(key(part), JSON.stringify(value));
const status = main.querySelector(".box-status");
const say = (text) => { status.hidden = !text; status.textContent = text; };

for (const one of main.querySelectorAll(".script")) one.hidden = false;

// A number from 0 to below `many`, each alike: bytes that would favour small ones are drawn again.
function below(many) {
  const drawn = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / many) * many;
  do crypto.getRandomValues(drawn); while (drawn[0] >= fair);
  return drawn[0] % many;
}

// The site's answer to a form, and where in the page it belongs.
async function sent(form, button, place) {
  const body = new URLSearchParams(new FormData(form, button));
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body });
  const html = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = html.querySelector(place);
  if (!part) throw new Error("no such part");
  return part;
}

/* The sheet */

function dress(sheet) {
  for (const input of sheet.querySelectorAll(".number input")) {
    for (const [by, sign, where] of [[-1, "−", "beforebegin"], [1, "+", "afterend"]]) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "box-step", textContent: sign });
      button.dataset.by = by;
      button.setAttribute("aria-label", `${input.labels[0].textContent.trim()} ${sign}1`);
      input.insertAdjacentElement(where, button);
    }
  }
  const draft = read("draft");
  const form = sheet.querySelector(".box-entry");
  if (!form || draft?.lines !== form.elements.lines.value) return;
  for (const one of form.querySelectorAll(".number input, .mark input")) {
    if (one.type === "number") one.value = draft.fields[one.name] ?? one.value;
    else one.checked = (draft.fields[one.name] ?? "none") === one.value;
  }
}

function keepDraft() {
  const form = main.querySelector(".box-entry");
  if (form) write("draft", { lines: form.elements.lines.value, fields: Object.fromEntries(new FormData(form)) });
}

function put(sheet, { keep }) {
  document.getElementById("sheet").replaceWith(sheet);
  if (keep) write("sheet", { html: sheet.outerHTML, language, version });
  dress(sheet);
}

async function submit(form, button) {
  keepDraft();
  try {
    const sheet = await sent(form, button, "#sheet");
    say("");
    const refused = sheet.querySelector(".answer");
    put(sheet, { keep: !refused });
    (refused ?? sheet).scrollIntoView({ block: "start" });
  } catch {
    say(main.dataset.wordsOffline);
  }
}

async function restore() {
  const kept = read("sheet");
  if (!kept) { dress(document.getElementById("sheet")); return; }
  const sheet = new DOMParser().parseFromString(kept.html, "text/html").getElementById("sheet");
  put(sheet, { keep: false });
  if (kept.language === language && kept.version === version) return;
  const form = sheet.querySelector("form.box-ways"); // the same, in the words of now
  try { put(await sent(form, null, "#sheet"), { keep: true }); } catch { say(main.dataset.wordsKept); }
}

/* Dice and the like */

const names = () => [...main.querySelectorAll(".box-standing .who")].map((one) => one.textContent);

function roll(button) {
  const many = Number(button.dataset.roll);
  const dice = Array.from({ length: Number(button.dataset.times ?? 1) }, () => below(many) + 1);
  const sum = dice.length > 1 ? ` = ${dice.reduce((all, one) => all + one)}` : "";
  main.querySelector(".rolled").textContent = dice.join(" + ") + sum;
}

function begins(button) {
  const chosen = main.querySelector(".box-set-up [name='seats']:checked")?.value;
  const fields = [...main.querySelectorAll(".box-names input")].slice(0, Number(chosen ?? 0));
  const people = names().length ? names() : fields.map((one) => one.value || one.placeholder);
  main.querySelector(".rolled").textContent = button.dataset.words.replace("{name}", people[below(people.length)]);
}

/* The deck: a list of the cards drawn; the rest is drawn from as the box would be. */

const deck = main.querySelector("[data-deck]");
const cards = [...(deck?.querySelectorAll(".cards li") ?? [])].flatMap((card) => Array(Number(card.dataset.copies)).fill(card));
let drawn = (deck && read("deck")) ?? [];

function showDeck() {
  if (!deck) return;
  const last = cards[drawn.at(-1)];
  const open = deck.querySelector(".open-card");
  open.replaceChildren(...(last ? [...last.childNodes].filter((one) => one.nodeName !== "B").map((one) => one.cloneNode(true)) : []));
  const left = deck.querySelector("[data-left]");
  left.textContent = left.dataset.words.replace("{count}", cards.length - drawn.length);
  deck.querySelector("[data-draw]").disabled = drawn.length === cards.length;
  deck.querySelector("[data-back]").disabled = !drawn.length;
  for (const card of new Set(cards)) {
    const gone = drawn.filter((one) => cards[one] === card).length;
    card.classList.toggle("drawn", gone === Number(card.dataset.copies));
  }
  weigh();
}

function draw() {
  const left = cards.map((_, one) => one).filter((one) => !drawn.includes(one));
  if (left.length) setDeck([...drawn, left[below(left.length)]]);
}

function setDeck(now) {
  drawn = now;
  write("deck", drawn);
  showDeck();
}

/* The sum, and the phases */

function weigh() {
  const part = main.querySelector(".box-weighing");
  if (!part) return;
  const things = [...part.querySelectorAll("[data-weight]:checked")];
  const sum = things.reduce((all, one) => all + Number(one.dataset.weight), 0);
  const limit = cards[drawn.at(-1)]?.dataset.limit;
  const words = sum > Number(limit) ? part.dataset.more : part.dataset.fine;
  const filled = words.replace("{sum}", sum).replace("{limit}", limit ?? "–").replace("{count}", sum - Number(limit));
  part.querySelector(".sum").textContent = limit === undefined ? String(sum) : filled.replace("-", "−");
}

function ticks(part) { return [...main.querySelectorAll(part)]; }
for (const part of ["[data-phase]", "[data-weight]"]) {
  for (const [one, ticked] of (read(part) ?? []).entries()) if (ticks(part)[one]) ticks(part)[one].checked = ticked;
}
function keepTicks(part) { write(part, ticks(part).map((one) => one.checked)); }
function clear(part) {
  for (const one of ticks(part)) one.checked = false;
  keepTicks(part);
  weigh();
}

/* The solver: cards are tapped onto hands, whose fields remain what is sent. */

const free = (fields) => fields.find((one) => one.value === "none");
function showHand(part) {
  const hand = part.querySelector(".hand");
  const fields = [...part.querySelectorAll(".pile select")];
  hand.replaceChildren(...fields.filter((one) => one.value !== "none").map((field) => {
    const tile = part.querySelector(`[data-tile="${field.value}"]`);
    const button = tile.cloneNode(true);
    button.removeAttribute("data-tile");
    button.dataset.off = field.name;
    button.setAttribute("aria-label", main.dataset.wordsTake.replace("{card}", tile.textContent.trim()));
    return button;
  }));
  for (const tile of part.querySelectorAll("[data-tile]")) tile.disabled = !free(fields);
}

function keepPosition() {
  write("position", Object.fromEntries(new FormData(main.querySelector(".position"))));
}

function setPosition(fields) {
  for (const one of main.querySelectorAll(".position select")) one.value = fields[one.name] ?? one.options[0].value;
  ticks(".position fieldset:has(.pile)").forEach(showHand);
}

function openSolver() {
  for (const part of ticks(".position fieldset:has(.pile)")) {
    part.querySelector(".pile").hidden = true;
    for (const one of part.querySelectorAll(".hand, .tiles")) one.hidden = false;
  }
  const typed = main.querySelector("#advice .paper, #advice .answer");
  setPosition(typed ? Object.fromEntries(new FormData(main.querySelector(".position"))) : read("position") ?? {});
}

async function solve(form, button) {
  keepPosition();
  say(main.dataset.wordsThinking);
  button.disabled = true;
  try {
    const advice = await sent(form, null, "#advice");
    document.getElementById("advice").replaceWith(advice);
    say("");
    advice.scrollIntoView({ block: "start" });
  } catch {
    say(main.dataset.wordsOffline);
  }
  button.disabled = false;
}

/* What happens */

main.addEventListener("submit", (event) => {
  event.preventDefault();
  if (solver) solve(event.target, event.submitter);
  else submit(event.target, event.submitter);
});

main.addEventListener("input", ({ target }) => {
  if (target.closest(".box-entry")) keepDraft();
  if (target.closest(".position")) keepPosition();
  if (target.matches("[data-phase]")) keepTicks("[data-phase]");
  if (target.matches("[data-weight]")) { keepTicks("[data-weight]"); weigh(); }
});

main.addEventListener("click", (event) => {
  const button = event.target.closest("button, [data-again]");
  if (!button) return;
  const { by, tile, off } = button.dataset;
  const part = button.closest("fieldset");
  if (by) {
    const input = button.parentElement.querySelector("input");
    input.value = Math.min(Number(input.max), Math.max(Number(input.min), Number(input.value) + Number(by)));
    keepDraft();
  } else if (tile) {
    free([...part.querySelectorAll(".pile select")]).value = tile;
    showHand(part);
    keepPosition();
  } else if (off) {
    part.querySelector(`[name="${off}"]`).value = "none";
    const left = [...part.querySelectorAll(".pile select")].map((one) => one.value).filter((one) => one !== "none");
    part.querySelectorAll(".pile select").forEach((one, place) => { one.value = left[place] ?? "none"; });
    showHand(part);
    keepPosition();
  } else if ("empty" in button.dataset) { setPosition({}); keepPosition(); }
  else if ("again" in button.dataset) { localStorage.removeItem(key("sheet")); localStorage.removeItem(key("draft")); }
  else if ("draw" in button.dataset) draw();
  else if ("back" in button.dataset) setDeck(drawn.slice(0, -1));
  else if ("shuffle" in button.dataset) setDeck([]);
  else if ("roll" in button.dataset) roll(button);
  else if ("who" in button.dataset) begins(button);
  else if ("nextRound" in button.dataset) clear("[data-phase]");
  else if ("clear" in button.dataset) clear("[data-weight]");
});

// The screen stays on, as far as the device allows.
async function stayAwake() {
  if (document.hidden) return;
  try { await navigator.wakeLock?.request("screen"); } catch { /* the device decides */ }
}
document.addEventListener("visibilitychange", stayAwake);
stayAwake();

// What the page needs is kept, so that it opens without the site; see service-worker.js.
async function keepPage() {
  const kept = await globalThis.caches?.open(`offline box ${version}`);
  const files = [...document.querySelectorAll("link[rel='stylesheet'], script[src]")].map((one) => one.href || one.src);
  await kept?.addAll([location.pathname, ...files, ...(main.dataset.sprite ? [main.dataset.sprite] : [])]);
}
keepPage().catch(() => {}); // a private window keeps nothing

if (solver) openSolver();
else { restore(); showDeck(); }
