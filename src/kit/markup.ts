import { LINE_LIMIT, type Line, linesOf } from "./markup-lines.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
/**
 * Finds sentences without a space between them, "…machine learning modelsHave experience with…", by their capital
 * letter, because there are fewer capitals than words.
 */
const GLUED_SURELY = /\p{Lu}(?<=(?<!\p{L})\p{Ll}{4,}.)(?=\p{Ll}+ \p{Ll})/gu;
const GLUED = /(?<!\p{L})\p{Ll}{4,}(?=\p{Lu}\p{Ll}+\s)/gu;
/** Characters that print nothing or break the surrounding text. */
const UNPRINTED = /[\p{Cc}\p{Co}\p{Cn}\u00AD\uFEFF\u200B]/gu;
/** Quick test for unprinted characters: nearly every ad has none, and searching the full classes is slow. */
const DOUBTFUL = /[^\n\x20-\x7E\u00A0-\u00AC\u00AE-\u0377\u1E00-\u1EFF\u2010-\u205E]/;
const PARAGRAPH = 420;
const SHORT = 160;

/**
 * Plain ad text as paragraphs and lists: p, ul, ol, li, strong and br only, everything else escaped. Lists are seen in
 * lines ("- ", "• ", "1. ") and within one long line.
 */
export function textToHtml(text: string): string {
  const lines = linesOf(cleaned(text));
  const html: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    if (line.kind === "bullet") {
      const run = runOf(lines, at, "bullet");
      html.push(list("ul", run));
      at += run.length;
    } else if (line.kind === "number") {
      const run = numbered(lines, at);
      // Numbered lines with lists or paragraphs between them are headings, not one list.
      html.push(
        run.length > 1 ? list("ol", run) : `<p>${strong(`${line.number}. ${line.text}`, lines[at + 1])}</p>`,
      );
      at += run.length;
    } else if (line.kind === "heading") {
      html.push(`<p><strong>${escaped(line.text)}</strong></p>`);
      at += 1;
    } else {
      const run = shortRun(lines, at);
      html.push(run.length >= 3 ? list("ul", run) : paragraphs(line.text));
      at += run.length >= 3 ? run.length : 1;
    }
  }
  return html.join("");
}

const TAG = /<\/?[a-z][^<>]*>/i;

/** Returns an author's text as unsanitized markup; plain text becomes paragraphs and lists. */
export function asHtml(written: string): string {
  return TAG.test(written) ? written : textToHtml(written);
}

/** Returns an author's text as plain text. */
export function asText(written: string): string {
  return TAG.test(written) ? htmlToText(written) : written;
}

/** Converts markup to text: a line per paragraph and per list item, which begins with "- " or its number. */
export function htmlToText(html: string): string {
  return withMarks(html)
    .replace(/<script\b[^<]*(?:<(?!\/script\s*>)[^<]*)*(?:<\/script\s*>)?/gi, "")
    .replace(/<style\b[^<]*(?:<(?!\/style\s*>)[^<]*)*(?:<\/style\s*>)?/gi, "")
    .replace(/<br\s*\/?>|<\/(?:p|div|h\d|tr)\s*>|<(?:p|div|h\d|tr)\b[^<>]*>/giu, "\n")
    .replace(/<\/?[a-z!][^<>]*>/giu, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu, entity)
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{2,}/gu, "\n")
    .trim();
}

/** Lists as lines; the first paragraph of an item is beside its mark. */
function withMarks(html: string): string {
  // For each open list, the number of its items so far; null for unordered lists.
  const lists: (number | null)[] = [];
  return html.replace(
    /<(\/?)([ou]l)\b[^<>]*>|<li\b[^<>]*>(?:\s*<p\b[^<>]*>)?/giu,
    (_tag, slash: string, list?: string) => {
      if (list) {
        if (slash) lists.pop();
        else lists.push(list.toLowerCase() === "ol" ? 0 : null);
        return "\n";
      }
      const before = lists.pop() ?? null;
      lists.push(before === null ? null : before + 1);
      return before === null ? "\n- " : `\n${before + 1}. `;
    },
  );
}

function cleaned(text: string): string {
  const broken = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/gu, "\n");
  const printed = DOUBTFUL.test(broken)
    ? broken.replace(UNPRINTED, (sign) => (sign === "\n" ? sign : sign === "\t" ? " " : ""))
    : broken;
  const plain = printed
    // Replaces white space other than line breaks by a single plain space.
    .replace(/ [^\S\n]+|[^\S\n ][^\S\n]*/gu, " ")
    // Turns escaped line breaks into real ones, and adds missing spaces between sentences.
    .replace(/\\r\\n|\\n(?=$|[\s\p{Lu}\d•-])/gu, "\n")
    .replace(/[.!?](?<=\p{Ll}{3}.)(?=\p{Lu}\p{Ll}{2,}\s)/gu, "$& ");
  // Missing spaces between sentences are added only when there are three or more: "useState" and "iPhone" are
  // words.
  return (plain.match(GLUED_SURELY)?.length ?? 0) < 3 ? plain : plain.replace(GLUED, "$&\n");
}

function runOf(lines: readonly Line[], from: number, kind: Line["kind"]): Line[] {
  let end = from + 1;
  while (lines[end]?.kind === kind) end++;
  return lines.slice(from, end);
}

/** Consecutive short lines are a list without its bullets. */
function shortRun(lines: readonly Line[], from: number): Line[] {
  const run = runOf(lines, from, "text");
  const long = run.findIndex((line) => line.text.length > SHORT);
  return long === -1 ? run : run.slice(0, long);
}

/** Returns the consecutive numbered lines from here that count up from 1. */
function numbered(lines: readonly Line[], from: number): Line[] {
  let end = from;
  while (lines[end]?.kind === "number" && lines[end]?.number === end - from + 1) end++;
  const counted = lines.slice(from, Math.max(end, from + 1));
  // Bullets after the last number belong to its item.
  const owns = lines[from + counted.length]?.kind === "bullet";
  return owns ? counted.slice(0, Math.max(1, counted.length - 1)) : counted;
}

function list(tag: "ul" | "ol", lines: readonly Line[]): string {
  return `<${tag}>${lines.map((line) => `<li>${escaped(line.text)}</li>`).join("")}</${tag}>`;
}

function strong(text: string, next: Line | undefined): string {
  return text.length <= LINE_LIMIT && (next?.kind === "bullet" || /:$/.test(text))
    ? `<strong>${escaped(text)}</strong>`
    : escaped(text);
}

/** Splits a long text into paragraphs at the ends of sentences. */
function paragraphs(text: string): string {
  if (text.length <= PARAGRAPH) return `<p>${escaped(text)}</p>`;
  const parts: string[] = [""];
  for (const sentence of text.split(/(?<=[.!?;])\s+(?=["“(]?[\p{Lu}\d])/u)) {
    const last = parts[parts.length - 1]!;
    if (last && last.length + sentence.length > PARAGRAPH) parts.push(sentence);
    else parts[parts.length - 1] = last ? `${last} ${sentence}` : sentence;
  }
  return parts.map((part) => `<p>${escaped(part)}</p>`).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  const printable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return printable ? String.fromCodePoint(code) : " ";
}
