import { crc32, inflateRawSync } from "node:zlib";
import yauzl from "yauzl";

const mostEntries = 2_000;
const mostBytes = 50 * 1024 * 1024;
const mostRatio = 300;
/** A high compression ratio of a small part is harmless. */
const ratioMattersFrom = 1024 * 1024;

export interface Zip {
  /** Parts by name. */
  entries: Map<string, yauzl.Entry>;
  /** Decompresses one part. @throws when its length or checksum is not the declared one */
  read(entry: yauzl.Entry): Promise<Buffer>;
}

/**
 * Lists the parts of a zip file in memory without decompressing them. "too_big": it has more than 2,000 parts, or
 * declares more than 50 MB.
 * @throws when it is no zip, or has duplicate parts
 */
export async function openZip(file: Buffer): Promise<Zip | "too_big"> {
  const archive = await open(file);
  if (archive.entryCount > mostEntries) return "too_big";
  const entries = await list(archive);
  return entries === "too_big" ? entries : { entries, read: (entry) => readEntry(file, archive, entry) };
}

function open(file: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

function list(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry> | "too_big"> {
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
      // Two parts with one name: readers disagree about which one counts.
      if (entries.has(entry.fileName)) reject(new Error("duplicate entry"));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function readEntry(file: Buffer, zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.readLocalFileHeader(entry, { minimal: true }, (error, header) => {
      if (error) {
        reject(error);
        return;
      }
      const packed = file.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
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
