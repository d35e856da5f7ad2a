import { type ActiveContent, readObjects } from "./pdf-active.ts";
import { Effort, PdfDict, PdfRef, type PdfValue, parsePdf, TooComplex } from "./pdf-parse.ts";
import { objectAt, type PdfPlaces, type PdfSection, readPdfSection } from "./pdf-xref.ts";

/**
 * Facts about a PDF that need no reader. `sound`: the cross-reference table is complete and every object is
 * at its offset. Other files may still open in a reader that repairs them.
 */
export interface PdfFacts {
  sound: boolean;
  encrypted: boolean;
  pages?: number;
  active: ActiveContent;
}

type Shape = Omit<PdfFacts, "active">;

const mostSections = 64;
const mostPageNodes = 2_000;
const headerWithin = 1024;

/**
 * @returns null when the first 1024 bytes contain no PDF header, "too_complex" for a file that needs more work than any
 * regular one
 */
export function inspectPdf(file: Buffer): PdfFacts | "too_complex" | "infected" | null {
  const header = file.subarray(0, headerWithin).indexOf("%PDF-");
  if (header < 0) return null;
  const effort = new Effort(file.length);
  try {
    // Offsets count from the header, but many programs that write something before it count from the first byte.
    const counted = shapeAt(file, header, effort);
    const shape = counted.sound || header === 0 ? counted : shapeAt(file, 0, effort);
    const active = readObjects(file, shape.encrypted, effort);
    return active === "infected" ? "infected" : { ...shape, active };
  } catch (error) {
    if (error instanceof TooComplex) return "too_complex";
    throw error;
  }
}

function shapeAt(file: Buffer, base: number, effort: Effort): Shape {
  const sections = readSections(file, base, effort);
  if (!sections) return { sound: false, encrypted: false };
  const encrypted = sections.some(({ dictionary }) => dictionary.get("Encrypt") !== undefined);
  const places: PdfPlaces = new Map();
  for (const section of sections)
    for (const [id, place] of section.places) if (!places.has(id)) places.set(id, place);
  for (const [id, place] of places)
    if (typeof place === "number" && objectAt(file, base + place)?.id !== id)
      return { sound: false, encrypted };
  const root = sections[0]?.dictionary.get("Root");
  const rootPlace = root instanceof PdfRef ? places.get(root.id) : undefined;
  if (rootPlace === undefined || rootPlace === "free") return { sound: false, encrypted };
  if (rootPlace === "packed" || encrypted) return { sound: true, encrypted };
  const read = (place: number) => parsePdf(file, objectAt(file, base + place)?.end ?? file.length, effort);
  const pages = countPages((place) => read(place).value, places, rootPlace);
  return pages === 0 ? { sound: false, encrypted } : { sound: true, encrypted, pages };
}

/** The cross-reference sections, newest first; null when the chain is broken, cyclic or of an unsupported kind. */
function readSections(file: Buffer, base: number, effort: Effort): PdfSection[] | null {
  const tail = file.subarray(-2048).toString("latin1");
  const start = /^startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/.exec(
    tail.slice(tail.lastIndexOf("startxref")),
  )?.[1];
  if (!start) return null;
  const sections: PdfSection[] = [];
  const waiting = [Number(start)];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size >= mostSections) return null;
    seen.add(at);
    const section = readPdfSection(file, base + at, effort);
    if (!section) return null;
    sections.push(section);
    for (const key of ["XRefStm", "Prev"]) {
      const next = section.dictionary.get(key);
      if (typeof next === "number") waiting.push(next);
    }
  }
  return sections;
}

/**
 * Counts the pages by walking the page tree: undefined when a part of it is compressed, 0 when it is broken or cyclic.
 */
function countPages(read: (place: number) => PdfValue, places: PdfPlaces, root: number): number | undefined {
  const catalog = read(root);
  const top = catalog instanceof PdfDict ? catalog.get("Pages") : undefined;
  const waiting = top instanceof PdfRef ? [top.id] : [];
  const seen = new Set<number>();
  let pages = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const place = places.get(id);
    if (place === "packed") return undefined;
    if (typeof place !== "number" || seen.has(id)) return 0;
    if (seen.size >= mostPageNodes) return undefined;
    seen.add(id);
    const node = read(place);
    if (node instanceof PdfDict && node.get("Type") === "Pages") {
      const kids = node.get("Kids");
      if (!Array.isArray(kids)) return undefined;
      for (const kid of kids) if (kid instanceof PdfRef) waiting.push(kid.id);
    } else pages += 1;
  }
  return pages;
}
