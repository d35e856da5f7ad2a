import { fold } from "#kit/fold.ts";
import { left } from "#profiles/cv/contact-data.ts";
import { surnames } from "#profiles/cv/surnames.ts";

/** The text between two words of a name; a line break is allowed. */
const gap = /^[\s.·-]{1,3}$/u;
/** The text between two words of a name on one line; more space separates unrelated words. */
const beside = /^[ .·-]{1,2}$/u;
/** Middle words that many names have, so they identify no person. */
const common = new Set(["thi", "van"]);
/** Given names that are also countries, languages, directions or other words. They count as the name only where no other meaning is possible. */
const ambiguous = new Set(
  "anh,bac,dong,duc,ha,han,hoa,my,nam,nga,nhat,phap,tay,thai,trung,viet,y".split(","),
);
/** Titles before a name. They are removed with the name, because they tell the gender. */
const titles = new Set("mr,mrs,ms,miss,anh,chi,co,ong,ba".split(","));
/** Words that announce a name: "tên", "named". */
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
  /** The keys of words that identify the person when another word of the name is beside them. */
  telling: ReadonlySet<string>;
  /** The words by which the person is addressed: their keys, each with the spelling in lower case. */
  givenNames: ReadonlyMap<string, string>;
}

/** Returns a text without a name: the full name with its words in any order, case and accents, parts of it, and the given name alone. */
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
  const givenWords = surnames.has(first.key) ? [last] : surnames.has(last.key) ? [first] : [first, last];
  return {
    keys,
    telling: new Set([...telling, ...givenWords.map(({ key }) => key)]),
    givenNames: new Map(givenWords.map(({ key, text }) => [key, text.toLowerCase()])),
  };
}

type Span = readonly [start: number, end: number];

function wholeNames(text: string, words: readonly Word[], keys: readonly string[]): Span[] {
  const sortedKeys = keys.toSorted().join(" ");
  const spans: Span[] = [];
  for (let at = 0; at + keys.length <= words.length; ) {
    const run = words.slice(at, at + keys.length);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && isTogether(text, run, gap) && foldedOf(run) === sortedKeys) {
      spans.push([first.start, last.end]);
      at += keys.length;
    } else at++;
  }
  return spans;
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

/** Returns, in each run of capitalised words, two parts of the name, or the given name if it is alone. */
function partsOfName(text: string, words: readonly Word[], name: Name): Span[] {
  const keys = new Set(name.keys);
  const spans: Span[] = [];
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
      if (isPart) spans.push([first.start, last.end]);
      else if (isGivenName(text, words, at, end, name))
        spans.push([titled(text, words, end).start, last.end]);
    }
    at = end;
  }
  return spans;
}

/** Returns whether the words from `at` to `end` are the given name, alone or after a title. */
function isGivenName(text: string, words: readonly Word[], at: number, end: number, name: Name): boolean {
  const word = words[end - 1] as Word;
  const written = name.givenNames.get(word.key);
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
  // The first word of a sentence has a capital letter without being a name.
  return !isBefore || (before !== undefined && text.slice(before.end, word.start) === " ");
}

/** Returns the word before `end`, or the title before that word, which tells the gender. */
function titled(text: string, words: readonly Word[], end: number): Word {
  const [before, word] = [words[end - 2], words[end - 1] as Word];
  return before && titles.has(before.key) && isTogether(text, [before, word], beside) ? before : word;
}

/** Returns whether a word is the only one on its line. */
function isAlone(text: string, { start, end }: Word): boolean {
  const before =
    text
      .slice(Math.max(0, start - 80), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + 80).split("\n")[0] ?? "";
  return !/[\p{L}\p{N}]/u.test(before + after);
}

/** Returns single letters that spell the name ("D U Y Ê N"), and initials beside a part of the name or instead of it ("T.T.M. Duyên", "T.T.M.D."). */
function spelledOut(text: string, words: readonly Word[], { keys, telling }: Name): Span[] {
  const initials = keys.map((key) => key[0] ?? "");
  const spans: Span[] = [];
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
      spans.push([first.start, last.end]);
    else if (isInitials && isBeside(after, last.end, after?.start))
      spans.push([first.start, after?.end ?? last.end]);
    else if (isInitials && isBeside(before, before?.end, first.start))
      spans.push([before?.start ?? first.start, last.end]);
    else if (isInitials && keys.length >= 3 && letters === initials.join(""))
      spans.push([first.start, last.end]);
    at = end;
  }
  return spans;
}

const apart = /^[ .·_-]{1,3}$/u;
const isLetter = (word: Word | undefined) => word?.key.length === 1;

/** Returns account names made of the name: "tranmyduyen92", "duyen-tran". */
function handles(text: string, { keys, givenNames }: Name): Span[] {
  const pairs = [...givenNames.keys()].flatMap((givenName) =>
    keys.filter((key) => key !== givenName).flatMap((key) => [givenName + key, key + givenName]),
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
