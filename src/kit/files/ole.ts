/** The kind of a file in Microsoft's old container format (OLE2). */
export type OleVerdict = (typeof oleVerdicts)[number];
export const oleVerdicts = ["doc", "macros", "password", "damaged", "other"] as const;

export const oleMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");

const endOfChain = 0xfffffffe;
const noSector = 0xffffffff;
/** At offset 0x0A of a Word document: bit 8 is set when it is encrypted or obfuscated. */
const encryptedFlag = 0x0100;
const wordMagic = 0xa5ec;

interface OleEntry {
  name: string;
  kind: number;
  start: number;
  size: number;
}

/** Judges a file by its directory; every chain is walked with a limit, because hostile ones are cyclic. */
export function inspectOle(file: Buffer): OleVerdict {
  try {
    const container = openContainer(file);
    const named = (name: string) => container.entries.find((entry) => entry.name.toLowerCase() === name);
    // An encrypted .docx is an OLE2 container with the zip inside.
    if (named("encryptedpackage")) return "password";
    const document = named("worddocument");
    if (document?.kind !== 2) return "other";
    if (["macros", "_vba_project", "vba", "_vba_project_cur"].some(named)) return "macros";
    const head = container.read(document, 68);
    if (head.length < 68 || head.readUInt16LE(0) !== wordMagic) return "damaged";
    if ((head.readUInt16LE(0x0a) & encryptedFlag) !== 0) return "password";
    const table = named((head.readUInt16LE(0x0a) & 0x0200) === 0 ? "0table" : "1table");
    if (!table) return "damaged";
    return [document, table].every((entry) => container.isWhole(entry)) ? "doc" : "damaged";
  } catch {
    return "damaged";
  }
}

function openContainer(file: Buffer) {
  const shift = file.readUInt16LE(0x1e);
  if (!file.subarray(0, 8).equals(oleMagic) || (shift !== 9 && shift !== 12))
    throw new Error("not a container");
  const size = 1 << shift;
  const count = Math.floor(file.length / size);
  const sector = (id: number) => {
    const at = (id + 1) * size;
    if (id >= count || at >= file.length) throw new Error("sector out of the file");
    return file.subarray(at, at + size);
  };
  const table = readSectorTable(file, sector, size, count);
  const chain = (start: number) => walk(start, (id) => table[id], count);
  const join = (ids: number[]) => Buffer.concat(ids.map(sector));

  const directory = join(chain(file.readUInt32LE(0x30)));
  const entries = readEntries(directory);
  const root = entries.find((entry) => entry.kind === 5);
  const small = join(chain(file.readUInt32LE(0x3c)));
  const smallStream = root ? join(chain(root.start)) : Buffer.alloc(0);
  const smallFrom = file.readUInt32LE(0x38);
  const smallNext = (id: number) => (id * 4 + 4 <= small.length ? small.readUInt32LE(id * 4) : undefined);

  const pieces = (entry: OleEntry) =>
    entry.size < smallFrom
      ? walk(entry.start, smallNext, smallStream.length / 64).map((id) =>
          smallStream.subarray(id * 64, id * 64 + 64),
        )
      : chain(entry.start).map(sector);
  return {
    entries,
    read: (entry: OleEntry, length: number) =>
      Buffer.concat(pieces(entry)).subarray(0, Math.min(length, entry.size)),
    isWhole: (entry: OleEntry) => pieces(entry).reduce((sum, piece) => sum + piece.length, 0) >= entry.size,
  };
}

function readSectorTable(
  file: Buffer,
  sector: (id: number) => Buffer,
  size: number,
  count: number,
): number[] {
  const ids: number[] = [];
  for (let at = 0x4c; at < 512; at += 4) ids.push(file.readUInt32LE(at));
  const more = walk(file.readUInt32LE(0x44), (id) => sector(id).readUInt32LE(size - 4), count);
  for (const id of more) for (let at = 0; at < size - 4; at += 4) ids.push(sector(id).readUInt32LE(at));
  const table: number[] = [];
  for (const id of ids) {
    if (id >= noSector - 5) continue;
    if (table.length > count + size) break;
    const part = sector(id);
    for (let at = 0; at + 4 <= part.length; at += 4) table.push(part.readUInt32LE(at));
  }
  return table;
}

function walk(start: number, next: (id: number) => number | undefined, most: number): number[] {
  const ids: number[] = [];
  for (let id: number | undefined = start; id !== endOfChain && id !== noSector; id = next(id)) {
    if (id === undefined || ids.length > most) throw new Error("endless or broken chain");
    ids.push(id);
  }
  return ids;
}

function readEntries(directory: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 0x40);
    const kind = directory[at + 0x42] ?? 0;
    if (kind === 0 || length < 2 || length > 64) continue;
    entries.push({
      name: directory.toString("utf16le", at, at + length - 2),
      kind,
      start: directory.readUInt32LE(at + 0x74),
      size: directory.readUInt32LE(at + 0x78),
    });
  }
  return entries;
}
