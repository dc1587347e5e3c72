// The rules: finds a word while one types. Without it the form asks the server.

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Marks the words where browsers can mark without changing the page.
function mark(root, words) {
  if (!globalThis.Highlight) return;
  const ranges = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.length && walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = folded(node.data);
    if (text.length !== node.data.length || !node.parentElement.closest("section:not([hidden])")) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("rules-found", new Highlight(...ranges));
}

export function searchable(root) {
  const form = root.querySelector(".rules-search");
  const field = form.querySelector("[type=search]");
  const told = form.querySelector("[data-rules-found]");
  const sections = [...root.querySelectorAll("section")];
  const texts = new Map(sections.map((one) => [one, folded(one.textContent)]));
  const links = new Map([...root.querySelectorAll(".contents a")].map((one) => [one.hash.slice(1), one.parentElement]));
  function find() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    for (const one of sections) {
      one.hidden = !words.every((word) => texts.get(one).includes(word));
      links.get(one.id).hidden = one.hidden;
    }
    const count = sections.filter((one) => !one.hidden).length;
    told.textContent = words.length ? told.dataset.rulesFound.replace("COUNT", count) : "";
    mark(root, words);
  }
  field.addEventListener("input", find);
  form.addEventListener("submit", (event) => { event.preventDefault(); find(); });
  return { clear() { if (field.value) { field.value = ""; find(); } } };
}

const page = document.querySelector("main #rules");
// What was looked for on the server is shown whole by the server alone.
if (page && !page.querySelector("[type=search]").value) searchable(page);
