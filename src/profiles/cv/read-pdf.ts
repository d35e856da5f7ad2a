import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

const mostPages = 60;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Content = Awaited<ReturnType<Page["getTextContent"]>>;

/** The text of a page with positions, and the addresses of its links. */
export interface PdfContent {
  items: Content["items"];
  links: string[];
}

function openPdf(file: Buffer): Promise<Pdf> {
  return getDocumentProxy(new Uint8Array(file), {
    // Only text is needed: without fonts, forms and images there are fewer decoders to attack.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    maxImageSize: 0,
    verbosity: 0,
  });
}

/**
 * Returns the pages of a PDF as pieces of text with positions, for reading a CV's fields. Throws like
 * `readPdf`.
 */
export async function readPdfContent(file: Buffer): Promise<PdfContent[]> {
  const pdf = await openPdf(file);
  const pages: PdfContent[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    const boxes = fontsOfBoxes(content);
    const items = content.items.map((item) =>
      "str" in item && boxes.has(item.fontName) ? { ...item, str: item.str.replaceAll("n", "■") } : item,
    );
    const annotations: { url?: unknown }[] = await page.getAnnotations();
    pages.push({ items, links: annotations.flatMap(({ url }) => (typeof url === "string" ? [url] : [])) });
    page.cleanup();
  }
  return pages;
}

/**
 * The text of a PDF, page by page, and whether it contains scripts. Throws PasswordException for a protected file, and
 * an error when a page is missing.
 */
export async function readPdf(
  file: Buffer,
): Promise<{ text: string; pages: number; active?: "onRequest" | "onOpen" }> {
  const pdf = await openPdf(file);
  const texts: string[] = [];
  let opens = Object.keys((await pdf.getJSActions()) ?? {}).some((event) => documentEvents.has(event));
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const written = `${pageText(await page.getTextContent())}\n${await fieldTexts(page)}`;
    texts.push(written.trim() === "" ? await drawnText(page) : written);
    opens ||= (await page.getJSActions()) !== null;
    page.cleanup();
  }
  const active = opens ? "onOpen" : (await pdf.hasJSActions()) ? "onRequest" : undefined;
  return { text: texts.join("\n\n"), pages: pdf.numPages, ...(active && { active }) };
}

/** Events that occur without user action; other scripts belong to forms. */
const documentEvents = new Set(["OpenAction", "WillClose", "WillSave", "DidSave", "WillPrint", "DidPrint"]);

function pageText(content: Content): string {
  const boxes = fontsOfBoxes(content);
  return content.items
    .map((item) => {
      if (!("str" in item)) return "";
      const text = boxes.has(item.fontName) ? item.str.replaceAll("n", "■") : item.str;
      return item.hasEOL ? `${text}\n` : text;
    })
    .join("");
}

/**
 * Programs without the right font write a box for each missing letter ("Nguy■n"): the glyph "n" of ZapfDingbats. Read
 * as letters, boxes give wrong names. The font is recognised by having no metrics and only that glyph.
 */
function fontsOfBoxes(content: Content): Set<string> {
  const unmeasured = Object.entries(content.styles).filter(([, style]) => Number.isNaN(style.ascent));
  const fonts = new Set(unmeasured.map(([name]) => name));
  for (const item of content.items)
    if ("str" in item && !/^[n\s]*$/.test(item.str)) fonts.delete(item.fontName);
  return fonts;
}

/** The values of form fields. */
async function fieldTexts(page: Page): Promise<string> {
  const annotations: { fieldType?: string; fieldValue?: unknown }[] = await page.getAnnotations();
  return annotations
    .filter((field) => field.fieldType === "Tx" || field.fieldType === "Ch")
    .flatMap((field) => field.fieldValue)
    .filter((value) => typeof value === "string" && value !== "")
    .join("\n");
}

/** Text that is drawn on a page without text content, such as captions of buttons. */
async function drawnText(page: Page): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const drawing = await page.getOperatorList();
  return drawing.fnArray
    .map((operator, i) => {
      const glyphs: unknown = operator === OPS.showText ? drawing.argsArray[i]?.[0] : undefined;
      return Array.isArray(glyphs)
        ? glyphs.map((glyph: { unicode?: string }) => glyph.unicode ?? "").join("")
        : "";
    })
    .filter(Boolean)
    .join("\n");
}
