import { fold } from "#kit/fold.ts";
import { withoutContact } from "#share-links/shared-document.ts";

const left = "…";
/** Between the words of a name. */
const gap = /^[\s.·-]{1,3}$/u;

/** A text without the full name, in any order, case and accents of its words, and without contact data (decision 078). */
export function withoutIdentity(text: string, fullName: string): string {
  const wanted = wordsOf(fullName).map(({ key }) => key);
  if (wanted.length === 0) return withoutContact(text);
  const asked = [...wanted].sort().join(" ");
  const words = wordsOf(text);
  let shown = "";
  let from = 0;
  for (let at = 0; at + wanted.length <= words.length; ) {
    const run = words.slice(at, at + wanted.length);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !isName(text, run, asked)) {
      at++;
      continue;
    }
    shown += text.slice(from, first.start) + left;
    from = last.end;
    at += wanted.length;
  }
  return withoutContact(shown + text.slice(from)).replace(/(?:https?:\/\/|www\.)\S+/giu, left);
}

interface Word {
  key: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    key: fold(word),
    start: index,
    end: index + word.length,
  }));
}

function isName(text: string, run: readonly Word[], asked: string): boolean {
  const isTogether = run.every((word, index) => {
    const next = run[index + 1];
    return !next || gap.test(text.slice(word.end, next.start));
  });
  return (
    isTogether &&
    run
      .map(({ key }) => key)
      .sort()
      .join(" ") === asked
  );
}
