import type { CvFont, CvFontSize, CvSettings } from "#profiles/candidates/cv-settings.ts";

/** Colours and sizes of one CV: every size of a template is a multiple of the body's. */
export interface Theme {
  accent: string;
  /** The accent as a background tint, light enough for text on it. */
  tint: string;
  ink: string;
  soft: string;
  hairline: string;
  onAccent: string;
  paper: string;
  /** Font size of the body text. */
  body: number;
  /** The unit of vertical space. */
  space: number;
  leading: number;
}

const bodySizes: Record<CvFontSize, number> = { S: 8.5, M: 9.2, L: 10 };
/** Corrects the sizes of fonts, so that they look equally large. */
const fontScale: Record<CvFont, number> = { "Be Vietnam Pro": 1, Inter: 1, "Noto Serif": 1.02, Roboto: 1.06 };

/** @param scale below 1 for a template that must fit on one page */
export function themeOf({ accent_color, font, font_size }: CvSettings, scale = 1): Theme {
  const body = bodySizes[font_size] * fontScale[font] * scale;
  return {
    accent: accent_color,
    tint: mixedWithWhite(accent_color, 0.07),
    ink: "#1B2321",
    soft: "#56615E",
    hairline: "#D5DBD9",
    onAccent: "#FFFFFF",
    paper: "#FFFFFF",
    body,
    space: body * 0.5,
    leading: 1.45,
  };
}

function mixedWithWhite(color: string, part: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Scales that a one-page template tries, from the chosen size to the smallest readable one. */
export const fittingScales = [1, 0.94, 0.88, 0.82, 0.77] as const;

/**
 * Returns the index of the next scale to try for a sheet that fills a number of pages at the present scale. Smaller
 * text takes less room in both directions. Growing assumes a higher power than shrinking, so that scales do not
 * alternate.
 */
export function fittingStep(step: number, filled: number): number {
  const last = fittingScales.length - 1;
  const at = (next: number, power: number) => filled * (fittingScales[next]! / fittingScales[step]!) ** power;
  // An overflow of less than 0.2% of a page is a rounding error.
  if (filled > 1.002) {
    let next = Math.min(step + 1, last);
    while (next < last && at(next, 1.6) > 1) next += 1;
    return next;
  }
  return step > 0 && at(step - 1, 2) <= 1 ? step - 1 : step;
}
