import { htmlToText } from "#kit/markup.ts";
import {
  markedFields as fields,
  type MarkedText,
  type MarkKey,
  type MarkRule,
  markKeys,
  markRules,
} from "./mark-rules.ts";
import { salaryRule } from "./salary.ts";

export type MarkedField = MarkedText | "salary";
export interface Mark {
  key: MarkKey;
  field: MarkedField;
  /** The words of the ad that are at fault; empty when a number is at fault. */
  quote: string;
}

export interface MarkedAd extends Record<(typeof fields)[number], string | null> {
  salary_type: number;
  salary_min: number | null;
  salary_max: number | null;
}

/** A range is too wide when its upper end is more than this many times the lower end. */
const widest = 3;
const quoteLength = 90;
/** Longer titles are cut in lists. One of fifteen real titles is longer. */
const longestTitle = 100;

const denials = new Set(["không", "chẳng", "miễn", "khỏi", "bất", "no", "not", "never", "without", "free"]);
const deniedWithin = 5;
/** The number of characters before a match in which the words of `others` are searched. */
const othersWithin = 30;
/** The number of characters before a match in which the words of `after` are searched. */
const saidWithin = 70;

/** Returns the faults of an ad with the words at fault, at most one of each kind in a field, the gravest first. */
export function marksOf(ad: MarkedAd): Mark[] {
  const texts = fields.map((field) => {
    const text = plainOf(ad[field] ?? "", field);
    return { field, text, lower: text.toLowerCase() };
  });
  const marks = new Map<string, Mark>();
  for (const rule of markRules)
    for (const { field, text, lower } of texts) {
      const place = `${rule.key} ${field}`;
      if (marks.has(place) || rule.in?.includes(field) === false) continue;
      const quote = quoteOf(rule, text, lower);
      if (quote !== null) marks.set(place, { key: rule.key, field, quote });
    }
  const { salary_min: min, salary_max: max } = ad;
  const isWide =
    salaryRule(ad.salary_type).isPublic && min !== null && max !== null && min > 0 && max > min * widest;
  const saysNothing = !salaryRule(ad.salary_type).isPublic && min === null && max === null;
  const title = ad.title ?? "";
  const isTwice = Boolean(ad.requirement) && ad.requirement === ad.description;
  const others: [boolean, MarkKey, MarkedField, string?][] = [
    [saysNothing, "pay_missing", "salary"],
    [isWide, "pay_wide", "salary"],
    [isTwice, "vague", "requirement"],
    [isShouted(title), "title_capitals", "title", title],
    [title.length > longestTitle, "title_long", "title"],
  ];
  for (const [is, key, field, quote = ""] of others)
    if (is) marks.set(`${key} ${field}`, { key, field, quote });
  return [...marks.values()].sort((a, b) => markKeys.indexOf(a.key) - markKeys.indexOf(b.key));
}

/** Columns of a job that the rules read. */
export type MarkedColumn = keyof MarkedAd;

/** Returns the kinds of the marks of an ad, each once. Reviewers filter their queue by them. */
export function markKeysOf(ad: MarkedAd): MarkKey[] {
  return [...new Set(marksOf(ad).map(({ key }) => key))];
}

function plainOf(text: string, field: (typeof fields)[number]): string {
  const rich = field === "description" || field === "requirement" || field === "benefits";
  return (rich ? htmlToText(text) : text).normalize("NFC");
}

/** Returns the first match that is a fault, with some words around it; null without one. */
function quoteOf(
  { patterns, unless, deniable, others, after, unnumbered }: MarkRule,
  text: string,
  lower: string,
): string | null {
  for (const pattern of patterns)
    for (const match of lower.matchAll(pattern)) {
      const [words] = match;
      if (unless?.test(words) || (deniable && isDenied(lower, match.index))) continue;
      if (after && !isSaid(after, before(lower, match.index, saidWithin), unnumbered)) continue;
      if (others?.test(before(lower, match.index, othersWithin) + words)) continue;
      return around(text, match.index, match.index + words.length);
    }
  return null;
}

/** Returns whether one of the words before a match, on the same line, negates it. */
function isDenied(text: string, at: number): boolean {
  const words = before(text, at, 50).split(/[ ,.;:()]/);
  return words.slice(-deniedWithin - 1).some((word) => denials.has(word));
}

/** Returns whether the sentence before a match has the words that make the match a fault. */
function isSaid(after: RegExp, before: string, unnumbered = false): boolean {
  const sentence = before.split(/[.;]/).at(-1) ?? "";
  const last = [...sentence.matchAll(after)].at(-1);
  return last !== undefined && !(unnumbered && /\d/.test(sentence.slice(last.index)));
}

/** Returns up to `most` characters before a position, of the same line only. */
function before(text: string, at: number, most: number): string {
  const words = text.slice(Math.max(0, at - most), at);
  return words.slice(words.lastIndexOf("\n") + 1);
}

function around(text: string, from: number, to: number): string {
  const room = Math.max(0, Math.floor((quoteLength - (to - from)) / 2));
  const first = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", to);
  const last = end < 0 ? text.length : end;
  const begin = Math.max(first, from - room);
  const stop = Math.min(last, to + room);
  const words = text.slice(begin, stop).trim().replace(/^- /, "");
  return `${begin > first ? "…" : ""}${words}${stop < last ? "…" : ""}`;
}

/** Returns whether a title of 12 letters or more is in capitals. */
function isShouted(title: string): boolean {
  const letters = [...title].filter((sign) => sign.toLowerCase() !== sign.toUpperCase());
  return letters.length >= 12 && letters.every((letter) => letter === letter.toUpperCase());
}
