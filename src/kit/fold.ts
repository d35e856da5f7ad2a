/**
 * Folds a text for comparison: lower case, no diacritics, đ → d, white space collapsed.
 * hoà = hòa = hoa; compatibility forms (ligatures, full-width letters) become plain ones.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replaceAll("đ", "d")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Lower-case words joined by hyphens, for addresses: `&` becomes `vs`, punctuation is removed (spec §2). */
export function slugify(text: string): string {
  return fold(text)
    .replaceAll("&", " vs ")
    .replace(/[^a-z0-9\s-]/g, " ")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}
