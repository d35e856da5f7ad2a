import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type CvFont, cvFonts } from "#candidates/cv-settings.ts";

const files: Record<CvFont, { folder: string; name: string }> = {
  "Be Vietnam Pro": { folder: "be-vietnam-pro", name: "BeVietnamPro" },
  Inter: { folder: "inter", name: "Inter" },
  "Noto Serif": { folder: "noto-serif", name: "NotoSerif" },
  Roboto: { folder: "roboto", name: "Roboto" },
};

export const fontWeights = [
  { weight: 400, face: "400Regular" },
  { weight: 600, face: "600SemiBold" },
] as const;

/** Where the whole TTF of a face is; the web's subsets lack letters and cannot be embedded. */
export function fontPath(font: CvFont, face: string): string {
  const { folder, name } = files[font];
  const root = createRequire(import.meta.url).resolve(`@expo-google-fonts/${folder}/package.json`);
  return join(dirname(root), face, `${name}_${face}.ttf`);
}

/** The font itself, then those that have letters which it lacks. */
export function fontStack(font: CvFont): CvFont[] {
  return [...new Set<CvFont>([font, "Roboto", "Noto Serif", ...cvFonts])].slice(0, 3);
}
