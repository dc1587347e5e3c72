// What is wrong with where things lie on a page: a function that returns findings.
//
// Each is {rule, where, numbers}.  `options`: touch, decision (its parts must be in the window),
// band (the bar's greatest height, or null).
(options) => {
  // What may be cut by an ellipsis: the whole text stands elsewhere on the page, or in a title.
  const SHORTENED = [
    ".bar .prompt .hint", // the latest line of the log, which stands in the log
    ".plate b", // on a phone; the name stands whole in the seat's panel
    ".table > .head > *", // on a phone; the title has it
  ];
  // Decoration: declared pictures of pieces whose letters are part of the drawing.
  const DECORATION = ["[aria-hidden=true] svg *", "svg[aria-hidden=true] *", "[role=img] *"];
  const NEAR = 1.5; // px; what browsers round
  // What opens over the board on purpose, and covers only what does not matter then.
  const OVER = ".place > :not(#act), [popover], dialog";
  // A tap on these only says why something is no choice: no decision needs them.
  const ASKS = "[name=why]";
  const SAMPLES = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
  const root = document.documentElement;
  const found = new Map();
  const report = (rule, where, numbers) => {
    if (!found.has(rule + where)) found.set(rule + where, { rule, where, numbers });
  };
  const whole = (number) => Math.round(number * 10) / 10;
  const said = ({ left, top, right, bottom }) => (
    `${whole(right - left)}x${whole(bottom - top)} at ${whole(left)},${whole(top)}`);

  const name = (element) => {
    const one = (it) => {
      const classes = [...it.classList].slice(0, 3).map((word) => `.${word}`).join("");
      const id = it.getAttribute("id"); // a form's own may be hidden by a field of that name
      return id ? `${it.localName}#${id}` : it.localName + classes;
    };
    const above = element.parentElement?.closest("[id], [class]");
    const value = element.getAttribute?.("value");
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    return `${above && above !== root ? `${one(above)} > ` : ""}${one(element)}`
      + `${element.name ? `[${element.name}=${value}]` : ""}${words ? ` “${words}”` : ""}`;
  };

  const isShown = (element) => element.checkVisibility({
    opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true,
  }) && !element.closest(".sr, .skip");

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box) => box.right - box.left <= 0 || box.bottom - box.top <= 0;
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const screen = () => ({ left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight });

  // The boxes that cut an element, from near to far: [element, box, whether a person can scroll it].
  const styles = new Map();
  class Style { // what is read of a live style is computed anew each time
    constructor(element) { this.live = getComputedStyle(element); }
  }
  for (const part of ["position", "overflowX", "overflowY", "display", "transform", "fontStyle", "fontWeight",
    "fontSize", "fontFamily", "textTransform", "fill", "fillOpacity", "opacity", "backgroundColor", "backgroundImage"]) {
    Object.defineProperty(Style.prototype, part, {
      get() {
        const value = this.live[part];
        Object.defineProperty(this, part, { value });
        return value;
      },
    });
  }
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, new Style(element));
    return styles.get(element);
  };
  const cutters = (element) => {
    const boxes = [];
    let { position } = style(element);
    for (let up = element.parentElement; up && up !== root; up = up.parentElement) {
      const look = style(up);
      if (up === document.body && style(root).overflowX === "visible") break; // it is the window's
      const holds = position !== "absolute" || look.position !== "static" || look.transform !== "none";
      if (position === "fixed") break;
      if (holds) {
        const cuts = [look.overflowX, look.overflowY].map((way) => way !== "visible");
        if (cuts.some(Boolean) && look.display !== "inline" && look.display !== "contents") {
          const box = up.getBoundingClientRect();
          boxes.push([up, {
            left: cuts[0] ? box.left : -Infinity, right: cuts[0] ? box.right : Infinity,
            top: cuts[1] ? box.top : -Infinity, bottom: cuts[1] ? box.bottom : Infinity,
          }, [look.overflowX, look.overflowY].some((way) => way === "auto" || way === "scroll")]);
        }
        if (look.position !== "static") position = look.position;
        else if (position === "absolute") position = "static";
      }
    }
    return boxes;
  };
  const stuck = (element) => {
    for (let up = element; up && up !== root; up = up.parentElement) {
      if (["sticky", "fixed"].includes(style(up).position)) return up;
    }
    return null;
  };

  // --- What may be tapped. ---

  // What an element is tapped on: where an empty part of it covers what it stands in, all of that.
  const area = (element) => {
    const { content, position, inset } = getComputedStyle(element, "::after");
    const covers = content === '""' && position === "absolute" && inset === "0px";
    return (covers && style(element).position === "static" && element.offsetParent) || element;
  };
  // The box of an element; of a link in a text its first line, as between its lines is other text.
  const lineOf = (element) => plain(
    (style(element).display === "inline" && element.getClientRects()[0]) || area(element).getBoundingClientRect());

  const TAPPED = "a[href], button:not(:disabled), select, textarea, summary, label, "
    + "input:not([type=hidden], :disabled)";
  const labelled = (element) => (
    element.localName === "input" && ["radio", "checkbox"].includes(element.type) && element.labels.length);
  const tapped = [...document.querySelectorAll(TAPPED)].filter((element) => {
    if (!isShown(element) || labelled(element)) return false;
    if (element.localName !== "label") return true;
    const { type, disabled, checked } = element.control ?? {};
    return !disabled && (type === "checkbox" || (type === "radio" && !checked));
  });
  const isInText = (element) => {
    if (element.localName !== "a" || style(element).display !== "inline") return false;
    const around = element.closest("p, li") ?? element.parentElement;
    return around.textContent.trim().length > element.textContent.trim().length;
  };
  const same = (element, hit) => hit && (element.contains(hit) || (hit.closest("label") === element)
    || (element.localName !== "label" && hit.localName === "label" && hit.control === element));

  // The largest rectangle of an element that nothing lies over, in pixels: cards in a fan show a part.
  // The first that is large enough will do.
  const free = (element, box, enough) => {
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const [columns, rows] = [Math.max(Math.ceil(wide / 4), 1), Math.max(Math.ceil(high / 4), 1)];
    const depth = new Array(columns).fill(0);
    let best = [0, 0];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const x = box.left + ((column + 0.5) * wide) / columns;
        const y = box.top + ((row + 0.5) * high) / rows;
        depth[column] = same(element, document.elementFromPoint(x, y)) ? depth[column] + 1 : 0;
      }
      for (let from = 0; from < columns; from += 1) {
        for (let to = from, least = Infinity; to < columns; to += 1) {
          least = Math.min(least, depth[to]);
          const size = [((to - from + 1) * wide) / columns, (least * high) / rows];
          if (Math.min(...size) > Math.min(...best)) best = size;
        }
      }
      if (Math.min(...best) >= enough) break;
    }
    return best;
  };

  const normal = options.touch ? 44 : 24;
  const home = [scrollX, scrollY];
  for (const element of tapped) {
    const least = element.matches(ASKS) ? 24 : normal;
    let box = lineOf(element);
    if (isEmpty(box)) continue;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    if ((wide < least - 0.5 || high < least - 0.5) && !isInText(element)) {
      report("small", name(element), `${whole(wide)}x${whole(high)}, least ${least}`);
    }
    const outside = () => cutters(element).reduce((sum, [, cut]) => meet(sum, cut), meet(box, screen()));
    let seen = outside();
    if (!element.closest(SHORTENED.join()) && (seen.right - seen.left < wide - NEAR || seen.bottom - seen.top < high - NEAR)) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      for (const [up, , scrolls] of cutters(element)) if (!scrolls) up.scrollTo(0, 0);
      box = lineOf(element);
      seen = outside();
      const most = cutters(element).filter(([, , scrolls]) => scrolls).map(([up]) => up).concat(root);
      const width = Math.min(wide, ...most.map((up) => up.clientWidth));
      const height = Math.min(high, ...most.map((up) => up.clientHeight));
      if (seen.right - seen.left < width - NEAR || seen.bottom - seen.top < height - NEAR) {
        report("cut", name(element), `${said(seen)} is seen of ${said(box)}`);
      }
    }
    const covering = () => {
      for (const [across, down] of SAMPLES) {
        const x = seen.left + across * (seen.right - seen.left);
        const y = seen.top + down * (seen.bottom - seen.top);
        const hit = document.elementFromPoint(x, y);
        if (hit && !same(element, hit)) return { hit, at: `${across},${down}` };
      }
      return null;
    };
    if (!isEmpty(seen)) {
      let over = covering();
      if (over && stuck(over.hit) && !stuck(element)) { // it scrolls below a bar: out from under it?
        element.scrollIntoView({ block: "center", behavior: "instant" });
        box = lineOf(element);
        seen = outside();
        over = covering();
      }
      const other = over?.hit.closest(TAPPED); // a card of a fan, a cube on its planet
      if (over && !(other && element.matches(ASKS))) {
        const enough = Math.min(least, wide, high) - 4;
        const size = other && free(element, seen, enough);
        if (!size || Math.min(...size) < enough) report("covered", name(element),
          `at ${over.at} of ${said(box)} by ${name(over.hit)}${size ? `; free: ${size.map(whole).join("x")}` : ""}`);
      }
    }
    scrollTo({ left: home[0], top: home[1], behavior: "instant" });
  }
  for (const up of document.querySelectorAll("*")) if (up.scrollTop || up.scrollLeft) up.scrollTo(0, 0);

  // --- Text. ---

  const measured = new Map();
  const pen = document.createElement("canvas").getContext("2d");
  // Where the ink of each line of a text is: its line box without the empty room above and below.
  const inked = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const look = style(node.parentElement);
    pen.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const text = look.textTransform === "uppercase" ? node.data.toUpperCase() : node.data;
    const key = `${pen.font} ${text}`;
    if (!measured.has(key)) measured.set(key, pen.measureText(text.trim()));
    const all = measured.get(key);
    const high = all.fontBoundingBoxAscent + all.fontBoundingBoxDescent;
    return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1).map((box) => {
      const scale = box.height / high;
      return {
        left: box.left, right: box.right,
        top: box.top + (all.fontBoundingBoxAscent - all.actualBoundingBoxAscent) * scale,
        bottom: box.bottom - (all.fontBoundingBoxDescent - all.actualBoundingBoxDescent) * scale,
      };
    });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "NOSCRIPT", "title", "desc", "OPTION"].includes(parent.nodeName)) continue;
    if (!isShown(parent) || parent.closest(DECORATION.join())) continue;
    nodes.push(node);
  }
  const SEEN_THROUGH = ["text", "tspan", "g", "use"]; // whatever their fill
  const opaque = (element) => {
    if (SEEN_THROUGH.includes(element.localName)) return false;
    const look = style(element);
    if (element instanceof SVGElement && element.localName !== "svg") {
      return look.fill !== "none" && Number(look.fillOpacity) > 0.8 && Number(look.opacity) > 0.8;
    }
    const alpha = look.backgroundColor.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? look.backgroundColor.match(/\/ ([\d.]+)\)/)?.[1] ?? 1;
    return Number(alpha) > 0.8 || look.backgroundImage.includes("gradient") || element.localName === "img";
  };
  const opaques = [...document.querySelectorAll("body *")].filter((one) => (
    !SEEN_THROUGH.includes(one.localName) && isShown(one) && opaque(one)));
  // What a point is asked for: texts, and what hides what is below it.  Nothing else need be hit, and
  // what a page lets pointers pass is asked for, too.  A part of an element's own style makes browsers
  // style little anew; a rule for all elements makes them style the whole page, so it is for what
  // seems to be covered only.
  const asked = new Set([...opaques, ...nodes.map((node) => node.parentElement)]);
  const own = new Map(); // what its style says itself
  const point = (element, value) => {
    if (!own.has(element)) own.set(element, element.getAttribute("style"));
    element.style.setProperty("pointer-events", value, "important");
  };
  const ask = () => {
    if (own.size) return;
    point(root, "none");
    for (const element of asked) point(element, "auto");
  };
  const askNoMore = () => {
    for (const [element, before] of own) {
      if (before === null) element.removeAttribute("style");
      else element.setAttribute("style", before);
    }
    own.clear();
  };
  const EVERYTHING = "*, *::before, *::after { pointer-events: auto !important; }";
  const stackAt = (x, y) => {
    ask();
    return document.elementsFromPoint(x, y).filter((one) => asked.has(one));
  };
  const topAt = (x, y) => {
    ask();
    const top = document.elementFromPoint(x, y);
    return top && !asked.has(top) ? stackAt(x, y)[0] : top;
  };
  const all = [(x, y) => document.elementFromPoint(x, y), (x, y) => document.elementsFromPoint(x, y)];

  // Whether something may lie over a text: where nothing does, browsers need not be asked, which take
  // long to find what lies at a point.  In a drawing what comes later lies above.
  const below = (one, parent) => one.ownerSVGElement && one.ownerSVGElement === parent.ownerSVGElement
    && one.compareDocumentPosition(parent) & Node.DOCUMENT_POSITION_FOLLOWING;
  const mayCover = (covers, box, parent) => covers.some(([one, cover]) => (
    cover.left < box.right && box.left < cover.right && cover.top < box.bottom && box.top < cover.bottom
    && !one.contains(parent) && !parent.contains(one) && !below(one, parent)));

  // Whether it belongs to what opens over the text, and not to what the text stands in itself.
  const isOver = (one, text) => {
    const opened = one.closest(OVER);
    return opened !== null && !opened.contains(text);
  };

  const known = new Set(); // whose covers are known: it was between what stays at the edges
  const look = () => {
    const texts = [];
    for (const node of nodes) {
      const parent = node.parentElement;
      const cuts = cutters(parent);
      const own = style(parent);
      if ((own.overflowX !== "visible" || own.overflowY !== "visible") && own.display !== "inline") {
        const box = parent.getBoundingClientRect();
        cuts.unshift([parent, plain(box), [own.overflowX, own.overflowY].some((way) => way === "auto" || way === "scroll")]);
      }
      for (const box of inked(node)) {
        if (cuts.some(([, cut]) => cut.right - cut.left < 2)) continue; // for those who listen
        const scrolled = cuts.some(([, , scrolls]) => scrolls);
        const seen = cuts.reduce((sum, [, cut]) => meet(sum, cut), box);
        const shortened = parent.closest(SHORTENED.join());
        if (!scrolled && !shortened && (seen.right - seen.left < box.right - box.left - NEAR
          || seen.bottom - seen.top < box.bottom - box.top - NEAR)) {
          report("cut text", name(parent), `${said(seen)} is seen of ${said(box)}`);
        }
        if (!scrolled && !shortened && (box.left < -NEAR || box.right > root.clientWidth + NEAR)) {
          report("cut text", name(parent), `${said(box)} leaves a window ${root.clientWidth} px wide`);
        }
        const here = meet(seen, screen());
        if (!isEmpty(here)) texts.push({ parent, node, box: here, bar: stuck(parent) });
      }
    }
    texts.sort((a, b) => a.box.left - b.box.left);
    for (let i = 0; i < texts.length; i += 1) {
      for (let j = i + 1; j < texts.length && texts[j].box.left < texts[i].box.right; j += 1) {
        const [a, b] = [texts[i], texts[j]];
        if (a.parent === b.parent || a.bar !== b.bar) continue;
        const both = meet(a.box, b.box);
        if (both.right - both.left <= NEAR || both.bottom - both.top <= NEAR) continue;
        const stack = stackAt((both.left + both.right) / 2, (both.top + both.bottom) / 2);
        const at = [a, b].map(({ parent }) => stack.findIndex((one) => one === parent || parent.contains(one)));
        if (at.includes(-1)) continue; // one of them does not show there
        const [upper, lower] = at[0] < at[1] ? [a, b] : [b, a];
        const between = stack.slice(Math.min(...at), Math.max(...at)).filter((one) => !one.contains(lower.parent));
        if (between.some(opaque)) continue; // a card that lies on another; see "covered text"
        report("overlapping text", `${name(upper.parent)} and ${name(lower.parent)}`,
          `by ${whole(both.right - both.left)}x${whole(both.bottom - both.top)} at ${whole(both.left)},${whole(both.top)}`);
      }
    }
    const covers = opaques.map((one) => [one, one.getBoundingClientRect()]);
    const over = ({ parent, box, bar }, topmost, stacked) => {
      const points = [0.1, 0.9].flatMap((across) => [0.25, 0.75].map((down) => (
        [box.left + across * (box.right - box.left), box.top + down * (box.bottom - box.top)])));
      return points.map(([x, y]) => {
        const top = topmost(x, y);
        if (!top || top.contains(parent) || parent.contains(top)) return null;
        const stack = stacked(x, y);
        const self = stack.findIndex((one) => one === parent || one.contains(parent) || parent.contains(one));
        return stack.slice(0, Math.max(self, 0)).find((one) => opaque(one) && (bar || !stuck(one)) && !isOver(one, parent));
      });
    };
    const suspects = texts.filter((text) => {
      const { parent, node, box, bar } = text;
      if (known.has(node)) return false;
      if (bar || (box.top > low && box.bottom < root.clientHeight - low)) known.add(node);
      return mayCover(covers, box, parent) && over(text, topAt, stackAt).some(Boolean);
    });
    if (!suspects.length) return;
    const hits = document.createElement("style");
    hits.textContent = EVERYTHING; // it may lie below what the text stands in
    askNoMore();
    document.head.append(hits);
    for (const text of suspects) {
      const points = over(text, ...all);
      const covering = points.filter(Boolean);
      if (covering.length && covering.length < points.length) {
        report("covered text", name(text.parent), `${covering.length} of ${points.length} points of ${said(text.box)} by ${name(covering[0])}`);
      }
    }
    hits.remove();
  };
  const bars = [...document.querySelectorAll(".bar, .plates")].filter((bar) => stuck(bar));
  const low = Math.max(0, ...bars.map((bar) => bar.offsetHeight)) + 8;
  const room = Math.max(root.clientHeight - bars.reduce((sum, bar) => sum + bar.offsetHeight, 0) - 60, 120);
  for (let top = 0; ; top += room) {
    scrollTo({ top, behavior: "instant" });
    look();
    if (top + root.clientHeight >= root.scrollHeight - 1) break;
  }
  askNoMore();
  scrollTo({ left: home[0], top: home[1], behavior: "instant" });

  // A word that goes on in the next line without a hyphen of its own: its column is too narrow.
  const WORD = /[\p{L}\p{M}]{4,}/gu;
  for (const node of nodes) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size < 2) continue;
    if (cutters(node.parentElement).some(([, cut]) => cut.right - cut.left < 2)) continue;
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter((box) => box.width > 1);
      if (lines.length > 1 && lines[1].top > lines[0].bottom - NEAR) {
        report("broken word", name(node.parentElement), `“${word}” in ${said(lines[0])}`);
      }
    }
  }

  // --- The page. ---

  if (root.scrollWidth > root.clientWidth) {
    report("sideways", "html", `${root.scrollWidth} px in a window of ${root.clientWidth}`);
  }
  const bar = document.querySelector(".table > .bar");
  if (options.band && bar && bar.offsetHeight > options.band) {
    report("high bar", name(bar), `${bar.offsetHeight} px, at most ${options.band}`);
  }
  if (options.decision) {
    const inBar = ".bar .prompt, .bar .acts .button";
    const parts = document.querySelector(".bar.answered") // of a puzzle: what comes next is in the bar
      ? inBar : `${inBar}, .legal, #act button[name=action], #act label:has(input)`;
    for (const part of document.querySelectorAll(parts)) {
      const box = plain(part.getBoundingClientRect());
      if (!isShown(part) || isEmpty(box)) continue;
      const seen = cutters(part).reduce((sum, [, cut]) => meet(sum, cut), meet(box, screen()));
      if (seen.right - seen.left < box.right - box.left - NEAR || seen.bottom - seen.top < box.bottom - box.top - NEAR) {
        report("decision outside", name(part), `${said(seen)} is seen of ${said(box)}`);
      }
    }
  }
  return [...found.values()];
}
