/** A text with one spelling for each sign, and for each of its signs the place in the text that it was made of. */
export interface PlainText {
  text: string;
  source: string;
  /** One longer than `text`: the last is the end of `source`. */
  at: readonly number[];
}

/** Soft hyphens and signs without a width, which stand inside of numbers and words. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

/** Removes what a reader does not see, and composes letters with their accents. */
export const visibleText = (text: string): string => text.normalize("NFC").replace(unseen, "");

/** Folds compatibility forms (NFKC), and makes one of all spaces, dashes and bullets each. */
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
  // It would become three dots, and is what stands for what was left out.
  return sign === "…" ? sign : sign.normalize("NFKC");
}
