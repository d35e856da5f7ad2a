import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl from "yauzl";
import type { TenantRow } from "#kit/tenant-rows.ts";
import { archiveCaps, type Failure } from "../terms.ts";
import { dataPath, type Manifest, manifestPath, manifestSchema } from "./manifest.ts";

/** An archive that cannot be read at all. */
export class BrokenArchive extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** An open archive. Nothing of it is unpacked before it is read. */
export interface Archive {
  manifest: Manifest;
  has(path: string): boolean;
  /** @throws BrokenArchive when the archive has no such part */
  open(path: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive and checks its size, paths and manifest. @throws BrokenArchive */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const openStream = promisify(zip.openReadStream.bind(zip)) as (entry: yauzl.Entry) => Promise<Readable>;
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BrokenArchive("unreadable");
      return openStream(entry).catch(() => {
        throw new BrokenArchive("unreadable");
      });
    };
    const manifest = manifestSchema.safeParse(
      await jsonOf(entries.get(manifestPath), await open(manifestPath)),
    );
    if (!manifest.success) throw new BrokenArchive("wrong_format");
    return { manifest: manifest.data, has: (name) => entries.has(name), open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    yauzl.open(path, options, (error, zip) => {
      if (error) reject(new BrokenArchive("unreadable"));
      else resolve(zip);
    });
  });
}

/** The paths that an archive may have. */
const allowed =
  /^(manifest\.json|settings\.json|README\.txt|(data|csv)\/[a-z_]+\.(ndjson|csv)|files\/[a-z-]+\/\d+\.[a-z0-9]{1,8})$/;

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let unpacked = 0;
    if (zip.entryCount > archiveCaps.entries) reject(new BrokenArchive("too_big"));
    // yauzl refuses absolute paths, backslashes and "..".
    zip.on("error", () => reject(new BrokenArchive("unreadable")));
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: yauzl.Entry) => {
      const { fileName, uncompressedSize, compressedSize } = entry;
      unpacked += uncompressedSize;
      if (unpacked > archiveCaps.unpacked || isTooBig(fileName, uncompressedSize, compressedSize)) {
        reject(new BrokenArchive("too_big"));
        return;
      }
      if (!allowed.test(fileName) || entries.has(fileName)) {
        reject(new BrokenArchive("unreadable"));
        return;
      }
      entries.set(fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function isTooBig(path: string, unpacked: number, packed: number): boolean {
  const most = path.startsWith("files/")
    ? archiveCaps.file
    : path === manifestPath
      ? archiveCaps.manifest
      : archiveCaps.part;
  const isBomb = unpacked > 1024 ** 2 && unpacked / Math.max(packed, 1) > archiveCaps.ratio;
  return unpacked > most || isBomb;
}

async function jsonOf(entry: yauzl.Entry | undefined, stream: Readable): Promise<unknown> {
  if (!entry) return null;
  const parts: Buffer[] = [];
  try {
    for await (const part of stream) parts.push(part as Buffer);
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new BrokenArchive("unreadable");
  }
}

/** A line of a table: a row, or why it is none. */
export type ReadLine = { line: number } & ({ row: TenantRow } | { fault: "not_json" | "too_long" });

/**
 * Yields the lines of a table.
 * @returns the hash of the table's bytes
 * @throws BrokenArchive when the part is damaged
 */
export async function* linesOf(archive: Archive, table: string): AsyncGenerator<ReadLine, string> {
  const hash = createHash("sha256");
  const decoder = new TextDecoder("utf-8");
  let line = 0;
  let rest = "";
  let isSkipping = false;
  const stream = await archive.open(dataPath(table));
  try {
    for await (const part of stream) {
      hash.update(part as Buffer);
      const pieces = (rest + decoder.decode(part as Buffer, { stream: true })).split("\n");
      rest = pieces.pop() ?? "";
      for (const piece of pieces) {
        line += 1;
        if (isSkipping) yield { line, fault: "too_long" };
        else yield readLine(line, piece);
        isSkipping = false;
      }
      if (rest.length > archiveCaps.row) {
        rest = "";
        isSkipping = true;
      }
    }
  } catch (error) {
    throw error instanceof BrokenArchive ? error : new BrokenArchive("unreadable");
  }
  if (rest !== "" || isSkipping)
    yield isSkipping ? { line: line + 1, fault: "too_long" } : readLine(line + 1, rest);
  return hash.digest("hex");
}

function readLine(line: number, text: string): ReadLine {
  if (text.length > archiveCaps.row) return { line, fault: "too_long" };
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === "object" && row !== null && !Array.isArray(row))
      return { line, row: row as TenantRow };
  } catch {
    // The line is reported below.
  }
  return { line, fault: "not_json" };
}

/** Reads the settings of the archive. @throws BrokenArchive */
export async function settingsOf(archive: Archive, path: string): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of await archive.open(path)) {
    bytes += (part as Buffer).length;
    if (bytes > archiveCaps.row) throw new BrokenArchive("too_big");
    parts.push(part as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new BrokenArchive("unreadable");
  }
}
