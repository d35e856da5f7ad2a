/** A line of a CV: wrapped lines are joined, and columns follow each other. */
export interface Line {
  /** Separate parts of the line have a tab between them. */
  text: string;
  /** Page number, from 1; null for Word files, which have no pages. */
  page: number | null;
  /** Height of the letters relative to the body text. */
  size: number;
  /** Identifies the look of the line: lines of the same kind (headings, names of companies) share it. */
  shape: string;
  /** True when the font of the line differs from the body text, or is larger. */
  strong: boolean;
  bullet: boolean;
  /** Number of the column: 0 for the main column; columns beside it have higher numbers and are read after it. */
  flow: number;
}

/** The place of a value in the file. */
export interface Place {
  page: number | null;
  text: string;
}

const longestPlace = 200;

export const placeOf = (line: Line): Place => ({
  page: line.page,
  text: line.text.replaceAll("\t", " ").slice(0, longestPlace),
});

const bullets = /^[•●▪■◦○‣⁃∙·*➢➤►▶✓✔–—-]+(?=\s|\p{L})\s*/u;

/** Returns the text of a list item without its marker, or null for another line. */
export function withoutBullet(text: string): string | null {
  let rest = text.trimStart();
  let found = false;
  // Word marks a list item, and its author may have typed another marker.
  for (let round = 0; round < 3; round += 1) {
    const mark = bullets.exec(rest);
    if (!mark) break;
    rest = rest.slice(mark[0].length).trimStart();
    found = true;
  }
  return found ? rest : null;
}

/** Returns a line of body text without layout. */
export function plainLine(text: string, page: number | null = null): Line {
  const item = withoutBullet(text);
  const words = item ?? text.trim();
  const shape = isCapitals(words) ? "capitals" : "";
  return { text: words, page, size: 1, shape, strong: shape !== "", bullet: item !== null, flow: 0 };
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
