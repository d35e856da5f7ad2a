import type { CsvRow } from "#kit/csv-read.ts";
import { fold } from "#kit/fold.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { columnsOf, type ImportField, type ImportKind } from "./terms.ts";

/** How far down the header may be: above it are titles. */
const searched = 10;

/** What people call columns besides the names of the template; folded. */
const aliases: Partial<Record<ImportField, readonly string[]>> = {
  title: [
    "job title",
    "position",
    "vi tri",
    "vi tri tuyen dung",
    "ten cong viec",
    "chuc danh",
    "tin tuyen dung",
  ],
  full_name: ["name", "candidate", "ho ten", "ten", "ung vien", "ten ung vien"],
  email: ["e-mail", "email address", "dia chi email"],
  phone: ["phone number", "mobile", "sdt", "dien thoai", "so dt"],
  location: ["place", "city", "province", "thanh pho", "tinh thanh", "noi lam viec", "noi o"],
  job_title: ["current title", "present role", "position", "vi tri", "vi tri hien tai"],
  salary: ["pay", "luong", "muc luong"],
  requirement: ["requirements", "yeu cau"],
  description: ["job description", "mo ta"],
  expires_at: ["deadline", "expires", "han nop", "han nop ho so"],
  birth_year: ["year of birth", "born"],
};

/** A header as the fields that its columns are; null for columns that are none. */
export interface Header {
  /** Index of its row among the rows. */
  at: number;
  /** The first row of data. */
  from: number;
  fields: (ImportField | null)[];
  unknown: string[];
}

/** Finds the row that names the columns; a second row that names them again, in the other language perhaps, is passed over. */
export function findHeader(rows: readonly CsvRow[], kind: ImportKind): Header | null {
  const names = namesOf(kind);
  const read = (row: CsvRow) => row.cells.map((cell) => names.get(fold(cell)) ?? null);
  const score = (fields: (ImportField | null)[]) => new Set(fields.filter(Boolean)).size;
  const first = rows.slice(0, searched).map(read);
  const best = Math.max(0, ...first.map(score));
  const at = first.findIndex((fields) => score(fields) === best);
  const fields = first[at];
  if (best === 0 || !fields) return null;
  // A field that two columns claim is the first one's.
  const once = fields.map((field, index) => (field && fields.indexOf(field) === index ? field : null));
  let from = at + 1;
  while (rows[from] && score(read(rows[from] as CsvRow)) * 2 > best) from += 1;
  const unknown = rows[at]!.cells.filter((cell, index) => cell !== "" && once[index] === null);
  return { at, from, fields: once, unknown };
}

function namesOf(kind: ImportKind): Map<string, ImportField> {
  const names = new Map<string, ImportField>();
  for (const field of columnsOf[kind]) {
    for (const name of aliases[field] ?? []) names.set(name, field);
    names.set(fold(field.replaceAll("_", " ")), field);
    names.set(field, field);
  }
  // The names of the template are stronger than what else a word may mean.
  for (const field of columnsOf[kind])
    for (const { columns } of [en, vi]) names.set(fold(columns[field]), field);
  return names;
}
