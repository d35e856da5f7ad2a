import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Inspector, openInspector } from "#kit/files/inspector.ts";
import {
  makeContainer,
  makeDoc,
  makeDocx,
  makeExe,
  makePdf,
  makeZipBombDocx,
} from "#kit/testing/make-files.ts";
import { checkDocument } from "#platform/files/check.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import { readCvText } from "./read-text.ts";
import { type CvKind, cvMaxBytes, cvProblems, quickApplyCvMaxBytes } from "./terms.ts";

const lines = ["Nguyễn Thị Hồng Đào", "dao.nguyen@example.com", "Kỹ sư phần mềm – 5 năm"];

let dir: string;
let inspector: Inspector;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "sen-cv-"));
  inspector = openInspector(dir);
});
afterAll(async () => {
  inspector.close();
  await rm(dir, { recursive: true });
});

async function keep(content: Buffer): Promise<string> {
  const path = join(dir, "upload");
  await writeFile(path, content);
  return path;
}

async function check(content: Buffer, name: string, maxBytes = cvMaxBytes) {
  return checkDocument(inspector, readCvText, { path: await keep(content), name }, maxBytes);
}

describe("a CV file", () => {
  it("may be a PDF, DOCX or DOC, whatever the letters of its extension", async () => {
    expect(await check(makePdf(lines), "CV Đào.PDF")).toEqual({ kind: "pdf", pages: 1 });
    expect(await check(makeDocx(lines), "cv.docx")).toEqual({ kind: "docx" });
    expect(await check(makeDoc(lines), "cv.v2.doc")).toEqual({ kind: "doc" });
  });

  it("may be of 5 MB in a quick apply and of 10 MB elsewhere", async () => {
    const six = makePdf(lines, 6 * 1024 * 1024);
    expect(await check(six, "cv.pdf", quickApplyCvMaxBytes)).toEqual({ problem: "too_large" });
    expect(await check(six, "cv.pdf")).toEqual({ kind: "pdf", pages: 1 });
    expect(await check(makePdf(lines, 11 * 1024 * 1024), "cv.pdf")).toEqual({ problem: "too_large" });
  });

  it("may not be empty", async () => {
    expect(await check(Buffer.alloc(0), "cv.pdf")).toEqual({ problem: "empty" });
  });

  it("must be what its name says", async () => {
    for (const [content, name] of [
      [makeExe(), "cv.pdf"],
      [makeExe(), "cv.docx"],
      [makeExe(), "cv.doc"],
      [makePdf(lines), "cv.docx"],
      [makeDocx(lines), "cv.pdf"],
      [makeDocx(lines), "cv.doc"],
      [makeDoc(lines), "cv.docx"],
      [makePdf(lines), "cv.pdf.exe"],
      [makePdf(lines), "cv"],
      [Buffer.from("<html><script>alert(1)</script></html>"), "cv.doc"],
    ] as const)
      expect(await check(content, name)).toEqual({ problem: "wrong_type" });
  });

  it("may hold no macros and be no zip bomb", async () => {
    const macro = { name: "word/vbaProject.bin", content: "x" };
    expect(await check(makeDocx(lines, [macro]), "cv.docx")).toEqual({ problem: "macros" });
    const old = makeContainer([{ name: "WordDocument", content: Buffer.alloc(4096) }], ["Macros"]);
    expect(await check(old, "cv.doc")).not.toHaveProperty("kind");
    expect(await check(makeZipBombDocx(), "cv.docx")).toEqual({ problem: "unreadable" });
  });

  it("may need no password", async () => {
    const part = { name: "EncryptedPackage", content: Buffer.alloc(4096) };
    expect(await check(makeContainer([part]), "cv.docx")).toEqual({ problem: "password" });
  });

  it("must not be cut short", async () => {
    for (const [content, name] of [
      [makePdf(lines), "cv.pdf"],
      [makeDocx(lines), "cv.docx"],
      [makeDoc(lines), "cv.doc"],
    ] as const)
      expect(await check(content.subarray(0, 600), name)).toEqual({ problem: "unreadable" });
  });

  it("of 1 MB is judged without a process of its own, in a few milliseconds", async () => {
    const path = await keep(makePdf(lines, 1024 * 1024));
    const times: number[] = [];
    for (let i = 0; i < 41; i += 1) {
      const before = process.cpuUsage();
      await checkDocument(inspector, readCvText, { path, name: "cv.pdf" }, cvMaxBytes);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    expect(times.sort((a, b) => a - b)[20]).toBeLessThan(10);
  });
});

describe("the text of a CV file", () => {
  it("is read from each kind, Vietnamese letters whole", async () => {
    const files: [CvKind, Buffer][] = [
      ["pdf", makePdf(lines)],
      ["docx", makeDocx(lines)],
      ["doc", makeDoc(lines)],
    ];
    for (const [kind, content] of files) {
      const read = await readCvText(await keep(content), kind);
      expect(read).toMatchObject({ empty: false, text: lines.join("\n") });
    }
  });

  it("holds the page header of a Word file, once", async () => {
    const header = `<w:hdr><w:p><w:r><w:t>Trần Văn A</w:t><w:tab/><w:t>a&amp;b@example.com</w:t></w:r></w:p></w:hdr>`;
    const parts = ["word/header1.xml", "word/header2.xml"].map((name) => ({ name, content: header }));
    const read = await readCvText(await keep(makeDocx(lines, parts)), "docx");
    expect(read).toMatchObject({ text: `Trần Văn A\ta&b@example.com\n${lines.join("\n")}` });
  });

  it("is empty for a file that opens but holds none", async () => {
    expect(await readCvText(await keep(makePdf([])), "pdf")).toEqual({ text: "", pages: 1, empty: true });
  });

  it("is cut at 200,000 characters", async () => {
    const read = await readCvText(await keep(makeDocx(Array(4000).fill("kinh nghiệm ".repeat(10)))), "docx");
    if ("problem" in read) throw new Error(read.problem);
    expect(read.text.length).toBeGreaterThan(190_000);
    expect(read.text.length).toBeLessThanOrEqual(200_000);
  });

  it("cannot be had from a bomb, a program or the wrong kind", async () => {
    expect(await readCvText(await keep(makeExe()), "pdf")).toEqual({ problem: "unreadable" });
    expect(await readCvText(await keep(makePdf(lines)), "doc")).toEqual({ problem: "unreadable" });
  });
});

describe("what a person is told", () => {
  it("exists for every problem in both languages", () => {
    expect(Object.keys(en.errors)).toEqual(expect.arrayContaining([...cvProblems]));
    expect(Object.keys(vi.errors)).toEqual(expect.arrayContaining([...cvProblems]));
  });
});
