// On a page in the pseudo-language: what people read, or hear, that is in no text file.
(exempt) => {
  const isExempt = new RegExp(`^(?:${exempt})$`, "u");
  const found = new Map();
  const [open, close] = ["⟦", "⟧"];
  // What stands outside of the marks, from depth 0 on; returns [that, the depth after it].
  const outside = (text, before) => {
    let depth = before;
    let rest = "";
    for (const letter of text) {
      if (letter === open) depth += 1;
      else if (letter === close) depth -= 1;
      else rest += depth > 0 ? "\u0000" : letter;
    }
    return [rest.split("\u0000"), depth];
  };
  const judge = (parts, where) => {
    for (const part of parts) {
      const words = part.replace(/\s+/g, " ").trim();
      if (/\p{L}{2}/u.test(words) && !isExempt.test(words)) found.set(`${where}: ${words}`, [where, words]);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let depth = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest("script, style, noscript, code, .qr, [lang]:not(html), [translate=no]")) continue;
    const where = element.localName + [...element.classList].map((one) => `.${one}`).join("");
    if (node.nodeType === Node.TEXT_NODE) {
      const [parts, after] = outside(node.data, depth);
      judge(parts, where);
      depth = after;
    } else {
      for (const name of ["aria-label", "title", "alt", "placeholder", "data-hint", "aria-description"]) {
        if (node.hasAttribute(name)) judge(outside(node.getAttribute(name), 0)[0], `${where}[${name}]`);
      }
    }
  }
  judge(outside(document.title, 0)[0], "title");
  if (depth) found.set("depth", ["body", `marks do not match: ${depth}`]);
  return [...found.values()];
}
