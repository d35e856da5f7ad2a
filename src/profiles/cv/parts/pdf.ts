import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  TextLayer,
} from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/** Files that some documents need: standard fonts, Asian character maps, image decoders. */
const files = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm",
  ],
  { query: "?url", import: "default", eager: true },
);
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.split("/").at(-1), url]));

class BundledFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (!address) throw new Error(`${filename} is not part of the build`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** Opens a PDF at an address of this site; `destroy` on the task also ends its worker. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({ url, BinaryDataFactory: BundledFiles, useWorkerFetch: false, enableXfa: false });
}

/** A higher pixel ratio is not visible on screens. */
const mostPixels = 2;

/**
 * Draws a page as wide as its container, with its text above the picture for selection and screen readers.
 */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  place: { canvas: HTMLCanvasElement; text: HTMLElement; width: number; signal: AbortSignal },
): Promise<void> {
  const { canvas, text, width, signal } = place;
  const page = await document.getPage(number);
  if (signal.aborted) return;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio || 1, mostPixels);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  text.replaceChildren();
  text.style.setProperty("--total-scale-factor", String(scale));
  const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener("abort", () => {
    drawing.cancel();
    words.cancel();
  });
  await Promise.all([drawing.promise, words.render()]);
}
