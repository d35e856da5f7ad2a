/** Text that may hold such a row: nearly none does, and classes of Unicode are slow to look for. */
const doubtful = /[^\t-\u02ff\u1e00-\u1eff\u2010-\u205e]{31}/;
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text with at most 30 marks in a row (Stream-Safe Text Format of Unicode Standard Annex #15; no language needs more than
 * a few). `normalize` sorts a row of marks in quadratic time: 30,000 of them keep the process busy for seconds. What may be
 * longer than some thousand characters goes through here before it is normalized.
 */
export function streamSafe(text: string): string {
  return doubtful.test(text) ? text.replace(tooManyMarks, "$1") : text;
}
