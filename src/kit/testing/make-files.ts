import { crc32, deflateRawSync } from "node:zlib";

interface ZipPart {
  name: string;
  content: Buffer | string;
}

/** A zip file of these parts, compressed. */
export function makeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const [name, content] = [Buffer.from(part.name), Buffer.from(part.content)];
    const packed = deflateRawSync(content);
    const facts = numbers(
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [2, 0],
      [2, 0x21],
      [4, crc32(content)],
      [4, packed.length],
    );
    const sizes = numbers([4, content.length], [2, name.length], [2, 0]);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, sizes, name, packed]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), numbers([2, 20]), facts, sizes, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = parts.length;
  const end = numbers([2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, offset], [2, 0]);
  return Buffer.concat([...locals, central, Buffer.from("PK\x05\x06"), end]);
}

/** Little-endian numbers, each given as [width, value]. */
function numbers(...fields: [2 | 4, number][]): Buffer {
  return Buffer.concat(
    fields.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** The parts of a Word document with the given body XML. */
export function docxParts(paragraphs: string): ZipPart[] {
  return [
    {
      name: "[Content_Types].xml",
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: "_rels/.rels",
      content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${wordNamespace}"><w:body>${paragraphs}</w:body></w:document>`,
    },
  ];
}

/** A Word document with these lines as paragraphs; `extra` parts are added (macros, headers, …). */
export function makeDocx(lines: string[], extra: ZipPart[] = []): Buffer {
  const escaped = lines.map((line) =>
    line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"),
  );
  const paragraphs = escaped.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  return makeZip([...docxParts(paragraphs.join("")), ...extra]);
}

/** A .docx of about 100 kB that decompresses to more than 60 MB. */
export function makeZipBombDocx(): Buffer {
  return makeZip([
    ...docxParts("<w:p/>"),
    ...[1, 2, 3].map((i) => ({ name: `word/media/image${i}.bmp`, content: Buffer.alloc(21 * 1024 * 1024) })),
  ]);
}

/** The first bytes of a Windows program, with its standard sentence. */
export function makeExe(): Buffer {
  const header = Buffer.alloc(1024);
  header.write("MZ\x90\x00\x03", 0, "latin1");
  header.writeUInt32LE(0x80, 0x3c);
  header.write("This program cannot be run in DOS mode.", 0x4e, "latin1");
  header.write("PE\0\0", 0x80, "latin1");
  return header;
}

const linesPerPage = 48;

/**
 * A PDF with these lines. Letters beyond Latin-1 are drawn as their base letter (no font is embedded) but copied and
 * read correctly. `paddingBytes` makes the file as large as one with a photo.
 */
export function makePdf(lines: string[], paddingBytes = 0): Buffer {
  const letters = [...new Set(lines.join("").normalize("NFC"))].filter((char) => char > "~").slice(0, 128);
  const code = (char: string) =>
    char >= " " && char <= "~" ? char.charCodeAt(0) : 128 + letters.indexOf(char);
  const hex = (line: string) =>
    Buffer.from([...line.normalize("NFC")].map(code).filter((c) => c > 31)).toString("hex");
  const shapes = letters.map((char) => `/${/^[A-Za-z]/.exec(plain(char))?.[0] ?? "bullet"}`);
  const mapped = letters.map((char, i) => `<${(128 + i).toString(16)}> <${utf16(char)}>`);
  const unicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Plain def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange ${letters.length ? `${letters.length} beginbfchar ${mapped.join(" ")} endbfchar` : ""} endcmap end end`;
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesPerPage)) }, (_, page) =>
    lines.slice(page * linesPerPage, (page + 1) * linesPerPage),
  );
  const kids = pages.map((_, page) => `${6 + page * 2} 0 R`).join(" ");
  return writePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[128 ${shapes.join("")}]>>/ToUnicode 4 0 R>>`,
    stream(unicode),
    stream("\x80".repeat(paddingBytes)),
    ...pages.flatMap((page, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${7 + i * 2} 0 R>>`,
      stream(`BT /F1 11 Tf 15 TL 50 790 Td ${page.map((line) => `<${hex(line)}> Tj T*`).join("\n")} ET`),
    ]),
  ]);
}

function plain(char: string): string {
  return char.replace("đ", "d").replace("Đ", "D").normalize("NFD");
}

function utf16(char: string): string {
  return Buffer.from(char, "utf16le").swap16().toString("hex");
}

/** A stream object, its content in Latin-1; `dictionary` is added to its dictionary. */
export function stream(content: string, dictionary = ""): string {
  return `<</Length ${content.length}${dictionary}>>\nstream\n${content}\nendstream`;
}

/** A PDF of these objects, numbered from 1, the catalog first; `trailer` is added to its trailer. */
export function writePdf(objects: string[], trailer = ""): Buffer {
  let body = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const rows = objects.map((object, i) => {
    const row = `${String(body.length).padStart(10, "0")} 00000 n \n`;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, "latin1");
}

const sector = 512;
const free = 0xffffffff;
const endOfChain = 0xfffffffe;

/** A Word 97 document with these lines, the smallest that readers accept. */
export function makeDoc(lines: string[]): Buffer {
  const text = `${lines.join("\r")}\r`;
  const textAt = 0x800;
  const main = Buffer.alloc(Math.max(4096, roundUp(textAt + text.length * 2)));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x1200, 0x0a);
  main.writeUInt16LE(0x00bf, 0x0c);
  main.writeUInt16LE(14, 0x20);
  main.writeUInt16LE(22, 0x3e);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt16LE(0x5d, 0x98);
  main.write(text, textAt, "utf16le");
  const pieces = Buffer.concat([
    Buffer.from([2]),
    numbers([4, 16], [4, 0], [4, text.length], [2, 0], [4, textAt], [2, 0]),
  ]);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(pieces.length, 0x1a6);
  const table = Buffer.alloc(4096);
  pieces.copy(table);
  return makeContainer([
    { name: "WordDocument", content: main },
    { name: "1Table", content: table },
  ]);
}

/**
 * Microsoft's old container format; each part must fill whole sectors and at least 4096 bytes. `storages` are empty
 * folders.
 */
export function makeContainer(parts: { name: string; content: Buffer }[], storages: string[] = []): Buffer {
  const count = 1 + storages.length + parts.length;
  const directorySectors = Math.ceil(count / 4);
  const contentSectors = parts.reduce((sum, part) => sum + part.content.length / sector, 0);
  const tableSectors = Math.ceil((directorySectors + contentSectors) / 127);
  const chains: number[] = new Array(tableSectors).fill(0xfffffffd);
  const addChain = (length: number) => {
    const first = chains.length;
    for (let i = 1; i <= length; i += 1) chains.push(i === length ? endOfChain : first + i);
    return first;
  };
  const directoryAt = addChain(directorySectors);
  const entries = [
    entry("Root Entry", 5, endOfChain, 0, count > 1 ? 1 : free),
    ...storages.map((name, i) => entry(name, 1, 0, 0, free, i + 2 < count ? i + 2 : free)),
    ...parts.map(({ name, content }, i) => {
      const next = storages.length + i + 2;
      return entry(
        name,
        2,
        addChain(content.length / sector),
        content.length,
        free,
        next < count ? next : free,
      );
    }),
  ];
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 0x4c);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  numbers([2, 0x3e], [2, 3], [2, 0xfffe], [2, 9], [2, 6]).copy(header, 0x18);
  numbers([4, tableSectors], [4, directoryAt], [4, 0], [4, 4096], [4, endOfChain], [4, 0]).copy(header, 0x2c);
  header.writeUInt32LE(endOfChain, 0x44);
  for (let i = 0; i < tableSectors; i += 1) header.writeUInt32LE(i, 0x4c + i * 4);
  const table = Buffer.alloc(tableSectors * sector, 0xff);
  chains.forEach((next, i) => {
    table.writeUInt32LE(next, i * 4);
  });
  const directory = Buffer.alloc(directorySectors * sector);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([header, table, directory, ...parts.map((part) => part.content)]);
}

function entry(name: string, kind: number, start: number, size: number, child: number, right = free): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, "utf16le");
  bytes.writeUInt16LE((name.length + 1) * 2, 0x40);
  bytes[0x42] = kind;
  bytes[0x43] = 1;
  numbers([4, free], [4, right], [4, child]).copy(bytes, 0x44);
  numbers([4, start], [4, size]).copy(bytes, 0x74);
  return bytes;
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / sector) * sector;
}
