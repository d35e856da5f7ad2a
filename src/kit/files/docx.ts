import { crc32, inflateRawSync } from "node:zlib";
import yauzl from "yauzl";

/**
 * What a zip file turns out to be, judged by its table of contents and its few texts; pictures and whatever else is
 * inside are not unpacked, and nothing is ever unpacked again.
 */
export type DocxVerdict = "docx" | "macros" | "too_big" | "password" | "damaged" | "other";

const mostEntries = 2_000;
const mostBytes = 50 * 1024 * 1024;
const mostRatio = 300;
/** A small part may be packed very well without harm. */
const ratioMattersFrom = 1024 * 1024;
const readAtMost = 4 * 1024 * 1024;

/** Judges a zip file that has been read whole. */
export async function inspectDocx(file: Buffer): Promise<DocxVerdict> {
  try {
    const archive = await openZip(file);
    if (archive.zip.entryCount > mostEntries) return "too_big";
    const entries = await listEntries(archive.zip);
    return entries === "too_big" ? "too_big" : await judge(archive, entries);
  } catch {
    return "damaged";
  }
}

/** The parts of a zip whose names match, as text; parts larger than `maxBytes` are left out. */
export async function readZipTexts(
  file: Buffer,
  name: RegExp,
  maxBytes: number,
): Promise<Map<string, string>> {
  const archive = await openZip(file);
  const entries = await listEntries(archive.zip);
  const texts = new Map<string, string>();
  if (entries === "too_big") return texts;
  for (const entry of entries.values())
    if (name.test(entry.fileName) && entry.uncompressedSize <= maxBytes)
      texts.set(entry.fileName, (await readEntry(archive, entry)).toString("utf8"));
  return texts;
}

async function judge(archive: Archive, entries: Map<string, yauzl.Entry>): Promise<DocxVerdict> {
  const typesEntry = entries.get("[Content_Types].xml");
  if (!typesEntry) return "other";
  if (typesEntry.uncompressedSize > readAtMost) return "too_big";
  if ([...entries.values()].some((entry) => entry.isEncrypted())) return "password";
  const types = (await readEntry(archive, typesEntry)).toString("utf8");
  if (/macroEnabled|vbaProject/i.test(types)) return "macros";
  if ([...entries.keys()].some((name) => /(^|\/)vba(Project\.bin|Data\.xml)$/i.test(name))) return "macros";
  const main = entries.get(mainPart(types));
  if (!main || !/wordprocessingml\.(document|template)\.main\+xml/.test(types)) return "other";
  const parts = [...entries.values()].filter(
    (entry) => entry === main || /^word\/\w+\.xml$/.test(entry.fileName),
  );
  if (parts.reduce((sum, part) => sum + part.uncompressedSize, 0) > readAtMost) return "docx";
  for (const part of parts) {
    const xml = await readEntry(archive, part);
    // The format forbids document types, and only a hostile file has a use for one.
    if (xml.subarray(0, 4096).includes("<!DOCTYPE")) return "damaged";
    if (part === main && !/<\/(\w+:)?document>\s*$/.test(xml.subarray(-200).toString("utf8")))
      return "damaged";
  }
  return "docx";
}

/** Some writers call it word/document2.xml; the list of types tells. */
function mainPart(types: string): string {
  const override = [...types.matchAll(/<Override\b[^>]{1,400}>/g)].find(([tag]) =>
    tag.includes(".main+xml"),
  )?.[0];
  const name = /PartName\s*=\s*["']\/([^"']+)["']/.exec(override ?? "")?.[1];
  return name ?? "word/document.xml";
}

interface Archive {
  file: Buffer;
  zip: yauzl.ZipFile;
}

function openZip(file: Buffer): Promise<Archive> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(error);
      else resolve({ file, zip });
    });
  });
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry> | "too_big"> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let total = 0;
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: yauzl.Entry) => {
      total += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
      if (total > mostBytes || (entry.uncompressedSize > ratioMattersFrom && ratio > mostRatio)) {
        resolve("too_big");
        return;
      }
      // Two parts of one name: readers disagree about which one counts.
      if (entries.has(entry.fileName)) reject(new Error("duplicate entry"));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Unpacks one part; fails when its length or checksum is not the declared one. */
function readEntry(archive: Archive, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    archive.zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) {
        reject(error);
        return;
      }
      const packed = archive.file.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
      try {
        const size = entry.uncompressedSize;
        const whole =
          entry.compressionMethod === 0
            ? packed
            : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
        if (whole.length !== size || crc32(whole) !== entry.crc32 >>> 0) throw new Error("damaged part");
        resolve(whole);
      } catch (damage) {
        reject(damage);
      }
    });
  });
}
