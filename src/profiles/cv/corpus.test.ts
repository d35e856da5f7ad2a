import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Inspector, openInspector } from "#kit/files/inspector.ts";
import { fold } from "#kit/fold.ts";
import { checkDocument, type DocumentCheck } from "#platform/files/check.ts";
import { readCvText } from "./read-text.ts";
import { type CvKind, cvMaxBytes } from "./terms.ts";

interface Sample {
  file: string;
  kind: string;
  expected: { name?: string | null; email?: string | null; phone?: string | null };
}

const folder = "../shared/data/cvs";
const present = existsSync(`${folder}/manifest.json`);
const samples: Sample[] = present ? JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")).files : [];
const kindOf = (file: string) => file.split(".").at(-1) as CvKind;
const inspector = openInspector(folder);
afterAll(() => inspector.close());
const check = (name: string) =>
  checkDocument(inspector, readCvText, { path: `${folder}/${name}`, name }, cvMaxBytes);
const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}@.]/gu, "");

/** A real CV with three macro modules: its text is read, and the original is not served. */
const withMacros = "en-unknown-coder.doc";

describe.skipIf(!present)("CVs that people wrote", () => {
  it.each(samples.filter((sample) => sample.kind.startsWith("cv")))(
    "$file is accepted and read",
    async (sample) => {
      const checked = await check(sample.file);
      expect(checked).toMatchObject({ kind: kindOf(sample.file) });
      expect("macros" in checked).toBe(sample.file === withMacros);
      const timed = async () => {
        const start = performance.now();
        const read = await readCvText(`${folder}/${sample.file}`, kindOf(sample.file));
        return { read, ms: performance.now() - start };
      };
      let { read, ms } = await timed();
      // A busy machine may exceed the limit once, but hardly twice for the same file.
      if (ms >= 2000) ({ read, ms } = await timed());
      expect(ms).toBeLessThan(2000);
      if ("problem" in read) throw new Error(read.problem);
      expect(read.text).toBe(read.text.normalize("NFC"));
      expect(read.empty).toBe(false);
      const { name, email, phone } = sample.expected;
      if (name) expect(squeeze(read.text)).toContain(squeeze(name));
      if (email) expect(read.text.toLowerCase()).toContain(email.normalize("NFC").toLowerCase());
      if (phone) expect(read.text.replace(/\D/g, "")).toContain(phone.replace(/\D/g, ""));
    },
  );
});

const edges: Record<string, DocumentCheck> = {
  "vi-encrypted-lan-pham-frontend.pdf": { problem: "password" },
  "edge-pdf-user-password-aes256.pdf": { problem: "password" },
  "edge-docx-password-pass.docx": { problem: "password" },
  "edge-doc-password.doc": { problem: "password" },
  "edge-pdf-184-bytes.pdf": { problem: "unreadable" },
  "edge-pdf-page-tree-loop.pdf": { problem: "unreadable" },
  "edge-docx-truncated.docx": { problem: "unreadable" },
  "edge-doc-fuzzed.doc": { problem: "unreadable" },
  "edge-docx-xxe.docx": { problem: "unreadable" },
  "edge-zero-bytes.pdf": { problem: "empty" },
  "edge-wordperfect-named.doc": { problem: "wrong_type" },
  "edge-zip-quine-renamed.docx": { problem: "wrong_type" },
  "edge-pdf-junk-before-header.pdf": { problem: "wrong_type" },
  "edge-docm-renamed.docx": { problem: "macros" },
  // The file is named for its macros, but its directory contains none.
  "edge-doc-with-macros.doc": { kind: "doc" },
  "edge-pdf-owner-password-only.pdf": { kind: "pdf", pages: 1 },
  // A PDF with scripts in a form: its text is read, and the original is not served.
  "edge-pdf-javascript.pdf": { kind: "pdf", macros: true },
  "edge-pdf-image-only.pdf": { kind: "pdf", pages: 1 },
  "vi-scanned-dung-le.pdf": { kind: "pdf", pages: 2 },
};

describe.skipIf(!present)("files that no CV should be", () => {
  it("are all known here", () => {
    const others = samples.filter((sample) => !sample.kind.startsWith("cv")).map((sample) => sample.file);
    expect(Object.keys(edges).sort()).toEqual(others.sort());
  });

  it.each(Object.entries(edges))("%s", async (file, expected) => {
    expect(await check(file)).toMatchObject(expected);
  });

  it.each([
    ["edge-pdf-owner-password-only.pdf", "Hello World"],
    ["edge-pdf-javascript.pdf", "Authors"],
  ])("%s is read", async (file, text) => {
    expect(await readCvText(`${folder}/${file}`, "pdf")).toMatchObject({ text, empty: false });
  });

  it.each(["edge-pdf-image-only.pdf", "vi-scanned-dung-le.pdf"])("%s has no text", async (file) => {
    expect(await readCvText(`${folder}/${file}`, "pdf")).toMatchObject({ text: "", empty: true });
  });

  it("whose text names an entity of another host is not read, and nothing is fetched", async () => {
    expect(await readCvText(`${folder}/edge-docx-xxe.docx`, "docx")).toEqual({ problem: "unreadable" });
  });
});

describe.skipIf(!present)("damaged copies of CVs", () => {
  let dir: string;
  let inspector: Inspector;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "sen-damaged-"));
    inspector = openInspector(dir);
  });
  afterAll(async () => {
    inspector.close();
    await rm(dir, { recursive: true });
  });

  it("never crash, hang or take long: 44 of them", { timeout: 120_000 }, async () => {
    const originals = samples
      .filter((sample) => !/zero-bytes|bilbo/.test(sample.file))
      .map((sample) => sample.file);
    const random = sequence(20_260_101);
    for (let i = 0; i < 44; i += 1) {
      const file = originals[i % originals.length] ?? "";
      const path = join(dir, `${i}-${file}`);
      await writeFile(path, damage(readFileSync(`${folder}/${file}`), i % 4, random));
      const took = async () => {
        const start = performance.now();
        const checked = await checkDocument(inspector, readCvText, { path, name: file }, cvMaxBytes);
        if ("kind" in checked) await readCvText(path, checked.kind);
        return performance.now() - start;
      };
      // Two steps of at most 2 s; a busy machine may exceed that once, but hardly twice for the same file.
      if ((await took()) >= 4000) expect(await took(), path).toBeLessThan(4000);
    }
  });
});

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function damage(file: Buffer, way: number, random: () => number): Buffer {
  const at = Math.floor(random() * file.length);
  if (way === 0) return file.subarray(0, at);
  if (way === 1)
    return Buffer.concat([file.subarray(0, at), file.subarray(at + Math.floor(random() * 3000))]);
  if (way === 2) return Buffer.from(file).fill(0, at, Math.min(file.length, at + 2000));
  const copy = Buffer.from(file);
  for (let i = 0; i < 20; i += 1) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}
