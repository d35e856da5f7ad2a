import type { Requester } from "#kit/drawings.ts";
import { drawPdf } from "#platform/files/draw-pdf.ts";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import type { Presented } from "./letterhead.ts";
import type { PdfRequest } from "./render.ts";

/**
 * Renders the online CV as a PDF.
 * @param photo JPEG or PNG, square
 * @throws Problem 503
 */
export async function makeCvPdf(
  document: CvDocument,
  settings: CvSettings,
  {
    photo = null,
    presented = null,
    requester,
  }: { photo?: Uint8Array | null; presented?: Presented | null; requester: Requester },
): Promise<Buffer> {
  const given: PdfRequest = {
    document,
    settings,
    photo: photo && Buffer.from(photo).toString("base64"),
    presented,
  };
  return drawPdf(new URL("./render.ts", import.meta.url), given, requester);
}
