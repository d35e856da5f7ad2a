/** A normalized text, and the position of each of its characters in the source. */
export interface PlainText {
  text: string;
  source: string;
  /** The position in `source` of each character of `text`, and at last the end of `source`. */
  at: readonly number[];
}

/** Soft hyphens and zero-width characters, which occur inside numbers and words. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

/** Removes invisible characters, and composes letters with their accents. */
export const visibleText = (text: string): string => text.normalize("NFC").replace(unseen, "");

/** Folds compatibility forms (NFKC), and unifies spaces, dashes and bullets. */
export function plainText(source: string): PlainText {
  let text = "";
  const at: number[] = [];
  let place = 0;
  for (const sign of source) {
    const plain = plainOf(sign);
    for (let unit = 0; unit < plain.length; unit++) at.push(place);
    text += plain;
    place += sign.length;
  }
  at.push(source.length);
  return { text, source, at };
}

function plainOf(sign: string): string {
  if (sign === "\n" || /^[\x21-\x7e]$/.test(sign)) return sign;
  if (/^[\p{Z}\s]$/u.test(sign))
    return /^[\u2028\u2029\r\v\f\u0085]$/u.test(sign) ? "\n" : sign === "\t" ? "\t" : " ";
  if (/^[\p{Pd}\u2212\u2043]$/u.test(sign)) return "-";
  if (/^[·•‧∙⋅●▪◦・]$/u.test(sign)) return "·";
  // NFKC would turn the sign of removed data into three dots.
  return sign === "…" ? sign : sign.normalize("NFKC");
}
