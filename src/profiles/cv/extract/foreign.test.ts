import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { fold } from "#kit/fold.ts";
import type { Imported } from "../imported.ts";
import type { CvKind } from "../terms.ts";
import { readCvFields } from "./read-cv.ts";

interface Sample {
  file: string;
  kind: string;
  expected: {
    name?: string | null;
    email?: string | null;
    phone?: string | null;
    skills?: string[];
    soft_skills?: string[];
    companies?: string[];
    titles?: string[];
  };
}

const folder = "../shared/data/cvs";
const present = existsSync(`${folder}/manifest.json`);
const all: Sample[] = present ? JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")).files : [];
const samples = all.filter(({ kind }) => kind.startsWith("cv"));

const digits = (text: string) => text.replace(/\D/g, "").replace(/^(?:84|0)/, "");
const same = (a: string, b: string) =>
  fold(a).replace(/[^a-z0-9+#]/g, "") === fold(b).replace(/[^a-z0-9+#]/g, "");

/** Right, wrong and missing values of one kind of field over all files. */
interface Count {
  right: number;
  wrong: number;
  missing: number;
}
const none = (): Count => ({ right: 0, wrong: 0, missing: 0 });
const f1 = ({ right, wrong, missing }: Count) => (2 * right) / (2 * right + wrong + missing);

function compare(
  expected: readonly string[],
  found: readonly string[],
  allowed: readonly string[],
  count: Count,
) {
  const right = expected.filter((value) => found.some((other) => same(value, other))).length;
  count.right += right;
  count.missing += expected.length - right;
  count.wrong += found.filter(
    (value) => ![...expected, ...allowed].some((other) => same(value, other)),
  ).length;
}

describe.skipIf(!present)("fields of CVs that people wrote", () => {
  const read = new Map<string, Imported>();
  beforeAll(async () => {
    for (const { file } of samples) {
      const kind = file.split(".").at(-1) as CvKind;
      const fields = await readCvFields(readFileSync(`${folder}/${file}`), kind);
      if (fields) read.set(file, fields);
    }
  }, 60_000);

  it("has name, email and phone right in nine of ten", () => {
    const count = none();
    const faults: string[] = [];
    for (const { file, expected } of samples) {
      const { full_name, email, phone } = read.get(file)!.fields;
      const pairs: [string | null | undefined, string | undefined][] = [
        [expected.name, full_name?.value],
        [expected.email, email?.value],
        [expected.phone && digits(expected.phone), phone && digits(phone.value)],
      ];
      for (const [wanted, found] of pairs) {
        if (wanted && found && same(wanted, found)) count.right += 1;
        else {
          if (wanted) count.missing += 1;
          if (found) count.wrong += 1;
          if (wanted || found) faults.push(`${file}: ${wanted} ≠ ${found}`);
        }
      }
    }
    expect(f1(count), faults.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("has four of five skills right", () => {
    const count = none();
    const faults: string[] = [];
    for (const { file, expected } of samples) {
      const found = read.get(file)!.sections.skills.map(({ value }) => value.name);
      const before = { ...count };
      compare(expected.skills ?? [], found, expected.soft_skills ?? [], count);
      if (count.wrong + count.missing > before.wrong + before.missing)
        faults.push(`${file}: ${(expected.skills ?? []).join(", ")} ≠ ${found.join(", ")}`);
    }
    expect(f1(count), faults.join("\n")).toBeGreaterThanOrEqual(0.8);
  });

  it("has employers and titles right where they are given", () => {
    const count = none();
    const faults: string[] = [];
    for (const { file, expected } of samples) {
      const rows = read.get(file)!.sections.work_experiences.map(({ value }) => value);
      for (const [wanted, found] of [
        [expected.companies, rows.map((row) => row.company_name)],
        [expected.titles, rows.map((row) => row.job_title)],
      ] as const) {
        if (!wanted) continue;
        const right = wanted.filter((value) => found.some((other) => same(value, other)));
        count.right += right.length;
        count.missing += wanted.length - right.length;
        if (right.length < wanted.length) faults.push(`${file}: ${wanted.join(", ")} ≠ ${found.join(", ")}`);
      }
    }
    expect(count.right / (count.right + count.missing), faults.join("\n")).toBeGreaterThanOrEqual(0.8);
  });
});
