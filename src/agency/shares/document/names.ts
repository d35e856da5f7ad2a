import { fold } from "#kit/fold.ts";
import { left } from "#profiles/cv/contact-data.ts";

/** The shortest name that is searched for: shorter ones are ordinary words. */
const shortest = 3;

interface Word {
  key: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]{1,80}/gu)].map(({ 0: word, index }) => ({
    key: fold(word),
    start: index,
    end: index + word.length,
  }));

const keysOf = (phrase: string) => wordsOf(phrase).map(({ key }) => key);

/** Returns where a text has one of the phrases, in any case and accents. */
function placesOf(text: string, phrases: readonly string[]): { start: number; end: number }[] {
  const words = wordsOf(text);
  return phrases
    .map(keysOf)
    .filter((keys) => keys.join("").length >= shortest)
    .flatMap((keys) =>
      words.flatMap((word, at) => {
        const last = words[at + keys.length - 1];
        const isHere = last !== undefined && keys.every((key, index) => words[at + index]?.key === key);
        return isHere ? [{ start: word.start, end: last.end }] : [];
      }),
    );
}

export const mentions = (text: string, phrases: readonly string[]): boolean =>
  placesOf(text, phrases).length > 0;

/** Returns a text in which a sign replaces each of the phrases. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  let shown = "";
  let from = 0;
  for (const { start, end } of placesOf(text, phrases).sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    shown += text.slice(from, start) + left;
    from = end;
  }
  return shown + text.slice(from);
}
