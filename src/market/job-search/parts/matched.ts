/**
 * Splits a text at the typed part, ignoring case and accents: before, match, after. Null when the text does
 * not contain it.
 */
export function matched(text: string, typed: string): [string, string, string] | null {
  const letters = [...text.normalize("NFC")];
  const wanted = plain(typed.normalize("NFC").trim());
  const at = wanted ? letters.map(plain).join("").indexOf(wanted) : -1;
  if (at < 0) return null;
  const cut = (from: number, to?: number) => letters.slice(from, to).join("");
  const end = at + wanted.length;
  return [cut(0, at), cut(at, end), cut(end)];
}

/** Returns one plain character per character, so that positions in both texts are the same. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const [base = letter] = letter.toLowerCase().normalize("NFD");
    return base === "đ" ? "d" : base.length > 1 ? "\uFFFD" : base;
  }).join("");
}
