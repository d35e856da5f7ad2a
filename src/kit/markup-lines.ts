export type Line = { kind: "text" | "heading" | "bullet" | "number"; text: string; number?: number };

/** Maximum length of a heading. */
export const LINE_LIMIT = 90;
const BULLETS = "•●▪◦‣⁃✓✔✅➢➤►▶■□◆❖♦○·∙";
const BULLET = new RegExp(String.raw`^(?:[${BULLETS}]+\s*|[-–—+*]\.?\s+|[-–—](?=\p{L})|o\s+(?=\p{Lu}))`, "u");
const NUMBERED = /^(\d{1,2})(?:[.)]|\s?[-/.]\s)\s*(?=[\p{L}"“(])/u;
/** Quick tests for a line before the full patterns run: most lines match none of them. */
const HAS = {
  bullet: new RegExp(`[${BULLETS}]`),
  dashInside: /.[-–+*]/s,
  first: /1[.)]/,
  doubleStop: /[.;]\.\s/,
  sentenceEnd: /[.;]\s/,
};
const BULLET_INSIDE = new RegExp(`\\s?[${BULLETS}]\\s?(?=\\S)`, "gu");
/**
 * A dash inside a line begins an item when it follows an end of a sentence or phrase and precedes a capital
 * letter.
 */
const DASH = /(?<=^|[.;:!?,)…]|\.\.)(?:\s+[-–+*]\s*(?=["“([]?[\p{Lu}\d])|[-–+*]\s+(?=["“([]?\p{Lu}))/gu;
const ANY_DASH = /\s[-–+*]\s+(?=["“([]?\p{Lu})/gu;

/** Headings that job boards put above the parts of an ad, on a separate line or before the text. */
const PARTS =
  /^(?:top 3 reasons to join us|your skills and experience|why you.?ll love working here|the job)(?:$|\s+(?=["“(-]?\s?\p{Lu}|•))/iu;

/** Returns the lines of an ad: its own line breaks, and the items and headings within a long line. */
export function linesOf(text: string): Line[] {
  const lines = joined(text.split("\n").map((line) => line.trim()))
    .flatMap(splitParts)
    .flatMap(piecesOf)
    .map(lineOf)
    // A rule, a bullet or an icon alone has no content.
    .filter((line) => /[\p{L}\p{N}]/u.test(line.text));
  // A heading without text below it has no content.
  while (lines.length > 1 && /:$/u.test(lines.at(-1)!.text) && lines.at(-1)!.kind === "heading") lines.pop();
  return lines;
}

function splitParts(line: string): string[] {
  const bare = line.replace(/^[-•]\s*/u, "");
  const part = PARTS.exec(bare);
  if (!part) return [line];
  const rest = bare.slice(part[0].length);
  return [`${part[0].trim()}:`, ...(rest === "" ? [] : splitParts(rest))];
}

/** Joins lines that were broken in mid-sentence, and removes empty ones. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open && /^\p{Ll}/u.test(line) && !BULLET.test(line)) whole.push(`${whole.pop()} ${line}`);
    else if (line !== "") whole.push(line);
    open = line !== "" && !/[.!?:;]$/u.test(line);
  }
  return whole;
}

function lineOf(raw: string): Line {
  const bullet = BULLET.exec(raw);
  if (bullet) {
    const text = tidied(raw.slice(bullet[0].length));
    return isHeading(text) && text.length < 50 ? { kind: "heading", text } : { kind: "bullet", text };
  }
  const number = NUMBERED.exec(raw);
  if (number) return { kind: "number", number: Number(number[1]), text: tidied(raw.slice(number[0].length)) };
  const text = tidied(raw);
  return { kind: isHeading(text) ? "heading" : "text", text };
}

function tidied(text: string): string {
  const bare = text.replace(/^(?:[*=_~#-]{2,}|\.(?=\s))/u, "");
  const ruled = endsWithOne("*=_~#-", bare) ? bare.replace(/(?<![*=_~#-])[*=_~#-]{2,}$/u, "") : bare;
  const inner = withoutEdges(ruled).replace(/ ([,;:])(?= |$)/gu, "$1");
  const stopped = inner.endsWith("..") ? inner.replace(/(?<!\.)\.{2}$/u, ".") : inner;
  return endsWithOne(":.", stopped) ? stopped.replace(/(?<![:.])(\.*):[:.]+$/u, "$1:") : stopped;
}

/** A regular expression for the end of a line is tried at every position; testing the last character is faster. */
function endsWithOne(signs: string, text: string): boolean {
  return text !== "" && signs.includes(text.charAt(text.length - 1));
}

function withoutEdges(text: string): string {
  const isEdge = (at: number) => /[\s;,]/.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return text.slice(from, to);
}

function isHeading(text: string): boolean {
  if (text.length > LINE_LIMIT) return false;
  if (endsWithOne(":：", text)) return true;
  if (text.length > 60 || /[a-z]/.test(text) || endsWithOne(".;", text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 6 && letters === letters.toUpperCase();
}

function piecesOf(line: string): string[] {
  return splitBullets(line)
    .flatMap(splitDoubleStops)
    .flatMap(splitDashes)
    .flatMap(splitNumbers)
    .flatMap(splitHeading)
    .flatMap(splitScraps);
}

/** Round bullets always begin an item. */
function splitBullets(line: string): string[] {
  if (!HAS.bullet.test(line)) return [line];
  const at = [...line.matchAll(BULLET_INSIDE)];
  const inside = at.filter(({ index, 0: sign }) => index > 0 && !(sign.trim() === "·" && !/\s/.test(sign)));
  return cutAt(
    line,
    inside.map(({ index }) => index),
  );
}

/** Splits a line at dashes that begin list items; a single dash inside a sentence is punctuation. */
function splitDashes(line: string): string[] {
  if (!HAS.dashInside.test(line)) return [line];
  const opens = /^[-–+*]\s/.test(line);
  const strict = [...line.matchAll(DASH)].map(({ index }) => index);
  if (strict.length >= 2 || (strict.length === 1 && (opens || /:\s*$/.test(line.slice(0, strict[0]))))) {
    return cutAt(line, strict);
  }
  return opens ? cutAt(line, looseDashes(line)) : [line];
}

/**
 * Finds dashes that begin items in a list without full stops: outside of brackets, with enough text around
 * them.
 */
function looseDashes(line: string): number[] {
  const cuts: number[] = [];
  for (const { index } of line.matchAll(ANY_DASH)) {
    const head = line.slice(0, index);
    const bracketed = head.lastIndexOf("(") > head.lastIndexOf(")");
    if (!bracketed && index - (cuts.at(-1) ?? 0) >= 20 && line.length - index >= 20) cuts.push(index);
  }
  return cuts;
}

/** Many short sentences in sequence are a list without its line breaks: "Laptop. Du lịch. Phụ cấp. …". */
function splitScraps(line: string): string[] {
  if (!HAS.sentenceEnd.test(line) || BULLET.test(line) || NUMBERED.test(line)) return [line];
  const sentences = line.split(/(?<=[.;])\s+(?=\p{Lu})/u);
  if (sentences.length < 4 || sentences.some((sentence) => sentence.length > 70)) return [line];
  return sentences.map((sentence) => `- ${sentence}`);
}

/** Splits "1. … 2. … 3. …" in one line into items, when the numbers follow each other. */
function splitNumbers(line: string): string[] {
  if (!HAS.first.test(line)) return [line];
  const cuts: number[] = [];
  let wanted = 1;
  for (const match of line.matchAll(/(?:^|\s)(\d{1,2})[.)]\s*(?=["“(]?\p{Lu})/gu)) {
    if (Number(match[1]) !== wanted) continue;
    cuts.push(match.index);
    wanted += 1;
  }
  return cuts.length >= 2
    ? cutAt(
        line,
        cuts.filter((index) => index > 0),
      )
    : [line];
}

/** Splits items that one job board joins with "..": "Do this.. Do that..". */
function splitDoubleStops(line: string): string[] {
  if (!HAS.doubleStop.test(line)) return [line];
  const cuts = [...line.matchAll(/(?<=[^.,][.;])\.\s+(?=\S)/gu)].map(({ index }) => index);
  if (cuts.length < 2) return [line];
  return cutAt(line, cuts).map((part, index) => {
    const text = part.replace(/^\.\s*/u, "");
    return BULLET.test(text) || NUMBERED.test(text) || (index === 0 && BULLET.test(line))
      ? text
      : `- ${text}`;
  });
}

/**
 * Splits a sentence from the heading of a list after it: "Công ty cung cấp laptop. Yêu cầu công việc:".
 */
function splitHeading(line: string): string[] {
  if (line.length <= LINE_LIMIT || !/:$/u.test(line)) return [line];
  const at = line.search(/(?<=[.!?;])\s[^.!?;]{3,70}:$/u);
  return at > 0 ? [line.slice(0, at).trim(), line.slice(at).trim()] : [line];
}

function cutAt(line: string, cuts: readonly number[]): string[] {
  const places = [...cuts].sort((a, b) => a - b);
  const parts = [0, ...places].map((from, index) => line.slice(from, places[index] ?? line.length).trim());
  return parts.filter((part) => part !== "");
}
