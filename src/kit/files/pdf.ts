import { type PdfSection, pdfRow, readPdfSection } from "./pdf-xref.ts";

/**
 * What can be told of a PDF without a reader. `sound` means that the table of contents of the file is whole: every object
 * stands where the file says. A file that is not sound may still open, but only a reader that repairs can tell.
 */
export interface PdfFacts {
  sound: boolean;
  encrypted: boolean;
  pages?: number;
}

const mostSections = 64;
const mostPageNodes = 2_000;

/** @returns null when the first 1024 bytes hold no PDF header */
export function inspectPdf(file: Buffer): PdfFacts | null {
  const header = file.subarray(0, 1024).indexOf("%PDF-");
  if (header < 0) return null;
  // Offsets count from the header, but many writers that put something before it count from the first byte.
  const facts = inspectAt(file, header);
  return facts.sound || header === 0 ? facts : inspectAt(file, 0);
}

function inspectAt(file: Buffer, base: number): PdfFacts {
  const unsound: PdfFacts = { sound: false, encrypted: false };
  const sections = readSections(file, base);
  if (!sections) return unsound;
  const encrypted = sections.some((section) => /\/Encrypt\b/.test(section.dictionary));
  const places: PdfSection["places"] = new Map();
  for (const section of sections)
    for (const [id, place] of section.places) if (!places.has(id)) places.set(id, place);
  for (const [id, place] of places)
    if (typeof place === "number" && !isObjectAt(file, base + place, id)) return { sound: false, encrypted };
  const root = Number(/\/Root\s+(\d+)\s+\d+\s+R/.exec(sections[0]?.dictionary ?? "")?.[1] ?? Number.NaN);
  const rootPlace = places.get(root);
  if (rootPlace === undefined || rootPlace === "free") return { sound: false, encrypted };
  if (rootPlace === "packed" || encrypted) return { sound: true, encrypted };
  const pages = countPages(file, base, places, rootPlace);
  return pages === 0 ? { sound: false, encrypted } : { sound: true, encrypted, pages };
}

/** The cross-reference sections, newest first; null when the chain is broken, endless or of a kind we do not read. */
function readSections(file: Buffer, base: number): PdfSection[] | null {
  const tail = file.subarray(Math.max(0, file.length - 2048)).toString("latin1");
  const start = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
  if (!start) return null;
  const sections: PdfSection[] = [];
  const waiting = [Number(start)];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size >= mostSections) return null;
    seen.add(at);
    const section = readPdfSection(file, base + at);
    if (!section) return null;
    sections.push(section);
    for (const key of ["XRefStm", "Prev"]) {
      const next = new RegExp(`/${key}\\s+(\\d{1,10})\\b`).exec(section.dictionary)?.[1];
      if (next) waiting.push(Number(next));
    }
  }
  return sections;
}

/** Does `12 0 obj` stand there? Numbers, generation unchecked. */
function isObjectAt(file: Buffer, at: number, id: number): boolean {
  if (at < 0 || at >= file.length) return false;
  return Number(/^\s{0,4}(\d+)\s+\d+\s+obj\b/.exec(pdfRow(file, at, 32))?.[1] ?? Number.NaN) === id;
}

/**
 * Counts the pages by walking their tree, where it is stored in the open: undefined when a part of it is packed, 0 when it
 * is broken or runs in circles.
 */
function countPages(
  file: Buffer,
  base: number,
  places: PdfSection["places"],
  root: number,
): number | undefined {
  const waiting = references(dictionaryAt(file, base + root), /\/Pages\s+(\d+)\s+\d+\s+R/);
  const seen = new Set<number>();
  let pages = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const place = places.get(id);
    if (place === "packed") return undefined;
    if (typeof place !== "number" || seen.has(id)) return 0;
    if (seen.size >= mostPageNodes) return undefined;
    seen.add(id);
    const node = dictionaryAt(file, base + place);
    if (/\/Type\s*\/Pages\b/.test(node)) {
      const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1];
      if (kids === undefined) return undefined;
      waiting.push(...references(kids, /(\d+)\s+\d+\s+R/g));
    } else pages += 1;
  }
  return pages;
}

function references(text: string, pattern: RegExp): number[] {
  const found = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
  return found.flatMap((match) => (match ? [Number(match[1])] : []));
}

function dictionaryAt(file: Buffer, at: number): string {
  const end = file.indexOf("endobj", at);
  return file.subarray(at, Math.min(end < 0 ? at : end, at + 65_536)).toString("latin1");
}
