import { deflateSync } from "node:zlib";
import { makeExe, makePdf, makeZip, stream, writePdf } from "#kit/testing/make-files.ts";
import { eicar } from "./eicar.ts";

const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const healthy = makePdf(["Nguyễn Văn An", "Kế toán"]);

/** Writes a PDF with the given catalog entries and one page. Further objects have numbers from 4 on. */
const withCatalog = (entries: string, ...more: string[]) =>
  writePdf([`<</Type/Catalog/Pages 2 0 R${entries}>>`, pages, page, ...more]);
const deflated = (content: string | Buffer, dictionary = "") =>
  stream(deflateSync(content).toString("latin1"), `/Filter/FlateDecode${dictionary}`);
/** Returns a PDF object stream with one object, whose number is 90. */
const packed = (object: string) => deflated(`90 0 ${object}`, "/Type/ObjStm/N 1/First 5");

/** Returns PDF files that the product refuses, by name. */
export const refusedPdfs = (): Record<string, Buffer> => ({
  ...deepTables(),
  ...heavyObjects(),
  "script-on-open": withCatalog(`/OpenAction${script}`),
  "script-on-open-by-reference": withCatalog("/OpenAction 4 0 R", script),
  "script-after-a-jump": withCatalog("/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[4 0 R]>>", script),
  "script-with-escaped-names": withCatalog("/Open#41ction<</#53/Java#53cript/J#53(x)>>"),
  "script-in-object-stream": withCatalog("/OpenAction 90 0 R", packed(script)),
  "script-on-close": withCatalog(`/AA<</WC${script}>>`),
  "script-on-page": writePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    pages,
    page.replace("/Parent", `/AA<</O${script}>>/Parent`),
  ]),
  "script-of-visible-field": withCatalog("", `<</Subtype/Widget/AA<</PV${script}>>>>`),
  "script-hidden-in-text": hiddenInText(),
  "script-without-table": Buffer.from(
    withCatalog(`/OpenAction${script}`)
      .toString("latin1")
      .replace(/xref[\s\S]*/, "trailer<</Root 1 0 R>>"),
    "latin1",
  ),
  "script-after-twin-key": withCatalog(`/OpenAction${script}/OpenAction[3 0 R/Fit]`),
  "program-on-open": withCatalog("/OpenAction<</S/Launch/F(calc.exe)>>"),
  "program-on-click": withCatalog("", "<</Subtype/Link/A<</S/Launch/Win<</F(cmd.exe)>>>>>>"),
  "objects-packed-oddly": withCatalog(
    "",
    stream("393020302031>", "/Type/ObjStm/N 1/First 5/Filter/ASCIIHexDecode"),
  ),
  "virus-in-the-open": withCatalog("", stream(eicar)),
  "virus-attached": withCatalog("", deflated(eicar, "/Type/EmbeddedFile")),
  "and-zip": Buffer.concat([healthy, makeZip([{ name: "a.txt", content: "x" }])]),
  "and-gif": Buffer.concat([Buffer.from("GIF89a\x01\0\x01\0\0\0\0", "latin1"), healthy]),
  "and-program": Buffer.concat([makeExe().subarray(0, 512), healthy]),
  "and-html": Buffer.concat([Buffer.from("<html><script>alert(1)</script>"), healthy]),
  password: writePdf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      pages,
      page,
      `<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`,
    ],
    `/Encrypt 4 0 R/ID[<${"00".repeat(16)}><${"00".repeat(16)}>]`,
  ),
  "cut-short": healthy.subarray(0, 500),
  "header-only": Buffer.from("%PDF-1.7\n"),
  garbage: Buffer.from(`%PDF-1.7\n${"garbage ".repeat(5000)}\nstartxref\n9\n%%EOF`),
  "page-tree-loop": writePdf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R]/Count 1>>"]),
  "end-flood": Buffer.from(`%PDF-1.7\n${`startxref${" ".repeat(500)}`.repeat(4)}`),
});

/** Returns PDF files that the product stores because they do no harm, by name. */
export const acceptedPdfs = (): Record<string, Buffer> => ({
  "10000-objects": withCatalog("", ...Array.from({ length: 10_000 }, (_, i) => `<</Number ${i}>>`)),
  "page-bomb": writePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    pages,
    page.replace("/Parent", "/Contents 4 0 R/Parent"),
    deflated(Buffer.alloc(40_000_000, 32)),
  ]),
  "section-that-is-its-own-past": writePdf(
    ["<</Type/Catalog/Pages 2 0 R>>", pages, page],
    `/Prev ${writePdf(["<</Type/Catalog/Pages 2 0 R>>", pages, page]).lastIndexOf("xref\n0")}`,
  ),
  "script-of-a-form": withCatalog("", `<</FT/Tx/T(name)/AA<</K${script}>>>>`),
  "scripts-by-name": withCatalog(`/Names<</JavaScript<</Names[(a)${script}]>>>>`),
  "attached-text": withCatalog("", deflated("hello", "/Type/EmbeddedFile")),
});

function deepTables(): Record<string, Buffer> {
  const rows = deflateSync(Buffer.alloc(250_000 * 3)).toString("latin1");
  const section = (id: number, previous: number) =>
    `${id} 0 obj\n${stream(rows, `/Type/XRef/Size 250000/W[1 1 1]/Root 1 0 R/Filter/FlateDecode/Prev ${previous}`)}\nendobj\n`;
  let chained = "%PDF-1.5\n";
  let last = 0;
  for (let i = 0; i < 60; i += 1) {
    const at = chained.length;
    chained += section(10 + i, last);
    last = at;
  }
  return {
    "sections-of-many-objects": Buffer.from(`${chained}startxref\n${last}\n%%EOF\n`, "latin1"),
    "sections-without-end": Buffer.from(
      `%PDF-1.4\n${Array.from({ length: 2000 }, (_, i) => `xref\n0 0\ntrailer<</Prev ${9 + (i + 1) * 40}>>`.padEnd(40)).join("")}\nstartxref\n9\n%%EOF\n`,
    ),
    "empty-subsections": Buffer.from(
      `%PDF-1.4\nxref\n${"0 0\n".repeat(500_000)}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    ),
  };
}

function heavyObjects(): Record<string, Buffer> {
  return {
    "long-digits": writePdf([
      "<</Type/Catalog/Pages 2 0 R>>",
      `<</Type/Pages/Kids[${"1".repeat(60_000)}]/Count 1>>`,
    ]),
    "nested-lists": withCatalog(`/A${"[".repeat(100_000)}`),
    "objects-in-objects": Buffer.from(`%PDF-1.4\n${"1 0 obj(".repeat(60_000)}`),
    "objects-of-one-number": Buffer.from(`%PDF-1.4\n${"1 0 obj 1 endobj ".repeat(300_000)}`),
    "million-names": withCatalog(`/A[${"/a".repeat(1_200_000)}]`),
    "object-stream-bomb": withCatalog("", packed(`(${" ".repeat(64_000_000)})`)),
    "object-streams-bomb": withCatalog(
      "",
      ...Array.from({ length: 8 }, () => packed(`(${" ".repeat(8_000_000)})`)),
    ),
  };
}

/** Returns a PDF in which readers that follow the cross-reference table find an object, and other readers a text. */
function hiddenInText(): Buffer {
  const whole = withCatalog("/OpenAction 5 0 R", "(____________)", script).toString("latin1");
  const hidden = `5 0 obj ${script} endobj`;
  return Buffer.from(
    whole.replace("(____________)", () => `(${hidden})`),
    "latin1",
  );
}
