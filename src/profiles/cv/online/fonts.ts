import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Font } from "@react-pdf/renderer";
import { type CvFont, cvFonts } from "#profiles/candidates/cv-settings.ts";

interface FontFiles {
  folder: string;
  name: string;
}

const files: Record<CvFont, FontFiles> = {
  "Be Vietnam Pro": { folder: "be-vietnam-pro", name: "BeVietnamPro" },
  Inter: { folder: "inter", name: "Inter" },
  "Noto Serif": { folder: "noto-serif", name: "NotoSerif" },
  Roboto: { folder: "roboto", name: "Roboto" },
};

/** Fonts for letters and signs that the fonts of a CV lack. They are loaded only for texts that need them. */
const fallbackFiles = {
  "Noto Sans JP": { folder: "noto-sans-jp", name: "NotoSansJP" },
  "Noto Sans KR": { folder: "noto-sans-kr", name: "NotoSansKR" },
  "Noto Sans SC": { folder: "noto-sans-sc", name: "NotoSansSC" },
  "Noto Sans Thai": { folder: "noto-sans-thai", name: "NotoSansThai" },
  "Noto Sans Symbols 2": { folder: "noto-sans-symbols-2", name: "NotoSansSymbols2", isRegularOnly: true },
} satisfies Record<string, FontFiles & { isRegularOnly?: true }>;
export type FallbackFont = keyof typeof fallbackFiles;
export const fallbackFonts = Object.keys(fallbackFiles) as FallbackFont[];

const fontWeights = [
  { weight: 400, face: "400Regular" },
  { weight: 600, face: "600SemiBold" },
] as const;

/** Returns the path of a face's whole TTF; the web's subsets lack letters and cannot be embedded. */
function pathOf({ folder, name }: FontFiles, face: string): string {
  const root = createRequire(import.meta.url).resolve(`@expo-google-fonts/${folder}/package.json`);
  return join(dirname(root), face, `${name}_${face}.ttf`);
}

export const fontPath = (font: CvFont, face: string): string => pathOf(files[font], face);

for (const [family, font] of Object.entries({ ...files, ...fallbackFiles })) {
  const weights = "isRegularOnly" in font ? fontWeights.slice(0, 1) : fontWeights;
  Font.register({
    family,
    fonts: weights.map(({ weight, face }) => ({ src: pathOf(font, face), fontWeight: weight })),
  });
}

interface Glyph {
  codePoints: number[];
}

/** Properties that the type of a loaded font lacks. */
interface Face {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  characterSet: number[];
  getGlyph: (id: number, codePoints?: number[]) => Glyph;
}

/** The regular face of a font, read at the first call. */
export async function loadFace(fontFamily: CvFont | FallbackFont): Promise<Face> {
  const fontWeight = fontWeights[0].weight;
  await Font.load({ fontFamily, fontWeight });
  const face = Font.getFont({ fontFamily, fontWeight })!.data as unknown as Face;
  keepCodePoints(Object.getPrototypeOf(face));
  return face;
}

const corrected = new WeakSet<object>();

/**
 * Corrects a cache of fontkit for all fonts of a class. It creates each glyph once; a glyph that was first
 * used as a part of another ("ư" of "ứ") has no letter, and later texts of other people would lose it.
 */
function keepCodePoints(fontClass: Face): void {
  if (corrected.has(fontClass)) return;
  corrected.add(fontClass);
  const { getGlyph } = fontClass;
  fontClass.getGlyph = function (this: Face, id, codePoints = []) {
    const glyph = getGlyph.call(this, id, codePoints);
    if (glyph.codePoints.length === 0 && codePoints.length > 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/** Returns the font, followed by those with letters that it lacks. */
export function fontStack(font: CvFont): CvFont[] {
  return [...new Set<CvFont>([font, "Roboto", "Noto Serif", ...cvFonts])].slice(0, 3);
}
