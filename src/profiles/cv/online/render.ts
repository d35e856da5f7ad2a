import { Font, pdf } from "@react-pdf/renderer";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { contentOf } from "./content.ts";
import { drawPdf } from "./draw-pdf.ts";
import { drawable } from "./drawable.ts";
import { fontStack } from "./fonts.ts";
import { type Presented, withLetterhead } from "./letterhead.ts";
import { hyphenate } from "./line-breaks.ts";
import { namesFromFiles } from "./names-from-files.ts";
import { templates } from "./templates.ts";
import { fittingScales, themeOf } from "./theme.ts";
import { cvWords, filled } from "./words.ts";

export interface PdfRequest {
  document: CvDocument;
  settings: CvSettings;
  /** The photo, encoded in base64. */
  photo: string | null;
  /** Set when a third party presents the CV. */
  presented?: Presented | null;
}

Font.registerHyphenationCallback(hyphenate);

/** Renders a CV. It runs in a child of the pool (files/draw-pdf.ts), never in the server itself. */
export async function renderPdf({
  document,
  settings,
  photo,
  presented = null,
}: PdfRequest): Promise<Uint8Array> {
  const words = await cvWords(document.language);
  const given = { words, names: namesFromFiles(document.language), hasPhoto: photo !== null };
  const { value, fonts: font } = await drawable({ document, presented }, fontStack(settings.font));
  const content = contentOf(value.document, settings, given);
  const { name } = content;
  const drawnAt = async (scale: number) => {
    const theme = themeOf(settings, scale);
    const drawn = templates[settings.template](content, theme);
    const page = withLetterhead(drawn, value.presented?.letterhead ?? null, theme);
    const file = pdf(
      drawPdf({
        page,
        info: presented ? null : { title: filled(words.cv.document.title, { name }), author: name },
        watermark: value.presented?.watermark ?? null,
        language: document.language,
        font,
        color: theme.soft,
        photo: photo === null ? null : Buffer.from(photo, "base64"),
        footer: (number, pages) => filled(words.cv.document.page, { name, page: number, pages }),
      }) as never,
    );
    const bytes = new Uint8Array(await (await file.toBlob()).arrayBuffer());
    return { bytes, page };
  };
  const { bytes, page } = await drawnAt(1);
  if (!page.fits || pagesOf(bytes) === 1) return bytes;
  let fitting = (await drawnAt(fittingScales.at(-1)!)).bytes;
  if (pagesOf(fitting) > 1) return fitting;
  // Finds the largest scale that fits on one page.
  for (const scale of fittingScales.slice(1, -1).reverse()) {
    const larger = (await drawnAt(scale)).bytes;
    if (pagesOf(larger) > 1) break;
    fitting = larger;
  }
  return fitting;
}

function pagesOf(pdfBytes: Uint8Array): number {
  return (
    Buffer.from(pdfBytes)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}
