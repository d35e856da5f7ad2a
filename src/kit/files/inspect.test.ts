import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeContainer,
  makeDoc,
  makeDocx,
  makeExe,
  makePdf,
  makeZip,
  makeZipBombDocx,
} from "../testing/make-files.ts";
import { inspectDocx } from "./docx.ts";
import { inspect } from "./inspect.ts";
import { inspectOle } from "./ole.ts";
import { inspectPdf } from "./pdf.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "sen-sniff-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function look(content: Buffer) {
  const path = join(dir, "upload");
  await writeFile(path, content);
  return inspect(path);
}

describe("the kind of a file", () => {
  it("is judged by content", async () => {
    expect(await look(makePdf(["x"]))).toMatchObject({ container: "pdf", pdf: { sound: true } });
    expect(await look(makeDocx(["x"]))).toEqual({ container: "zip", docx: "docx" });
    expect(await look(makeDoc(["x"]))).toEqual({ container: "ole", ole: "doc" });
    expect(await look(makeZip([{ name: "a.txt", content: "x" }]))).toEqual({
      container: "zip",
      docx: "other",
    });
    for (const other of [makeExe(), Buffer.from("<html>"), Buffer.alloc(0)])
      expect(await look(other)).toEqual({ container: "unknown" });
  });

  it("is unknown when two programs would open two different things", async () => {
    const pdf = makePdf(["x"]);
    const gif = Buffer.concat([Buffer.from("GIF89a\x01\0\x01\0\0\0\0", "latin1"), pdf]);
    const zip = Buffer.concat([pdf, makeZip([{ name: "a.txt", content: "x" }])]);
    for (const both of [gif, zip]) expect(await look(both)).toEqual({ container: "unknown" });
  });
});

describe("a PDF", () => {
  it("is sound when every object stands where the file says, and tells its pages", () => {
    expect(inspectPdf(makePdf(Array(100).fill("line")))).toEqual({
      sound: true,
      encrypted: false,
      pages: 3,
      active: "none",
    });
    const late = Buffer.concat([Buffer.from("\n".repeat(900)), makePdf(["x"])]);
    expect(inspectPdf(late)).toMatchObject({ sound: true });
  });

  it("is not sound when cut, shifted or scrambled", () => {
    const whole = makePdf(["one", "two"]);
    for (const cut of [40, 200, whole.length - 30, whole.length - 8])
      expect(inspectPdf(whole.subarray(0, cut))).toMatchObject({ sound: false });
    const shifted = Buffer.concat([whole.subarray(0, 20), Buffer.from("xx"), whole.subarray(20)]);
    expect(inspectPdf(shifted)).toMatchObject({ sound: false });
    expect(inspectPdf(Buffer.from(`%PDF-1.7\n${"garbage ".repeat(200)}\nstartxref\n9\n%%EOF`))).toMatchObject(
      { sound: false },
    );
  });

  it("says when it is encrypted", () => {
    const text = makePdf(["x"]).toString("latin1").replace("/Root 1 0 R", "/Root 1 0 R/Encrypt 9 0 R");
    expect(inspectPdf(Buffer.from(text, "latin1"))).toMatchObject({ encrypted: true });
  });

  it("is nothing of the kind without a header near its beginning", () => {
    expect(inspectPdf(Buffer.concat([Buffer.alloc(2000, 32), makePdf(["x"])]))).toBeNull();
  });
});

describe("a Word file", () => {
  it("may not unpack to more than 50 MB, nor hold more than 2,000 parts", async () => {
    expect(await inspectDocx(makeZipBombDocx())).toBe("too_big");
    const many = Array.from({ length: 2000 }, (_, i) => ({ name: `word/media/${i}.txt`, content: "" }));
    expect(await inspectDocx(makeDocx(["x"], many))).toBe("too_big");
  });

  it("may not lie about the size of its text", async () => {
    const liar = makeDocx(["word ".repeat(5000)]);
    const at = liar.lastIndexOf("word/document.xml") - 46;
    liar.writeUInt32LE(100, at + 24);
    expect(await inspectDocx(liar)).toBe("damaged");
  });

  it("may hold no macros", async () => {
    expect(await inspectDocx(makeDocx(["x"], [{ name: "word/vbaProject.bin", content: "x" }]))).toBe(
      "macros",
    );
  });

  it("may declare no document type, nor one part twice", async () => {
    const declared = makeDocx(
      ["x"],
      [{ name: "word/header1.xml", content: '<!DOCTYPE a SYSTEM "http://a.test/">' }],
    );
    expect(await inspectDocx(declared)).toBe("damaged");
    expect(await inspectDocx(makeDocx(["x"], [{ name: "word/document.xml", content: "<a/>" }]))).toBe(
      "damaged",
    );
  });

  it("of the old kind is told by its directory", () => {
    const part = (name: string) => ({ name, content: Buffer.alloc(4096) });
    expect(inspectOle(makeDoc(["x"]))).toBe("doc");
    expect(inspectOle(makeContainer([part("EncryptedPackage"), part("EncryptionInfo")]))).toBe("password");
    expect(inspectOle(makeContainer([part("WordDocument")], ["Macros"]))).toBe("macros");
    expect(inspectOle(makeContainer([part("Workbook")]))).toBe("other");
    const locked = makeDoc(["x"]);
    const document = locked.indexOf(Buffer.from([0xec, 0xa5]));
    locked.writeUInt16LE(0x1300, document + 0x0a);
    expect(inspectOle(locked)).toBe("password");
  });

  it("of the old kind that runs in circles ends as damaged", () => {
    const circle = makeDoc(["x"]);
    for (let at = 512; at < 1024; at += 4) circle.writeUInt32LE(1, at);
    expect(inspectOle(circle)).toBe("damaged");
    expect(inspectOle(makeDoc(["x"]).subarray(0, 700))).toBe("damaged");
  });
});
