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
  const first = firstText(paragraph);
  const typed = /^\s*[-–•●▪]\s+/.exec(first?.data ?? "");
  if (!first || !typed) return null;
  first.data = first.data.slice(typed[0].length);
  return { tag: "ul", level: 1 };
}

/** Returns the first text node at any depth. */
function firstText(within: Node): Text | undefined {
  const texts = within.ownerDocument?.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts?.nextNode() as Text | null | undefined; text; text = texts?.nextNode() as Text | null)
    if (text.data.trim() !== "") return text;
  return undefined;
}
