// The script of a table: shows frames as they arrive, sends actions. The replay's builds on it.
// Without it every page works by its forms.

import { refold, unfold } from "./log.js";
import { counts, float, glide, remembered } from "./motion.js";
import { hurries, showPreferences, offerSkip, playSounds, skipped, timing } from "./pace.js";
import { calm, make, root, sleep, spoken, table, toast, words } from "./page.js";
import { tellPresence } from "./presence.js";

const lost = make("lost", "status");
lost.hidden = true;

// What is fixed at the top and at the bottom of the window covers the page that scrolls below it.
const edges = new ResizeObserver(measure);
const measured = new CSSStyleSheet(); // what is written here is styled anew, and nothing else
document.adoptedStyleSheets.push(measured);
// As in table.css, where their margin is.
const MARGINED = ".table :is(section, .score-sheet, .place :is(button, label, input, summary, li[id])), .rules-drawer";
let written = "";
let gutter = 0; // px
function measure() {
  const height = (selector) => {
    const edge = table().querySelector(selector);
    return edge && getComputedStyle(edge).position === "sticky" ? edge.offsetHeight : 0;
  };
  const above = height(".plates");
  const below = height("[data-bar]");
  const side = table().querySelector(":scope > .side");
  // A scrollbar that takes room stands in the margin of the page, so that all edges are in line.
  if (side?.offsetWidth) gutter = side.offsetWidth - side.clientWidth;
  const rules = `${MARGINED} { --covered-below: ${below}px; } .side, .beside { --gutter: ${gutter}px; }`;
  if (rules !== written) {
    measured.replaceSync(rules);
    written = rules;
  }
  // What all inherit, only if it is not so already.
  if (parseFloat(getComputedStyle(root).getPropertyValue("--covered-above")) !== above) {
    root.style.setProperty("--covered-above", `${above}px`);
  }
}

// --- Frames: complete pictures of the table, one after another. ---

const queue = [];
let latest = Number(table().dataset.frame);
let playing = false;

const LINE = "log-"; // before the number of a line

const newLines = () => table().querySelector("#log ol");
const firstNew = () => Number(newLines().dataset.first);

// This page as it is now, or null: there may be no connection, or something else answers.
async function fetched(patience = PATIENCE) {
  try {
    const answer = await fetch(location.pathname, { signal: AbortSignal.timeout(patience) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return answer.ok && page.getElementById("table") ? page : null;
  } catch {
    return null;
  }
}

// A page that was away for long has missed more lines than a frame holds: it reads them anew.
// The first tries are short, as the network that was away may have left dead connections behind.
let completing = false;
async function complete() {
  // The line before a frame's first is not enough: what is missing may lie before an earlier frame.
  const isComplete = () => firstNew() === 1 || newLines().querySelectorAll("li[id]").length === newestLine();
  if (completing) return;
  completing = true;
  for (let count = 0; !isComplete(); count += 1) {
    if (count) await soon(count);
    const page = await fetched(Math.min(FIRST * 2 ** count, PATIENCE));
    if (!page) continue;
    const first = firstNew();
    const earlier = (one) => Number(one.id.slice(LINE.length)) < first;
    for (const line of [...newLines().querySelectorAll("li[id]")].filter(earlier)) line.remove();
    newLines().append(...[...page.querySelectorAll("#log li")].filter(earlier));
    refold();
    makeOneStop();
  }
  completing = false;
}

function morph(html) {
  unfold();
  quiet = null; // while it changes, what had the focus may lose it
  Idiomorph.morph(table(), html, {
    morphStyle: "outerHTML",
    // Text being typed is kept; a button that was pressed must become what the frame says.
    ignoreActiveValue: document.activeElement?.matches("input:not([type=radio])"),
    callbacks: {
      // What people have unfolded or folded is kept.
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.nodeName === "DETAILS"),
      // Frames hold the newest lines of the log; the page keeps the earlier ones.
      beforeNodeRemoved: (node) => !(Number(node.parentElement?.dataset.first) > Number(node.id?.slice(LINE.length))),
      // What a script has set, unless something else comes in its place.
      beforeNodeMorphed: (node, next) => !("keep" in (node.dataset ?? {}) && "keep" in next.dataset),
    },
  });
  quiet = null;
  tidy();
}

function show({ html, title, say }, duration) {
  const moving = duration && !calm.matches;
  const before = moving && remembered();
  const counted = moving && counts();
  const moment = () => table().querySelector(".head").textContent;
  const then = moment();
  const heard = root.dataset.sound === "off" ? null : audible();
  const line = newestLine();
  morph(html);
  notice(line);
  if (heard) hear(heard);
  if (moving) glide(before, duration);
  if (moving && then === moment()) float(counted); // a new round starts counting anew
  complete();
  if (title) { document.title = title; mark(); }
  if (say) spoken.textContent = say;
  if (duration || table().dataset.turn || table().querySelector("#over")) approach(!queue.length);
}

async function play() {
  if (playing) return;
  playing = true;
  let skip = false;
  while (queue.length) {
    const { jumps, motion, rest } = timing(queue.length, skip);
    if (jumps) queue.splice(0, queue.length - 1);
    show(queue.shift(), motion);
    offerSkip(queue.length);
    if (!jumps) skip = await skipped(rest(queue.length));
  }
  playing = false;
  offerSkip(0);
  takeForced();
}

// --- Sound, for those who want it: which one a change makes is said by the board (data-sounds). ---

// What on the page can be heard when it changes: pieces, the newest line, whose turn it is, the end.
function audible() {
  const pieces = [...table().querySelectorAll("[data-kind]")].map(({ dataset }) => `${dataset.kind}@${dataset.at}`);
  return {
    pieces: pieces.sort().join(),
    line: newestLine(),
    turn: table().dataset.turn,
    over: Boolean(table().querySelector("#over")),
  };
}

const newestLine = () => Number(table().querySelector("#log li[id]")?.id.slice(LINE.length) ?? 0);
// What the board says of lines of the log, by their keys.
const declared = (name) => Object.fromEntries((table().querySelector(`[data-${name}]`)?.dataset[name] ?? "").split(" ").map((pair) => pair.split(":")));
// Lines after the one of that number, the newest first.
const later = (number) => [...table().querySelectorAll("#log li[data-says]")].filter((one) => Number(one.id.slice(LINE.length)) > number);

function hear(before) {
  const now = audible();
  const sounds = declared("sounds");
  const said = later(before.line).map((one) => sounds[one.dataset.says]).filter(Boolean);
  const heard = new Set(said);
  if (!said.length && now.pieces !== before.pieces) heard.add(sounds["*"] ?? "card");
  if (now.over && !before.over) heard.add("end");
  else if (now.turn && !before.turn) heard.add("turn");
  if (heard.size) playSounds([...heard]);
}

// --- What a draw has done by itself: told over the board as well (data-notices), as it asks nothing. ---

// Of some lines all are told, of others ("own") only those of the draw that a decision here led to.
function notice(line) {
  const notices = declared("notices");
  const lines = later(line).reverse();
  const first = lines.findIndex(({ dataset: { says, seq } }) => (
    says in notices && (notices[says] !== "own" || Number(seq) === Number(sent) + 1)));
  if (first < 0) return;
  const end = lines.findIndex((one, at) => at > first && (one.matches(".heading") || one.dataset.seq !== lines[first].dataset.seq));
  toast(lines.slice(first, end < 0 ? undefined : end).flatMap((one) => {
    const copy = one.cloneNode(true);
    copy.querySelector(".cited")?.remove();
    return [...copy.childNodes];
  }));
}

const rowsOf = (html) => html.replaceAll("</li><li", "</li>\r\n<li").split("\n");

// After its first frame a connection sends the rows that have changed, and which of those before
// stay, from the first one to the one after the last.  Rows are lines; items of a list in one line are
// rows as well.  Null: it was not that frame that came before.
function completed(frame, before) {
  if (!frame.rows) return frame;
  if (frame.since !== before.frame) return null;
  const rows = frame.rows.flatMap((part) => (typeof part === "string" ? part : before.rows.slice(...part)));
  return { ...frame, html: rows.join("\n").replaceAll("\r\n", "") };
}

function take(frame) {
  if (!frame.html || frame.frame <= latest) return;
  latest = frame.frame;
  queue.push(frame);
  play();
  if (playing) offerSkip(queue.length);
}

// After every frame: the icon, closed score sheets, buttons that need a script.
function tidy() {
  if (!("clock" in root.dataset) && table().querySelector("[data-now]")) import("./clock.js");
  const icon = document.querySelector("[data-icon]");
  edges.disconnect();
  for (const edge of table().querySelectorAll(".plates, [data-bar]")) edges.observe(edge);
  measure();
  const href = icon.href.replace(/favicon(-turn)?\.svg/, table().dataset.turn ? "favicon-turn.svg" : "favicon.svg");
  if (icon.href !== href) icon.href = href;
  for (const sheet of table().querySelectorAll("[data-sheet]")) {
    if (sessionStorage.getItem(sheetKey(sheet))) sheet.open = false;
    sheet.querySelector("[data-dismiss]").hidden = false;
  }
  refold();
  mark();
  document.dispatchEvent(new Event("frame"));
}

// In a page that nobody sees, its title and the app's icon count the turn.
function mark() {
  const turn = document.hidden && Boolean(table().dataset.turn);
  document.title = document.title.replace(/^(\(1\) )?/, turn ? "(1) " : "");
  (turn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
}
const sheetKey = (sheet) => `sheet ${location.pathname} ${sheet.dataset.sheet}`;

// Brings into view what asks for attention: the end of the play, what the game
// shows for a closer look (data-look), what may be chosen, or the seat whose turn it is;
// unless somebody has just scrolled to read something else.
let scrolled = 0;
for (const kind of ["wheel", "touchmove"]) {
  document.addEventListener(kind, () => { scrolled = Date.now(); }, { passive: true });
}
function approach(smooth = true) {
  const found = (selector) => table().querySelector(selector);
  if (!table().dataset.turn && Date.now() - scrolled < 8000) return;
  const look = found("[data-look]");
  const place = found("#over") ?? (look?.offsetHeight ? look : null)
    ?? found(".you:has(.legal)")
    ?? (found(".legal") ?? found("[data-piece]"))?.closest("section");
  place?.scrollIntoView({ block: "nearest", behavior: smooth && !calm.matches ? "smooth" : "auto" });
}

// --- The connection to the server. ---

// The server says something every five seconds. A connection that is silent for longer is dead,
// although the browser may believe for minutes that it is open.
const SILENCE = 8000; // ms
const OPENING = 4000; // until a connection must be open
const PATIENCE = 20000; // for an answer to a question
const FIRST = 1500; // for one that may go over a dead connection; later tries wait longer
const AT_ONCE = 500; // what fails sooner was refused, what fails later was not answered
const LONGEST = 15000; // between two tries
let socket = null; // the newest; what others still bring is shown as well
const lines = new Set();
let tries = 0;
let begun = 0;
let heard = 0;
let due = 0; // the timer of the next try
let hurried = false; // whether the newest connection wants no pauses
let veiled = false; // whether it said that nobody sees the page
let unsent = 0; // decisions that were sent in vain so far

// Grows, and differs between pages: after an outage they must not all come at once.
const backoff = (count) => Math.min(LONGEST, 300 * 2 ** count) * (0.2 + 0.8 * Math.random());
const connected = () => new Promise((done) => document.addEventListener("connected", done, { once: true }));
const soon = (count) => Promise.race([sleep(backoff(count)), connected()]);

function tellLost() {
  lost.hidden = !unsent && tries < 2;
  if (!lost.hidden) lost.textContent = words(unsent ? "Unsent" : "Lost");
}

function listen() {
  heard = Date.now();
  clearTimeout(due);
  due = setTimeout(connect, SILENCE);
}

function connect() {
  clearTimeout(due);
  if (!table().dataset.live) { // nothing more comes
    tries = 0;
    tellLost();
    return;
  }
  const url = new URL(table().dataset.live, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("frame", latest);
  url.searchParams.set("rows", "");
  url.searchParams.set("people", "");
  hurried = hurries();
  if (hurried) url.searchParams.set("hurry", "");
  veiled = document.hidden;
  if (veiled) url.searchParams.set("hidden", "");
  const line = new WebSocket(url);
  let had = { frame: 0, rows: [] }; // the frame that this connection has brought last
  lines.add(line);
  socket = line;
  begun = Date.now();
  due = setTimeout(() => {
    due = setTimeout(connect, OPENING); // should nobody say that it is closed
    line.close();
  }, OPENING * (1 + tries));
  line.onopen = () => {
    if (line !== socket) return;
    for (const other of lines) if (other !== line) other.close();
    tries = 0;
    listen();
    tellLost();
    document.dispatchEvent(new Event("connected"));
  };
  line.onmessage = ({ data }) => {
    if (line === socket) listen();
    const message = JSON.parse(data);
    if (message.presence) return tellPresence(message.presence);
    if (message.talk) return hearTalk(message.talk);
    const frame = completed(message, had);
    if (!frame) return line.close(); // something was lost: the next one begins with a whole frame
    if (frame.html) had = { frame: frame.frame, rows: rowsOf(frame.html) };
    take(frame);
  };
  line.onclose = ({ code }) => {
    lines.delete(line);
    if (code === 4409) location.reload(); // this reader's seats have changed
    if (line !== socket) return;
    socket = null;
    clearTimeout(due);
    if (!table().dataset.live || code === 1008 || (code >= 4400 && code < 4500)) return;
    due = setTimeout(connect, backoff((tries += 1)));
    tellLost();
  };
}

// Connects anew at once: what looks open may be dead, and what waits need not wait any longer.
function revive() {
  if (socket?.readyState === 0 && Date.now() - begun < 1000) return;
  connect();
}

// The newest position that the page has.
const newest = () => Number(queue.at(-1)?.html.match(/name="seq" value="(\d+)"/)?.[1] ?? document.querySelector("#act input[name=seq]").value);

// What the table is known to have must be shown soon; else the connection is dead, or there is none.
async function catchUp(wanted) {
  for (const way of [revive, refresh]) {
    await sleep(1000);
    if (newest() >= wanted) return;
    way();
  }
}

async function refresh() {
  const page = await fetched();
  const found = page?.getElementById("table");
  if (found) take({ frame: Number(found.dataset.frame), html: found.outerHTML, title: page.title });
}

async function post(form, body, patience = PATIENCE) {
  const stop = new AbortController();
  const since = Date.now();
  const timer = setTimeout(() => stop.abort(), patience);
  // what was under way when a new connection opens was sent over one that may be dead
  const wake = () => { if (Date.now() - since > AT_ONCE) stop.abort(); };
  if (patience < PATIENCE) document.addEventListener("connected", wake);
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers, signal: stop.signal });
    const { ok, status } = response;
    return { ok, status, answer: await response.json() }; // whoever answers otherwise is not the site
  } finally {
    clearTimeout(timer);
    document.removeEventListener("connected", wake);
  }
}

// A question is asked a few times.
async function ask(form, body) {
  for (const wait of [0, 500, 1500]) {
    await sleep(wait);
    try {
      return await post(form, body);
    } catch { /* disconnected */ }
  }
  return { ok: false, answer: { message: words("Failed") } };
}

// A decision is sent until it is answered: always with the same id, so it is taken once.
// Browsers send it over connections that they keep, and six of these may be dead.
async function deliver(form, body) {
  for (let failed = 0, late = 0; ;) {
    const since = Date.now();
    try {
      const outcome = await post(form, body, Math.min(FIRST * 2 ** Math.max(0, late - 5), LONGEST));
      if (failed + late) { unsent -= 1; tellLost(); }
      return outcome;
    } catch { /* disconnected */ }
    if (!(failed + late)) unsent += 1;
    tellLost();
    if (Date.now() - since > AT_ONCE) late += 1;
    else await soon(failed += 1);
    if (late === 1) revive();
  }
}

// A decision is sent once, unless it did not reach the table; questions any number of times.
// Presses on an outdated frame, or while a macro runs, are ignored.
let sent = null;
let following = false;
const isLate = (seq) => following || sent === seq || newest() !== Number(seq);
async function act(form, button, id) {
  const seq = ["action", "macro", "take_back"].includes(button.name) ? form.elements.seq.value : null;
  if (seq && isLate(seq)) return;
  sent = seq ?? sent;
  following ||= button.name === "macro";
  const body = new URLSearchParams(new FormData(form));
  body.set(button.name, button.value);
  body.set("id", id ?? crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].join(""));
  button.setAttribute("aria-busy", "true");
  const { ok, status, answer } = await (seq ? deliver : ask)(form, body);
  button.removeAttribute("aria-busy");
  if (button.name === "macro") following = false;
  if (!ok && sent === seq) sent = null;
  disarm();
  if (answer.advice) { advise(answer.advice, body.get("seq"), answer.again); return; }
  toast(answer.message ?? (ok ? "" : words("Failed")), answer.rule_url);
  if (seq && ok) catchUp(answer.seq);
  if (seq && status === 409) catchUp(Number(seq) + 1); // the table has moved on
}

// --- A decision with one legal action, taken for those who want that. ---

const FORCED_PAUSE = 900; // ms, so that one sees what was to be decided

async function takeForced() {
  const form = document.getElementById("act");
  const seq = form?.elements?.seq.value; // a replay has no form
  const wanted = () => root.dataset.forced === "on" && table().dataset.forced && !document.hidden && !playing
    && form.elements.seq.value === seq && !isLate(seq);
  if (!seq || !wanted()) return;
  await sleep(FORCED_PAUSE);
  if (!wanted()) return;
  const { forced, forcedSaid } = table().dataset;
  const button = Object.assign(document.createElement("button"), { name: "action", value: forced });
  toast(forcedSaid);
  act(form, button, `forced-${seq}`); // the same from every tab, so it is taken once
}

// --- A hint: stands in the bar and marks the best action on the board, until the next picture. ---

const STICKS = matchMedia("(width < 1000px)"); // the bar, to the lower edge

function advise(html, seq, again) {
  if (document.querySelector("#act input[name=seq]").value !== seq) return;
  if (again) askAgain(1000 * again, seq);
  const waits = document.querySelector("#advice[data-preparing] .said");
  if (waits && again) { // only the remaining time differs; it is not announced each time
    waits.removeAttribute("role");
    waits.textContent = new DOMParser().parseFromString(html, "text/html").querySelector(".said").textContent;
    return;
  }
  unadvise();
  const bar = table().querySelector("[data-bar]");
  const before = bar.offsetHeight;
  bar.insertAdjacentHTML("afterbegin", html);
  if (STICKS.matches) scrollBy({ top: bar.offsetHeight - before, behavior: "instant" }); // what lay above the bar still does
  const panel = document.getElementById("advice");
  panel.querySelector("[data-unadvise]").hidden = false;
  const best = panel.querySelector("[name=action]")?.value;
  const lines = new Map([...panel.querySelectorAll("[name=action]")].map((line) => [line.value, line]));
  for (const button of table().querySelectorAll("button[name=action]")) {
    if (panel.contains(button)) continue;
    if (button.value === best) button.classList.add("advised");
    const line = lines.get(button.value); // the board may say more, such as who ends up on top
    if (line && button.dataset.hint?.startsWith(line.dataset.hint)) line.textContent = button.dataset.hint;
  }
}

// A hint that is being prepared is requested again while its panel is shown, so it comes by itself.
let asking = 0;
async function askAgain(wait, seq) {
  const mine = (asking += 1);
  const wanted = () => mine === asking && document.querySelector("#advice[data-preparing]");
  await sleep(wait);
  if (!wanted()) return;
  const form = document.getElementById("act");
  const { answer } = await ask(form, new URLSearchParams({ seq, id: `hint-${seq}`, hint: "1" }));
  if (!wanted()) return;
  if (answer.advice) { advise(answer.advice, seq, answer.again); return; }
  unadvise();
  toast(answer.message ?? words("Failed"));
}

function unadvise() {
  const panel = document.getElementById("advice");
  if (panel) {
    const bar = table().querySelector("[data-bar]");
    const before = bar.offsetHeight;
    panel.remove();
    if (STICKS.matches) scrollBy({ top: bar.offsetHeight - before, behavior: "instant" });
  }
  for (const button of table().querySelectorAll(".advised")) button.classList.remove("advised");
}

// --- Input: hover and focus say what a choice does; a finger taps twice. ---

let pointer = "mouse";
let quiet = null;

function hint(text) {
  const line = table().querySelector("[data-hint-line]");
  if (!line) return;
  if (text === null && !quiet) return;
  quiet ??= [...line.childNodes];
  line.replaceChildren(...(text === null ? quiet : [text]));
  if (text === null) quiet = null;
}
const told = (button) => [button.dataset.hint, button.dataset.effect].filter(Boolean).join(" \u00b7 ");

function disarm() {
  document.querySelector(".armed")?.classList.remove("armed");
  hint(null);
}

// Closes what overlays the page, unless ``target`` is inside it.
function fold(target) {
  for (const leaf of document.querySelectorAll("[data-pop][open]")) leaf.open = leaf.contains(target);
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    const button = target.closest?.("[data-hint]");
    if (button && !document.querySelector(".armed")) hint(told(button));
  });
}
for (const kind of ["pointerout", "focusout"]) {
  document.addEventListener(kind, ({ target }) => {
    if (target.closest?.("[data-hint]") && !document.querySelector(".armed")) hint(null);
  });
}
// The button under the pointer when it went down: cards move, but a press means what was seen then.
let pressed = null;
document.addEventListener("pointerdown", ({ pointerType, target, clientX: x, clientY: y }) => {
  pointer = pointerType;
  const button = target.closest("button[name=action], button[name=macro], button[name=why]");
  pressed = button?.form && { button, x, y, value: button.value, seq: button.form.elements.seq.value };
  if (playing && queue.length && !target.closest("[data-skip]")) document.dispatchEvent(new Event("skip"));
  if (!target.closest(".armed")) disarm();
  fold(target);
});
document.addEventListener("keydown", ({ key }) => {
  pointer = "keyboard";
  if (key === "Escape") { disarm(); unadvise(); fold(document.body); }
});

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  if (!button || !form.matches("[data-act]")) return;
  event.preventDefault();
  const sure = "sure" in button.dataset || !button.dataset.hint || button.classList.contains("armed");
  if (pointer !== "touch" || sure) { act(form, button); return; }
  disarm();
  button.classList.add("armed");
  hint(`${told(button)} \u00b7 ${words("Again")}`);
});

// A click goes to what is under the pointer when it goes up, which may be another card by then.
document.addEventListener("click", (event) => {
  const { target, clientX, clientY, detail } = event;
  if (!pressed || !detail) return; // by keyboard
  const { button, x, y, value, seq } = pressed;
  pressed = null;
  const same = button.isConnected && button.value === value && button.form?.elements.seq.value === seq;
  const there = target.closest("button") === button;
  if ((there && same) || (!there && Math.hypot(clientX - x, clientY - y) > 12)) return;
  event.preventDefault();
  if (same) button.form.requestSubmit(button);
}, true);

document.addEventListener("click", async (event) => {
  const { target } = event;
  const copy = target.closest("[data-copy]");
  if (copy) {
    const field = copy.parentElement.querySelector("input");
    field?.select();
    try { await navigator.clipboard.writeText(copy.dataset.copy); } catch { document.execCommand("copy"); }
    toast(words("Copied"));
  }
  if (target.closest("[data-unadvise]")) { unadvise(); table().querySelector("[name=hint]")?.focus(); }
  const sheet = target.closest("[data-dismiss]")?.closest("[data-sheet]");
  if (sheet) { sheet.open = false; sessionStorage.setItem(sheetKey(sheet), "1"); approach(); }
});

addEventListener("online", revive);
addEventListener("pageshow", ({ persisted }) => { if (persisted) revive(); });
addEventListener("offline", () => { tries = Math.max(tries, 2); tellLost(); });
document.addEventListener("visibilitychange", () => {
  takeForced();
  tellPace();
  mark();
  if (!document.hidden && (socket?.readyState !== 1 || Date.now() - heard > SILENCE)) revive();
});
document.addEventListener("stale", () => { revive(); refresh(); });
// How fast bots are to move, and whether somebody sees the page, is told by a new connection, once an
// earlier one is open.
let telling = 0;
function tellPace() {
  clearTimeout(telling);
  telling = setTimeout(() => {
    if (!table().dataset.live || (hurried === hurries() && veiled === document.hidden)) return;
    if (socket?.readyState === 0) tellPace();
    else connect();
  }, 60);
}
document.addEventListener("hurry", tellPace);
document.addEventListener("preference", () => {
  tellPace();
  offerSkip(queue.length);
  takeForced();
});

// --- The talk, loaded when there is something to read, or somebody opens it. ---

const talk = document.querySelector(".talk-open");
function hearTalk(newest) {
  const seen = Number(talk && localStorage.getItem(`talk ${talk.pathname}`));
  if (talk && newest > seen && root.dataset.talk !== "off") import("./talk.js").then((one) => one.hear(newest), () => {});
}
talk?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./talk.js").then((one) => one.toggle(), () => location.assign(talk.href));
});
talk?.setAttribute("aria-expanded", "false");

// --- The rules, in a drawer: what is asked now, what a line of the log or an answer leads to. ---

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-rules], a.rule");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./drawer.js").then((one) => one.toggle(link).catch(one.failed), () => location.assign(link.href));
});
document.querySelector("[data-rules]")?.setAttribute("aria-expanded", "false");

// In the log the arrow keys go from rule to rule, so that the log is one stop of the Tab key.
function makeOneStop() {
  for (const one of table().querySelectorAll("#log a.rule")) one.tabIndex = -1;
}
document.addEventListener("frame", makeOneStop);
document.addEventListener("keydown", (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = event.target.closest?.("#log ol");
  if (!by || !log) return;
  const links = [...log.querySelectorAll("a.rule")].filter((one) => one.offsetParent);
  const at = links.indexOf(event.target);
  const next = links[at < 0 ? 0 : at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

// --- The side column, folded on this device until it is unfolded. ---

function foldSide(folded) {
  document.documentElement.dataset.side = folded ? "folded" : "";
  document.querySelector("[data-fold]")?.setAttribute("aria-pressed", folded);
}
for (const button of document.querySelectorAll("[data-fold]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const folded = document.documentElement.dataset.side !== "folded";
    localStorage.setItem("side", folded ? "folded" : "");
    foldSide(folded);
  });
}
foldSide(localStorage.getItem("side") === "folded");

showPreferences();
tidy();
offerSkip(0);
connect();
takeForced();
if (table().dataset.turn) {
  approach();
  document.fonts.ready.then(() => { measure(); if (!scrolled) approach(false); }); // lines may break elsewhere now
}

export { morph, show };
