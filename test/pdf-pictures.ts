import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Returns the pages of a PDF as PNG files, drawn by pdf.js with its canvas. */
export async function pdfPictures(bytes: Uint8Array, scale = 1): Promise<Buffer[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const loading = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    standardFontDataUrl: `${join(folder, "standard_fonts")}/`,
    wasmUrl: `${join(folder, "wasm")}/`,
    // The canvas has no fonts, so pdf.js draws letters as outlines.
    disableFontFace: true,
  });
  const pdf = await loading.promise;
  const { createCanvas } = createRequire(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))(
    "@napi-rs/canvas",
  );
  const pictures: Buffer[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toBuffer("image/png"));
  }
  await loading.destroy();
  return pictures;
}
