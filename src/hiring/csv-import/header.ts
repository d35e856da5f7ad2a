import type { CsvRow } from "#kit/csv-read.ts";
import { fold } from "#kit/fold.ts";
import type { ImportRow } from "./kinds/row.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { columnsOf, type ImportField, type ImportKind, type ImportTable, neededColumns } from "./terms.ts";

/** Rows in which the header is searched, since titles may stand above it; also the limit of repeated headers below it. */
const searchedRows = 10;
/** Limit of characters in the name of a column. */
const mostOfName = 100;

/** Common names of columns besides those of the template, in the form of `fold`. */
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
  current_company: [
    "company",
    "company name",
    "current employer",
    "employer",
    "cong ty",
    "noi lam viec hien tai",
  ],
  school: ["university", "education", "truong hoc", "dai hoc"],
  years: ["experience", "total experience", "work experience", "kinh nghiem", "nam kinh nghiem"],
  salary_now: ["current ctc", "current pay", "salary", "luong hien tai"],
  salary_wanted: ["desired salary", "expected ctc", "salary expectation", "luong mong muon", "luong ky vong"],
  notice_days: ["notice", "availability", "available in", "thoi gian bat dau", "bao truoc"],
  languages: ["language", "languages spoken", "ngon ngu"],
  owner: [
    ...["recruiter", "assigned to", "candidate owner", "company owner", "account owner", "created by"],
    "nguoi phu trach",
  ],
  tags: ["tag", "labels", "label", "the", "nhan"],
  contacted_on: ["last contacted", "last contacted on", "last activity", "lan lien he cuoi"],
  do_not_contact: ["dnc", "off limits", "khong lien he"],
  client_name: [
    ...["name", "client", "company", "company name", "account", "account name", "customer", "organization"],
    ...["cong ty", "ten cong ty", "khach hang", "doanh nghiep"],
  ],
  tax_code: ["tax id", "tax number", "tax no", "vat number", "vat id", "mst", "ma so doanh nghiep"],
  country: ["billing country", "nuoc"],
  potential: ["rating", "priority", "tiem nang"],
  client_source: ["lead source", "source"],
  note: ["notes", "about", "about company", "comments", "description", "ghi chu", "mo ta"],
  contact_name: ["contact", "contact person", "primary contact", "nguoi lien he", "dau moi"],
  contact_title: [
    "contact job title",
    "title",
    "designation",
    "job title",
    "position",
    "chuc vu",
    "chuc danh",
  ],
  contact_email: ["email", "e-mail", "email address", "primary email", "dia chi email"],
  contact_phone: [
    ...["phone", "phone number", "mobile", "contact number", "primary phone"],
    ...["sdt", "dien thoai", "so dien thoai"],
  ],
};

/** The header of a table, with the field of each column; null for an unknown column. */
export interface Header {
  /** Index of the header's row. */
  at: number;
  /** Index of the first row of data. */
  from: number;
  fields: (ImportField | null)[];
}

/** The columns of a table whose rows begin below its header. */
export interface ColumnMapping {
  /** Number of rows above the header. */
  skipped: number;
  header: CsvRow;
  /** The field of each column; null for a column that is not imported. */
  fields: (ImportField | null)[];
  /** Whether `header` is the first row of data, because the table has no header. */
  first_is_data: boolean;
}

/** Returns the rows of a table with cells by field. */
export function rowsOf(
  { header, fields, first_is_data }: ColumnMapping,
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

/** Returns the required columns that a table does not have. */
export function missingColumns(kind: ImportKind, { fields }: ColumnMapping): ImportField[] {
  return neededColumns[kind].filter((field) => !fields.includes(field));
}

/** Finds the row with the names of columns. Skips repetitions of it, for example in the other language. */
export function findHeader(rows: readonly CsvRow[], table: ImportTable): Header | null {
  const names = namesOf(table);
  const read = (row: CsvRow) => row.cells.map((cell) => names.get(nameKey(cell)) ?? null);
  const score = (fields: (ImportField | null)[]) => new Set(fields.filter(Boolean)).size;
  const first = rows.slice(0, searchedRows).map(read);
  const best = Math.max(0, ...first.map(score));
  const at = first.findIndex((fields) => score(fields) === best);
  const fields = first[at];
  if (best === 0 || !fields) return null;
  // Of two columns with the same name, only the first is imported.
  const claimed = new Set<ImportField>();
  const once = fields.map((field) => {
    if (!field || claimed.has(field)) return null;
    claimed.add(field);
    return field;
  });
  const below = rows.slice(at + 1, at + 1 + searchedRows);
  const data = below.findIndex((row) => score(read(row)) * 2 <= best);
  return { at, from: at + 1 + (data < 0 ? below.length : data), fields: once };
}

/** Returns the name of a column without common additions: "Lương (VND)", "Email *", "job_title". */
const nameKey = (cell: string) =>
  cell.length > mostOfName
    ? ""
    : fold(cell.split("(")[0] ?? "")
        .replace(/[^a-z0-9]+/g, " ")
        .trim();

function namesOf(table: ImportTable): Map<string, ImportField> {
  const names = new Map<string, ImportField>();
  for (const field of columnsOf[table]) {
    for (const name of aliases[field] ?? []) names.set(nameKey(name), field);
    names.set(nameKey(field), field);
  }
  // The names of the template are added last, so that they win over aliases of other fields.
  for (const field of columnsOf[table])
    for (const { columns } of [en, vi]) names.set(nameKey(columns[field]), field);
  return names;
}
