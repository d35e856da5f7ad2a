const tag = /<[a-z][^<>]*>/gi;
const styleSheet = /<style\b[^<]*(?:<(?!\/style\s*>)[^<]*)*(?:<\/style\s*>)?/gi;

/**
 * Prepares pasted markup for the editor, which keeps only allowed markup: paragraphs that Word and others use
 * for lists become lists, and bold or italic styles become tags. Runs in browsers only.
 */
export function cleanedPaste(html: string): string {
  // The content policy applies to parsed documents too: styles would be reported and could not be read.
  const unstyled = html
    .replace(styleSheet, "")
    .replace(tag, (found) => found.replace(/\sstyle\s*=/gi, " data-style="));
  const { body } = new DOMParser().parseFromString(unstyled, "text/html");
  // Word for the web adds a space at the end of each paragraph.
  for (const end of body.querySelectorAll(".EOP")) end.remove();
  for (const paragraph of body.querySelectorAll("p")) if (!paragraph.textContent?.trim()) paragraph.remove();
  emphasisOfStyles(body);
  linesOfTables(body);
  listsOfWordOnline(body);
  listsOfParagraphs(body);
  return body.innerHTML;
}

const emphases = [
  {
    tag: "strong",
    own: "b, strong",
    on: /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i,
    off: /(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i,
  },
  {
    tag: "em",
    own: "i, em",
    on: /(?:^|;)\s*font-style:\s*(?:italic|oblique)/i,
    off: /(?:^|;)\s*font-style:\s*normal/i,
  },
];

/** Google Docs marks bold text by style only, and wraps everything in a `b` that is not bold. */
function emphasisOfStyles(body: HTMLElement): void {
  for (const { tag, own, on, off } of emphases)
    for (const element of [...body.querySelectorAll("[data-style]")]) {
      const style = styleOf(element);
      if (element.matches(own)) {
        if (off.test(style)) element.replaceWith(...element.childNodes);
      } else if (on.test(style)) {
        const emphasis = body.ownerDocument.createElement(tag);
        emphasis.append(...element.childNodes);
        element.append(emphasis);
      }
    }
}

function styleOf(element: Element): string {
  return element.getAttribute("data-style") ?? "";
}

/**
 * Ads have no tables: a row of short cells becomes a line with separated cells, and cells with lists or several paragraphs follow
 * one another.
 */
function linesOfTables(body: HTMLElement): void {
  // The last ones first, so that a table in a cell is replaced before the table around it.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const lines = [...table.querySelectorAll("tr")].flatMap((row) => lineOfRow(row));
    table.replaceWith(
      ...[...table.querySelectorAll("caption")].flatMap(({ childNodes }) => [...childNodes]),
      ...lines,
    );
  }
}

const blocks = "p, li, h1, h2, h3, h4, h5, h6";

function lineOfRow(row: Element): Node[] {
  const cells = [...row.children].filter((cell) => cell.textContent?.trim());
  const texts = cells.map((cell) => cell.querySelector(blocks) ?? cell);
  const isShort = texts.every(
    (text, index) => text.textContent?.trim() === cells[index]?.textContent?.trim(),
  );
  if (!isShort) return cells.flatMap(({ childNodes }) => [...childNodes]);
  const line = row.ownerDocument.createElement("p");
  for (const text of texts) {
    if (line.hasChildNodes()) line.append(cells.length === 2 ? ": " : " – ");
    line.append(...text.childNodes);
  }
  return line.hasChildNodes() ? [line] : [];
}

/** Word for the web wraps each item in its own list and element. */
function listsOfWordOnline(body: HTMLElement): void {
  for (const box of body.querySelectorAll(".ListContainerWrapper")) {
    const list = box.firstElementChild;
    const before = box.previousElementSibling;
    if (list && before?.tagName === list.tagName) {
      before.append(...list.children);
      box.remove();
    } else box.replaceWith(...box.childNodes);
  }
}

interface OpenList {
  element: Element;
  level: number;
}

/** Consecutive paragraphs that begin with a list marker become items of one list. */
function listsOfParagraphs(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p")) {
    const item = paragraph.closest("li") ? null : itemOf(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== open[0]?.element) open = [];
    open = open.filter(
      ({ level, element }) =>
        level < item.level || (level === item.level && element.tagName === item.tag.toUpperCase()),
    );
    let list = open.at(-1);
    if (list?.level !== item.level) {
      const element = body.ownerDocument.createElement(item.tag);
      if (list) list.element.lastElementChild?.append(element);
      else paragraph.before(element);
      list = { element, level: item.level };
      open.push(list);
    }
    const entry = body.ownerDocument.createElement("li");
    entry.append(...paragraph.childNodes);
    list.element.append(entry);
    paragraph.remove();
  }
}

/** Removes the list marker of a paragraph; null when there is none. */
function itemOf(paragraph: HTMLElement): { tag: "ul" | "ol"; level: number } | null {
  const level = /mso-list:[^;:]*\blevel(\d)/i.exec(styleOf(paragraph))?.[1];
  const marks = [...paragraph.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  if (level && marks[0]) {
    const counted = /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marks[0].textContent ?? "");
    for (const mark of marks) mark.remove();
    return { tag: counted ? "ol" : "ul", level: Number(level) };
  }
  // Some programs leave out the style that marks Word's list marker.
  const isItem = level !== undefined || /\bMsoListParagraph/.test(paragraph.className);
  const text = paragraph.textContent ?? "";
  const typed = (isItem && anyMarker.exec(text)) || typedMarker.exec(text);
  if (!typed) return level ? { tag: "ul", level: Number(level) } : null;
  cutStart(paragraph, typed[0].length);
  return { tag: typed[1] ? "ol" : "ul", level: Number(level ?? 1) };
}

/** A list marker that people type. */
const typedMarker = /^\s*[-–•●▪■◦‣·\uf0b7\uf0a7]\s+/;
/** A list marker of Word: a sign, a letter of a font for signs, or a number. */
const anyMarker = /^\s*(?:[-–•●▪■◦‣·\uf0b7\uf0a7oü§Øv*+]|(\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]))\s+/i;

/** Removes the first characters of an element's text. */
function cutStart(within: Node, count: number): void {
  const texts = within.ownerDocument?.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let text = texts?.nextNode() as Text | null | undefined; text && left > 0; ) {
    const cut = Math.min(left, text.data.length);
    text.data = text.data.slice(cut);
    left -= cut;
    text = texts?.nextNode() as Text | null;
  }
}
