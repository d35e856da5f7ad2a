import { fold } from "#kit/fold.ts";

/** `c++`, `c#` and `.net` are words of their own; everything else is runs of letters and digits. */
const wordPattern = /[\p{L}\p{N}]+(?:\+\+|#)?|\.net(?![\p{L}\p{N}])/gu;
const longestWord = 60;

/** The words of a text as the search compares them: folded, so that `kế toán` and `KE TOAN` are one. */
export function searchWords(text: string): string[] {
  return (fold(text.replaceAll("\0", " ").toWellFormed()).match(wordPattern) ?? []).map((word) =>
    word.slice(0, longestWord),
  );
}

export interface SearchedText {
  title: string;
  company: string;
  skills: readonly string[];
  /** Plain text or HTML: description, requirement, benefits. */
  body: readonly string[];
}

/**
 * The `tsvector` of a job, written out: each word once, with the weight of the best place it stands in (title A, company
 * and skills B, text C). Making it here rather than with `to_tsvector` keeps one idea of a word for texts and queries.
 */
export function searchDocument(text: SearchedText): { words: string; titleWords: string } {
  const title = new Set(searchWords(text.title));
  const weights = new Map<string, "A" | "B" | "C">();
  for (const word of title) weights.set(word, "A");
  const add = (words: readonly string[], weight: "B" | "C") => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  add(searchWords([text.company, ...text.skills].join("\n")), "B");
  for (const part of text.body) add(searchWords(part.replace(/<[^>]*>|&[a-z#\d]+;/gi, " ")), "C");
  return {
    words: [...weights].map(([word, weight]) => `'${word}':1${weight}`).join(" "),
    titleWords: [...title].map((word) => `'${word}'`).join(" "),
  };
}

const mostWords = 12;
/** Shorter beginnings stand in nearly every text. */
const shortestPrefix = 3;

/**
 * A keyword as a `tsquery`: all words must be there, the last one may go on (`lap tri` finds `lập trình`). Words hold letters
 * and digits only, so nothing a visitor types is an operator.
 * @returns null when the keyword has no word
 */
export function searchQueryOf(keyword: string | undefined): string | null {
  const words = [...new Set(searchWords((keyword ?? "").slice(0, 500)))].slice(0, mostWords);
  if (words.length === 0) return null;
  const last = words.length - 1;
  return words
    .map((word, index) => (index === last && word.length >= shortestPrefix ? `'${word}':*` : `'${word}'`))
    .join(" & ");
}
