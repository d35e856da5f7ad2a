import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoPhoto } from "#front/demo/companies/portraits.ts";
import { languages } from "#kit/i18n.ts";
import { cvAccentColors, cvFonts, cvTemplates, defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { renderPdf } from "#profiles/cv/online/render.ts";
import { cvLengths, samplePerson } from "#profiles/cv/testing/people.ts";
import { pdfPictures } from "./pdf-pictures.ts";

const width = 595;
const height = 842;
const gap = 16;

/** Writes pictures side by side, on a grey ground, into one file. */
async function sheet(rows: readonly (readonly Buffer[])[], path: string): Promise<void> {
  const columns = Math.max(...rows.map((row) => row.length));
  const pages = rows.flatMap((row, down) =>
    row.map((input, across) => ({
      input,
      left: gap + across * (width + gap),
      top: gap + down * (height + gap),
    })),
  );
  const canvas = {
    width: gap + columns * (width + gap),
    height: gap + rows.length * (height + gap),
    channels: 3,
    background: "gray",
  } as const;
  await sharp({ create: canvas }).composite(pages).png().toFile(path);
}

/**
 * Writes a contact sheet per template of online CVs, with a row per language of a short, a usual and a long profile, and one sheet with the first pages of all templates.
 */
export async function takeCvs(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const photo = await demoPhoto({ fullName: "Nguyễn Thị Hồng Đào", gender: 2 });
  const first: Buffer[][] = [[], []];
  for (const [index, { key }] of cvTemplates.entries()) {
    const settings = {
      ...defaultCvSettings,
      template: key,
      accent_color: cvAccentColors[index % cvAccentColors.length]!,
      font: cvFonts[index % cvFonts.length]!,
    };
    const rows: Buffer[][] = [];
    for (const language of languages) {
      const row: Buffer[] = [];
      for (const length of cvLengths) {
        const pdf = await renderPdf({
          document: samplePerson(language, length),
          settings,
          photo: photo.toString("base64"),
        });
        const pages = await pdfPictures(pdf);
        if (language === "vi" && length === "usual") first[index < 4 ? 0 : 1]!.push(pages[0]!);
        row.push(...pages);
      }
      rows.push(row);
    }
    await sheet(rows, join(folder, `${key}.png`));
    console.info(`${key}: ${rows.flat().length} pages`);
  }
  await sheet(first, join(folder, "all.png"));
}
