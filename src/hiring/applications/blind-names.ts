import { fold } from "#kit/fold.ts";
import { left } from "#profiles/cv/contact-data.ts";
import { surnames } from "#profiles/cv/surnames.ts";

/** Between the words of a name, which may be broken into lines. */
const gap = /^[\s.·-]{1,3}$/u;
/** The same within a line: what stands apart is another word. */
const beside = /^[ .·-]{1,2}$/u;
/** Parts of many names. */
const common = new Set(["thi", "van"]);
/** Names that are countries, languages or directions too: taken for the name only where nothing else can be meant. */
const ambiguous = new Set(
  "anh,bac,dong,duc,ha,han,hoa,my,nam,nga,nhat,phap,tay,thai,trung,viet,y".split(","),
);
/** Before a name; they say the gender, too. */
const titles = new Set("mr,mrs,ms,miss,anh,chi,co,ong,ba".split(","));
/** Words that say that a name follows: "tên", "named". */
const namings = new Set("ten,ban,called,named".split(","));
const verbs: Readonly<Record<string, readonly string[]>> = {
  la: ["toi", "em", "minh", "ten", "chau"],
  is: ["name"],
  am: ["i"],
};

interface Word {
  text: string;
  key: string;
  start: number;
  end: number;
}

interface Name {
  keys: readonly string[];
  /** Which of them say who it is, beside another of them. */
  telling: ReadonlySet<string>;
  /** Those by which somebody is called, as written, in small letters. */
  given: ReadonlyMap<string, string>;
}

/** A text without a name: the whole of it in any order, case and accents of its words, parts of it, and the given name alone. */
export function withoutName(text: string, fullName: string): string {
  const own = wordsOf(fullName.normalize("NFC"));
  if (own.length === 0) return text;
  const name = nameOf(own);
  const whole = cut(text, wholeNames(text, wordsOf(text), name.keys));
  const words = wordsOf(whole);
  return cut(whole, [
    ...partsOfName(whole, words, name),
    ...spelledOut(whole, words, name),
    ...handles(whole, name),
  ]);
}

function nameOf(own: readonly Word[]): Name {
  const keys = own.map(({ key }) => key);
  const telling = keys.filter((key) => !surnames.has(key) && !common.has(key));
  const [first, last] = [own[0] as Word, own.at(-1) as Word];
  const called = surnames.has(first.key) ? [last] : surnames.has(last.key) ? [first] : [first, last];
  return {
    keys,
    telling: new Set([...telling, ...called.map(({ key }) => key)]),
    given: new Map(called.map(({ key, text }) => [key, text.toLowerCase()])),
  };
}

type Span = readonly [start: number, end: number];

function wholeNames(text: string, words: readonly Word[], keys: readonly string[]): Span[] {
  const asked = keys.toSorted().join(" ");
  const found: Span[] = [];
  for (let at = 0; at + keys.length <= words.length; ) {
    const run = words.slice(at, at + keys.length);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && isTogether(text, run, gap) && foldedOf(run) === asked) {
      found.push([first.start, last.end]);
      at += keys.length;
    } else at++;
  }
  return found;
}

const foldedOf = (run: readonly Word[]) =>
  run
    .map(({ key }) => key)
    .sort()
    .join(" ");

const isTogether = (text: string, run: readonly Word[], between: RegExp) =>
  run.every((word, index) => {
    const next = run[index + 1];
    return !next || between.test(text.slice(word.end, next.start));
  });

/** Of each run of capitalised words: two parts of the name, or the given name where it stands alone. */
function partsOfName(text: string, words: readonly Word[], name: Name): Span[] {
  const keys = new Set(name.keys);
  const found: Span[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    if (isCapital(words[at]))
      while (isCapital(words[end]) && beside.test(text.slice(words[end - 1]?.end, words[end]?.start))) end++;
    const run = words.slice(at, end);
    const own = run.filter(({ key }) => keys.has(key));
    const [first, last] = [own[0], own.at(-1)];
    if (first && last && isCapital(first)) {
      const isPart =
        new Set(own.map(({ key }) => key)).size > 1 && own.some(({ key }) => name.telling.has(key));
      if (isPart) found.push([first.start, last.end]);
      else if (isGivenName(text, words, at, end, name))
        found.push([titled(text, words, end).start, last.end]);
    }
    at = end;
  }
  return found;
}

/** Whether the words from `at` to `end` are the given name alone, or with a title before it. */
function isGivenName(text: string, words: readonly Word[], at: number, end: number, name: Name): boolean {
  const word = words[end - 1] as Word;
  const written = name.given.get(word.key);
  const isWritten = [written, word.key].includes(word.text.toLowerCase());
  if (written === undefined || !isWritten) return false;
  if (end - at === 2) return titles.has(words[at]?.key ?? "");
  if (end - at !== 1) return false;
  const [before, after] = [words[at - 1], words[end]];
  const isAfter = before && /^[ .]{1,2}$/u.test(text.slice(before.end, word.start));
  if (isAfter && [titles, namings].some((words) => words.has(before.key))) return true;
  if (isAfter && verbs[before.key]?.includes(words[at - 2]?.key ?? "")) return true;
  const isBefore = after && /^[ -]$/u.test(text.slice(word.end, after.start));
  if (ambiguous.has(word.key)) return isAlone(text, word);
  // At the beginning of a sentence any word has a capital letter.
  return !isBefore || (before !== undefined && text.slice(before.end, word.start) === " ");
}

/** The word itself, or the title before it, which says the gender. */
function titled(text: string, words: readonly Word[], end: number): Word {
  const [before, word] = [words[end - 2], words[end - 1] as Word];
  return before && titles.has(before.key) && isTogether(text, [before, word], beside) ? before : word;
}

/** Whether nothing else stands on its line. */
function isAlone(text: string, { start, end }: Word): boolean {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + 80).split("\n")[0] ?? "";
  return !/[\p{L}\p{N}]/u.test(before + after);
}

/** Letters that stand apart: a name in letters ("D U Y Ê N"), and initials beside a part of it or for all of it ("T.T.M. Duyên", "T.T.M.D."). */
function spelledOut(text: string, words: readonly Word[], { keys, telling }: Name): Span[] {
  const initials = keys.map((key) => key[0] ?? "");
  const found: Span[] = [];
  for (let at = 0; at < words.length; ) {
    if (!isLetter(words[at])) {
      at++;
      continue;
    }
    let end = at + 1;
    while (isLetter(words[end]) && apart.test(text.slice(words[end - 1]?.end, words[end]?.start))) end++;
    const run = words.slice(at, end);
    const [first, last] = [run[0] as Word, run.at(-1) as Word];
    const letters = run.map(({ key }) => key).join("");
    const isInitials = run.every((word) => isCapital(word) && initials.includes(word.key));
    const [before, after] = [words[at - 1], words[end]];
    const isBeside = (word: Word | undefined, from?: number, to?: number) =>
      word !== undefined && isCapital(word) && telling.has(word.key) && apart.test(text.slice(from, to));
    if ([...telling].some((key) => key.length >= 3 && letters.includes(key)))
      found.push([first.start, last.end]);
    else if (isInitials && isBeside(after, last.end, after?.start))
      found.push([first.start, after?.end ?? last.end]);
    else if (isInitials && isBeside(before, before?.end, first.start))
      found.push([before?.start ?? first.start, last.end]);
    else if (isInitials && keys.length >= 3 && letters === initials.join(""))
      found.push([first.start, last.end]);
    at = end;
  }
  return found;
}

const apart = /^[ .·_-]{1,3}$/u;
const isLetter = (word: Word | undefined) => word?.key.length === 1;

/** Names of accounts: "tranmyduyen92", "duyen-tran". */
function handles(text: string, { keys, given }: Name): Span[] {
  const pairs = [...given.keys()].flatMap((called) =>
    keys.filter((key) => key !== called).flatMap((key) => [called + key, key + called]),
  );
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: token, index }): Span[] => {
    const letters = fold(token).replace(/[^a-z]/g, "");
    return token.length <= 60 && pairs.some((pair) => pair.length >= 5 && letters.includes(pair))
      ? [[index, index + token.length]]
      : [];
  });
}

function cut(text: string, spans: readonly Span[]): string {
  let shown = "";
  let from = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < from) continue;
    shown += text.slice(from, start) + left;
    from = end;
  }
  return shown + text.slice(from);
}

const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word.normalize("NFKC"),
    key: fold(word),
    start: index,
    end: index + word.length,
  }));
}
