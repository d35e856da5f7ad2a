import type { CsvRow } from "#kit/csv-read.ts";
import { fold } from "#kit/fold.ts";
import type { ImportRow } from "./kinds/row.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { columnsOf, type ImportField, type ImportKind, neededColumns } from "./terms.ts";

/** How far down the header may be: above it are titles. Its repetition is no longer than that either. */
const searched = 10;
/** The longest name of a column: a longer cell is a text. */
const mostOfName = 100;

/** What people call columns besides the names of the template; folded. */
const aliases: Partial<Record<ImportField, readonly string[]>> = {
  title: [
    "job title",
    "position",
    "vi tri",
    "vi tri tuyen dung",
    "ten cong viec",
    "ten vi tri",
    "chuc danh",
    "tin tuyen dung",
  ],
  full_name: ["name", "candidate", "ho ten", "ten", "ung vien", "ten ung vien"],
  email: ["e-mail", "email address", "dia chi email"],
  phone: ["phone number", "mobile", "sdt", "dien thoai", "so dt"],
  location: ["place", "city", "province", "thanh pho", "tinh thanh", "noi lam viec", "noi o"],
  job_title: ["current title", "present role", "position", "vi tri", "vi tri hien tai"],
  salary: ["pay", "luong", "muc luong", "thu nhap", "salary range"],
  head_count: ["quantity", "so luong"],
  requirement: ["requirements", "job requirements", "yeu cau", "yeu cau cong viec", "yeu cau ung vien"],
  description: ["job description", "mo ta"],
  benefits: ["phuc loi", "che do"],
  expires_at: ["deadline", "expires", "apply by", "closing date", "han nop", "han nop ho so", "ngay het han"],
  birth_year: ["year of birth", "born"],
};

/** A header as the fields that its columns are; null for columns that are none. */
export interface Header {
  /** Index of its row among the rows. */
  at: number;
  /** The first row of data. */
  from: number;
  fields: (ImportField | null)[];
}

/** What is known of a table beside its rows, which begin under its header. */
export interface FoundColumns {
  /** Rows above the header. */
  skipped: number;
  header: CsvRow;
  /** What each column is; null for one that is not imported. */
  fields: (ImportField | null)[];
  /** The header is a row of data: the table has no names of columns. */
  first_is_data: boolean;
}

/** The rows of a table by the fields of its columns. */
export function rowsOf(
  { header, fields, first_is_data }: FoundColumns,
  rows: readonly CsvRow[],
): ImportRow[] {
  return (first_is_data ? [header, ...rows] : rows).map(({ line, cells }) => ({
    line,
    extra: cells.slice(fields.length).some((cell) => cell !== ""),
    cells: Object.fromEntries(
      fields.flatMap((field, index) => (field ? [[field, cells[index] ?? ""] as const] : [])),
    ),
  }));
}

/** The columns without which nothing of this kind is imported, as far as no column is one of them. */
export function missingColumns(kind: ImportKind, { fields }: FoundColumns): ImportField[] {
  return neededColumns[kind].filter((field) => !fields.includes(field));
}

/** Finds the row that names the columns; a second row that names them again, in the other language perhaps, is passed over. */
export function findHeader(rows: readonly CsvRow[], kind: ImportKind): Header | null {
  const names = namesOf(kind);
  const read = (row: CsvRow) => row.cells.map((cell) => names.get(nameKey(cell)) ?? null);
  const score = (fields: (ImportField | null)[]) => new Set(fields.filter(Boolean)).size;
  const first = rows.slice(0, searched).map(read);
  const best = Math.max(0, ...first.map(score));
  const at = first.findIndex((fields) => score(fields) === best);
  const fields = first[at];
  if (best === 0 || !fields) return null;
  // A field that two columns claim is the first one's.
  const claimed = new Set<ImportField>();
  const once = fields.map((field) => {
    if (!field || claimed.has(field)) return null;
    claimed.add(field);
    return field;
  });
  const below = rows.slice(at + 1, at + 1 + searched);
  const data = below.findIndex((row) => score(read(row)) * 2 <= best);
  return { at, from: at + 1 + (data < 0 ? below.length : data), fields: once };
}

/** A name of a column without what people add to it: "Lương (VND)", "Email *", "job_title". */
const nameKey = (cell: string) =>
  cell.length > mostOfName
    ? ""
    : fold(cell.split("(")[0] ?? "")
        .replace(/[^a-z0-9]+/g, " ")
        .trim();

function namesOf(kind: ImportKind): Map<string, ImportField> {
  const names = new Map<string, ImportField>();
  for (const field of columnsOf[kind]) {
    for (const name of aliases[field] ?? []) names.set(nameKey(name), field);
    names.set(nameKey(field), field);
  }
  // The names of the template are stronger than what else a word may mean.
  for (const field of columnsOf[kind])
    for (const { columns } of [en, vi]) names.set(nameKey(columns[field]), field);
  return names;
}
