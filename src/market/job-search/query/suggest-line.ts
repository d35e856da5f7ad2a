import { fold } from "#kit/fold.ts";
import type { Completion, Suggested } from "../job-index.ts";
import { placesThatBegin } from "../text/frames.ts";
import { searchedText, tokensOf } from "../text/words.ts";

type Suggest = (typed: string, limit: number) => Promise<Completion[]>;

/** Maximum number of words of the thing under the caret. */
const mostWords = 3;
const fewestLetters = 2;

/**
 * Completes a typed line: the whole text before the caret, or its last words, which are the thing that is being typed ("kế toán
 * hà n" becomes "kế toán Hà Nội"). The text after the caret stays.
 */
export async function suggestLine(
  suggest: Suggest,
  { keyword, at = keyword.length, items }: { keyword: string; at?: number; items: number },
): Promise<Suggested[]> {
  const line = searchedText(keyword.slice(0, at));
  const after = keyword.slice(at);
  const whole = await suggest(line, items);
  if (whole.length > 0 && after.trim() === "") return whole;
  const words = tokensOf(line);
  for (const { from } of words.slice(Math.max(after.trim() ? 0 : 1, words.length - mostWords))) {
    const typed = line.slice(from);
    if (typed.trim().length < fewestLetters) continue;
    const begins = ({ text }: Suggested) => fold(text).startsWith(fold(typed));
    const places = placesThatBegin(typed).map((text): Suggested => ({ kind: "place", text }));
    const found = [...places, ...(await suggest(typed, items)).filter(begins)].slice(0, items);
    if (found.length > 0)
      return found.map(({ kind, text }) => ({ kind, text: `${line.slice(0, from)}${text}${after}` }));
  }
  return whole;
}
