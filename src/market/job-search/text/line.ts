import { type Amount, amountsOf } from "#market/jobs/pay-reading/amounts.ts";
import { isSalary, readSalary } from "#market/jobs/pay-reading/salary.ts";
import { type Currency, experienceOf } from "#platform/reference/terms.ts";
import { experienceName } from "./attribute-names.ts";
import { agrees, type Fact, frameAt } from "./frames.ts";
import { isKnownPhrase } from "./phrases.ts";
import { searchedText, type Token, tokensOf, type Word, wordsOf } from "./words.ts";

/** A stretch of a typed line. */
interface Stretch {
  from: number;
  to: number;
}

/** The pay that a line asks for, a month. */
export interface Pay {
  min: number | null;
  max: number | null;
  currency: Currency;
}

/** A part of a typed line: a fact of jobs, pay, words in quotes, or a run of words that is searched in texts. */
export type Part = Stretch &
  (
    | { kind: "fact"; fact: Fact; words: readonly Word[] }
    | { kind: "pay"; pay: Pay }
    | { kind: "quoted"; words: readonly Token[] }
    | { kind: "run"; words: readonly Token[] }
  );

export interface Line {
  /** The text that the stretches refer to. */
  text: string;
  parts: Part[];
  /** Words that were typed after the limit, and are not searched. */
  beyond: string;
}

const maxWords = 12;

/**
 * Reads a typed line into its parts. Pay, places, kinds of work, levels and experience are recognised at any place; words in
 * quotes are searched as they are; words that only join others ("ở", "in", "công ty") end a run and are dropped.
 */
export function readLine(typed: string): Line {
  const text = searchedText(typed).replace(/[“”„]/g, '"');
  const all = tokensOf(text);
  const words = all.slice(0, maxWords);
  const beyond = all.length > maxWords ? text.slice(all[maxWords]!.from) : "";
  const parts: Part[] = [];
  const set: Part[] = [...quotedIn(text, words)];
  const free = (stretch: Stretch) => set.every((one) => stretch.to <= one.from || stretch.from >= one.to);
  set.push(...paysIn(text).filter(free));
  const partAt = (word: Token) => set.find(({ from, to }) => word.from >= from && word.from < to);
  /** Returns the words up to the next quoted words or pay: a fact does not reach into them. */
  const wordsUpTo = (at: number) => {
    const next = words.findIndex((word, i) => i > at && partAt(word) !== undefined);
    return next < 0 ? words : words.slice(0, next);
  };
  let run: Token[] = [];
  const endRun = (before?: Part) => {
    const isBeforePlace = before?.kind === "fact" && ["place", "district"].includes(before.fact.kind);
    parts.push(...runsOf(isBeforePlace ? withoutPlaceJoint(run) : run));
    run = [];
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const known = partAt(word);
    const next = known ? { part: known, to: wordsBefore(words, known.to) } : factAt(wordsUpTo(at), at);
    if (next) {
      endRun(next.part);
      parts.push(next.part);
      at = next.to;
      continue;
    }
    run.push(word);
    at++;
  }
  endRun();
  return { text, parts, beyond };
}

const wordsBefore = (words: readonly Token[], to: number): number => {
  const next = words.findIndex(({ from }) => from >= to);
  return next < 0 ? words.length : next;
};

function* quotedIn(text: string, words: readonly Token[]): Generator<Part> {
  for (const match of text.matchAll(/"([^"]*)"/g)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const inside = words.filter((word) => word.from > from && word.to < to);
    if (inside.length > 0) yield { kind: "quoted", from, to, words: inside };
  }
}

const payBefore =
  /(?:^|\s)(?:(?:mức |thu )?(?:lương|luong|nhập|nhap)|salary|pay|từ|tu|trên|tren|hơn|from|over|above|tối thiểu|min|dưới|duoi|under|below|max|tới|đến|den|lên đến|upto|up to|khoảng|tầm|[<>]=?|≥|≤)\s*$/iu;
const payAfter =
  /^\s*(?:\/\s*|một\s+|mot\s+|a\s+|per\s+)?(?:tháng|thang|month|năm|nam|year|giờ|gio|hour|trở lên|tro len|net|gross|\+)(?![\p{L}\p{N}])/iu;
const payJoint = /^\s*(?:[-–~]|đến|den|to|tới)\s*$/iu;

/** Returns the sums of a line that are pay: "15-20tr", "lương 20 triệu", "$2000", "dưới 10 triệu". */
function paysIn(text: string): Part[] {
  const groups: Amount[][] = [];
  for (const amount of amountsOf(text)) {
    const last = groups.at(-1)?.at(-1);
    if (last && payJoint.test(text.slice(last.end, amount.start))) groups.at(-1)!.push(amount);
    else groups.push([amount]);
  }
  return groups.flatMap((group) => {
    let from = group[0]!.start;
    let to = group.at(-1)!.end;
    for (
      let before = payBefore.exec(text.slice(0, from));
      before;
      before = payBefore.exec(text.slice(0, from))
    )
      from = before.index;
    to += payAfter.exec(text.slice(to))?.[0].length ?? 0;
    const isMoney = group.some(({ unit, money }) => unit === "million" || money !== null);
    if (!isMoney) return [];
    const read = readSalary(text.slice(from, to));
    if (!isSalary(read) || read.period !== "month" || read.type === "negotiable") return [];
    const { type, min, max, currency } = read;
    // A single sum is the least that a person wants to earn.
    return [{ kind: "pay" as const, from, to, pay: { min, max: type === "fixed" ? null : max, currency } }];
  });
}

const yearWords = new Set(["nam", "year", "years", "yrs", "yoe"]);
const experienceWords = [["kinh", "nghiem"], ["experience"], ["exp"], ["kn"]];

/** Returns the fact that begins at a word, with the position after it. */
function factAt(words: readonly Token[], at: number): { part: Part; to: number } | null {
  const made = (fact: Fact, own: readonly Word[], to: number) => ({
    part: { kind: "fact" as const, fact, words: own, from: words[at]!.from, to: words[to - 1]!.to },
    to,
  });
  const years = Number(words[at]!.folded);
  if (Number.isInteger(years) && years > 0 && years <= 30 && yearWords.has(words[at + 1]?.folded ?? "")) {
    const said = experienceWords.find((some) => some.every((word, i) => words[at + 2 + i]?.folded === word));
    if (said) {
      const to = at + 2 + said.length;
      const ways = [wordsOf(experienceName(years)), words.slice(at, to)];
      return made({ kind: "experience", id: experienceOf(years), ways }, ways[0]!, to);
    }
  }
  const frame = frameAt(words, at);
  if (!frame) return null;
  // All names of work without experience are one attribute of jobs.
  const own = frame.fact.kind === "experience" ? frame.fact.ways[0]! : frame.words;
  return made(frame.fact, own, at + frame.words.length);
}

/** Words that join the things of a line, and search nothing themselves. */
const joints = [
  ...["ở", "tại", "cho", "và", "với", "của", "hoặc", "có", "biết", "gần", "khu vực", "quanh"],
  ...["and", "with", "or", "công ty", "cty"],
].map(wordsOf);
/** Words that join only before a place: "in" is also the Vietnamese word for printing, and "tai" that for an ear. */
const placeJoints = ["o", "tai", "in", "at", "gan", "near", "khu vuc", "around"].map(wordsOf);
/** Filler at the start of a run: "việc làm kế toán", "công ty …". Longest first. */
const leading = [
  ...["cần tìm việc làm", "tìm việc làm", "cần tìm việc", "cần tuyển dụng", "cần tuyển", "tuyển dụng"],
  ...["tìm việc", "việc làm", "jobs for", "jobs in", "jobs at", "job", "jobs", "tuyển", "việc", "hiring"],
  ...["công ty", "cty", "company", "cần tìm", "cần", "tìm", "vị trí", "lương"],
].map(wordsOf);
const trailing = ["việc làm", "jobs", "job", "lương"].map(wordsOf);

/** Splits words at joints, and removes filler from the ends of each run. */
function runsOf(words: readonly Token[]): Part[] {
  const runs: Token[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const joint = joints.find((one) => isAt(words, at, one));
    if (joint && !isInPhrase(words, at, joint.length)) {
      runs.push([]);
      at += joint.length;
      continue;
    }
    runs.at(-1)!.push(words[at]!);
    at++;
  }
  return runs.map(withoutFiller).flatMap((run) => {
    if (run.length === 0) return [];
    return [{ kind: "run" as const, words: run, from: run[0]!.from, to: run.at(-1)!.to }];
  });
}

/** Without its accents, a short Vietnamese joint is another word. */
function isAt(words: readonly Word[], at: number, phrase: readonly Word[]): boolean {
  const some = words.slice(at, at + phrase.length);
  return (
    some.length === phrase.length &&
    some.every(({ folded }, i) => folded === phrase[i]!.folded) &&
    some.every(({ accented }, i) => accented === phrase[i]!.accented)
  );
}

/** Returns whether words are part of a known phrase with one of their neighbours: "an toàn và sức khỏe". */
function isInPhrase(words: readonly Word[], at: number, length: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from++)
    for (let to = at + length; to <= Math.min(words.length, at + length + 2); to++)
      if (to - from > length && isKnownPhrase(words.slice(from, to))) return true;
  return false;
}

function withoutPlaceJoint(words: readonly Token[]): readonly Token[] {
  const joint = placeJoints.find((one) => ends(words, one));
  return joint ? words.slice(0, -joint.length) : words;
}

function withoutFiller(words: readonly Token[]): Token[] {
  let left = [...words];
  for (;;) {
    if (left.length === 0 || isKnownPhrase(left)) return left;
    const first = leading.find((one) => begins(left, one))?.length ?? 0;
    const last = first > 0 ? 0 : (trailing.find((one) => ends(left, one))?.length ?? 0);
    if (first + last === 0) return left;
    left = left.slice(first, left.length - last);
  }
}

const begins = (words: readonly Word[], phrase: readonly Word[]) => {
  const some = words.slice(0, phrase.length);
  return some.length === phrase.length && same(some, phrase);
};
const ends = (words: readonly Word[], phrase: readonly Word[]) => {
  const some = words.slice(-phrase.length);
  return some.length === phrase.length && same(some, phrase);
};
const same = (some: readonly Word[], phrase: readonly Word[]) =>
  some.every(({ folded }, i) => folded === phrase[i]!.folded) && agrees(some, phrase);
