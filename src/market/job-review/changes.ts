/** A piece of a text that was compared with its former version. */
export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}

/** The most pairs of words to compare; in larger texts, all between the common beginning and end counts as replaced. */
const mostCells = 2_000_000;

/** Compares two texts by words; the longest common sequence of words is "same". */
export function wordChanges(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail++;
  const middle = compared(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return joined([
    ...now.slice(0, head).map((text) => ({ kind: "same" as const, text })),
    ...middle,
    ...now.slice(now.length - tail).map((text) => ({ kind: "same" as const, text })),
  ]);
}

/** Splits a text into words, each with the white space that follows it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function compared(old: readonly string[], now: readonly string[]): Piece[] {
  const gone = (text: string): Piece => ({ kind: "removed", text });
  const fresh = (text: string): Piece => ({ kind: "added", text });
  if (old.length * now.length > mostCells) return [...old.map(gone), ...now.map(fresh)];
  const width = now.length + 1;
  // The entry at i * width + j is the length of the longest common sequence of `old` from word i and `now` from word j on.
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i]!.trim() === now[j]!.trim()
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i]!.trim() === now[j]!.trim()) {
      pieces.push({ kind: "same", text: now[j++]! });
      i++;
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) pieces.push(gone(old[i++]!));
    else pieces.push(fresh(now[j++]!));
  }
  return [...pieces, ...old.slice(i).map(gone), ...now.slice(j).map(fresh)];
}

/** Joins consecutive pieces of the same kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
