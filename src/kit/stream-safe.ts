/** Quick test for a text that may have more than 30 combining marks in sequence: few texts do, and a full search is slow. */
const doubtful = /[^\t-\u02ff\u1e00-\u1eff\u2010-\u205e]{31}/;
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text with at most 30 combining marks in sequence (Stream-Safe Text Format of Unicode Standard Annex #15; no
 * language needs more than a few). `normalize` sorts a sequence of marks in quadratic time: 30,000 of them take
 * seconds. Texts that can exceed a few thousand characters pass through here before they are normalized.
 */
export function streamSafe(text: string): string {
  return doubtful.test(text) ? text.replace(tooManyMarks, "$1") : text;
}
