import type { FactColumns } from "#hiring/talent-pools/commands/add.ts";
import { editFacts } from "#hiring/talent-pools/contract-facts.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { labels as referenceEn } from "#platform/reference/messages.en.ts";
import { labels as referenceVi } from "#platform/reference/messages.vi.ts";
import { jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { loadMemberReader } from "./members.ts";
import { type ImportRow, listOf, type RowProblem, schemaProblems } from "./row.ts";

const references = [referenceEn, referenceVi];
const languageIds = new Map<string, number>(
  jobLanguages.flatMap(({ id, key }) =>
    [key, ...references.map((each) => each.job_language[key])].map((name) => [fold(name), id] as const),
  ),
);
const levelIds = new Map<string, number>(
  proficiencies.flatMap(({ id, key }) =>
    [key, ...references.map((each) => each.proficiency[key])].map((name) => [fold(name), id] as const),
  ),
);
const yes = new Set(["yes", "y", "true", "1", "x", "co"]);
const no = new Set(["", "no", "n", "false", "0", "khong"]);

/** Returns a reader of the columns that agencies alone record about people. */
export async function loadFactReader(db: Reader, actor: HiringActor) {
  const memberOf = await loadMemberReader(db, actor);
  return ({ line, cells }: ImportRow): { facts: FactColumns | null; problems: RowProblem[] } => {
    const problems: RowProblem[] = [];
    const read = <T>(column: string, value: T | undefined, code: string): T | undefined => {
      if (value === undefined) problems.push({ line, column, code });
      return value;
    };
    const owner = read("owner", memberOf(cells.owner ?? ""), "owner_unknown");
    const salary = (column: "salary_now" | "salary_wanted") =>
      read(column, salaryOf(cells[column] ?? ""), "monthly_salary_unreadable") ?? null;
    const body = {
      current_company: cells.current_company || null,
      school: cells.school || null,
      years: numberOf(cells.years),
      salary_now: salary("salary_now"),
      salary_wanted: salary("salary_wanted"),
      notice_days: daysOf(cells.notice_days),
      languages: read("languages", languagesOf(cells.languages ?? ""), "language_unknown") ?? [],
      owner_id: owner ?? null,
      tags: listOf(cells.tags),
      contacted_on: dayOf(cells.contacted_on ?? ""),
      do_not_contact: read("do_not_contact", flagOf(cells.do_not_contact ?? ""), "flag_unreadable") ?? false,
    };
    const parsed = editFacts.body.safeParse(body);
    problems.push(...schemaProblems(line, parsed.error, (field) => (field === "owner_id" ? "owner" : field)));
    if (problems.length > 0 || !parsed.data) return { facts: null, problems };
    const { do_not_contact, version: _, languages = [], ...fields } = parsed.data;
    return { facts: { fields, languages, isOffLimits: do_not_contact }, problems };
  };
}

/** Returns a number without its unit ("5 years"), or the cell itself, which the schema refuses. */
const numberOf = (cell = "") => /^(\d{1,3})(?:\s|\+|$)/.exec(cell.trim())?.[1] ?? cell.trim();

/** Returns the days of a notice period: "30 days", "2 months" or "immediately". */
function daysOf(cell = ""): number | string {
  const text = fold(cell).trim();
  if (["immediately", "immediate", "now", "ngay", "bat dau ngay"].includes(text)) return 0;
  const [, count, unit] = /^(\d{1,3})\s?(week|weeks|tuan|month|months|thang)$/.exec(text) ?? [];
  if (count === undefined) return numberOf(cell);
  return Number(count) * (unit === "week" || unit === "weeks" || unit === "tuan" ? 7 : 30);
}

/** An amount below it is in another currency, or in millions. */
const leastSalary = 100_000;

/**
 * Returns VND a month: "30,000,000", "30.000.000 đ", "30 triệu" or "30M"; null for an empty cell or zero, undefined for another text and
 * for an amount that is too small for a month.
 */
function salaryOf(cell: string): number | null | undefined {
  const amount = amountOf(cell);
  if (amount === undefined || amount === null) return amount;
  return amount === 0 ? null : amount < leastSalary ? undefined : amount;
}

function amountOf(cell: string): number | null | undefined {
  const text = fold(cell)
    .replace(/vnd|đ|dong|₫|\s/g, "")
    .replace(/d$/, "");
  if (text === "") return cell.trim() === "" ? null : undefined;
  const [, millions] = /^(\d{1,4}(?:[.,]\d{1,3})?)(?:trieu|tr|million|m)$/.exec(text) ?? [];
  if (millions !== undefined) return Math.round(Number(millions.replace(",", ".")) * 1_000_000);
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ""));
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Returns the languages of a cell ("English: Advanced; Japanese"); a language without a level has the lowest. */
function languagesOf(cell: string): { language: number; proficiency: number }[] | undefined {
  const all = listOf(cell).map((part) => {
    const [name = "", level] = part.split(/[:(–-]/);
    const language = languageIds.get(fold(name).trim());
    const proficiency = level === undefined ? 0 : levelIds.get(fold(level.replace(")", "")).trim());
    return language === undefined || proficiency === undefined ? null : { language, proficiency };
  });
  return all.every((each) => each !== null) ? all : undefined;
}

/** Returns a day as YYYY-MM-DD; DD/MM/YYYY is accepted too. */
function dayOf(cell: string): string {
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell.trim()) ?? [];
  return year === undefined
    ? cell.trim()
    : `${year}-${(month ?? "").padStart(2, "0")}-${(date ?? "").padStart(2, "0")}`;
}

function flagOf(cell: string): boolean | undefined {
  const text = fold(cell).trim();
  return yes.has(text) ? true : no.has(text) ? false : undefined;
}
