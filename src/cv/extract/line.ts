/** A line of a CV as it is read: wrapped lines are joined again, columns follow each other. */
export interface Line {
  /** Parts that stand apart in one line are separated by a tab. */
  text: string;
  /** 1-based; null for Word files, which know no pages. */
  page: number | null;
  /** Height of the letters by that of the running text. */
  size: number;
  /** Its looks: lines of the same kind (headings, names of companies) share it. */
  shape: string;
  /** It differs from the running text by its font, or it is larger. */
  strong: boolean;
  bullet: boolean;
  /** The main column is 0; columns beside it are read after it. */
  flow: number;
}

/** Where in the file a value was found. */
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

/** The text of a list item without its mark, or null for another line. */
export function withoutBullet(text: string): string | null {
  let rest = text.trimStart();
  let found = false;
  // Word marks a list item, and its author may have typed another mark.
  for (let round = 0; round < 3; round += 1) {
    const mark = bullets.exec(rest);
    if (!mark) break;
    rest = rest.slice(mark[0].length).trimStart();
    found = true;
  }
  return found ? rest : null;
}

/** A line of running text without any layout. */
export function plainLine(text: string, page: number | null = null): Line {
  const item = withoutBullet(text);
  const words = item ?? text.trim();
  const shape = isCapitals(words) ? "capitals" : "";
  return { text: words, page, size: 1, shape, strong: shape !== "", bullet: item !== null, flow: 0 };
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}\P{Lu}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
