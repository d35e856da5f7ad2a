import { readDay } from "#kit/days.ts";
import { textToHtml } from "#kit/markup.ts";
import { streamSafe } from "#kit/stream-safe.ts";
import { vietnameseLetter } from "#kit/written-in.ts";
import { isSalary, readSalary, type Salary } from "#market/jobs/pay-reading/salary.ts";
import type { PlaceReader } from "#platform/reference/places.ts";
import {
  type ExperienceId,
  type JobLevelId,
  type JobTypeId,
  locationIds,
} from "#platform/reference/terms.ts";
import type { CategoryReader } from "./category.ts";
import { findExperience, readExperience } from "./experience.ts";
import { readJobType } from "./job-type.ts";
import { fieldLevel, readLevel } from "./level.ts";
import type { SkillReader } from "./skills.ts";
import { readTitle } from "./title.ts";

export type AdReaders = { places: PlaceReader; categories: CategoryReader; skills: SkillReader };
/** Kinds of values that could not be read and are stored as text or left empty. */
export type Unrecognised =
  | "location"
  | "category"
  | "salary"
  | "experience"
  | "job_type"
  | "job_level"
  | "posted_at"
  | "deadline";
export type AdProblem = "not_an_object" | "title_missing" | "company_missing";
export type ReadAd = {
  title: string;
  /** The original title, when it was changed. */
  writtenTitle: string | null;
  company: string;
  locationIds: number[];
  address: string;
  remote: boolean;
  /** Null when pay is missing, or only exists as text in `salaryText`. */
  salary: Salary | null;
  salaryText: string;
  categoryIds: number[];
  categoryConfidence: number;
  jobLevel: JobLevelId;
  jobType: JobTypeId;
  experienceId: ExperienceId | null;
  description: string;
  requirement: string;
  benefits: string;
  skills: string[];
  postedAt: string | null;
  expiresAt: string | null;
  language: "en" | "vi";
  unrecognised: Unrecognised[];
};

const CAPS = {
  company: 255,
  address: 255,
  description: 30_000,
  requirement: 30_000,
  benefits: 10_000,
} as const;
/** Limits in characters of a list of skills, and of each skill. */
const READ_LIST = 10_000;
const READ_ITEM = 200;
/** Values of spreadsheets and programs for an empty cell. */
const NOTHING = /^(?:#(?:NAME\?|N\/A|REF!|VALUE!|NULL!)|n\/a|nan|null|undefined)$/iu;
const VIETNAMESE = new RegExp(vietnameseLetter, "gu");

/**
 * Reads one line of an import into the fields of a job. Unreadable values are listed in `unrecognised`; it
 * does not throw.
 */
export function readAd(record: unknown, readers: AdReaders): ReadAd | { problem: AdProblem } {
  if (typeof record !== "object" || record === null || Array.isArray(record))
    return { problem: "not_an_object" };
  const field = fieldsOf(record as Record<string, unknown>);
  const written = oneLine(field("title"));
  const company = cutAt(oneLine(field("company")), CAPS.company);
  if (!/[\p{L}\p{N}]/u.test(written)) return { problem: "title_missing" };
  if (!/[\p{L}\p{N}]/u.test(company)) return { problem: "company_missing" };

  const { title, cut } = readTitle(written);
  const place = readers.places(field("location"));
  const paid = salaryTextOf(field("salary_text"), written);
  const pay = readPay(paid, written);
  const experienceId =
    readExperience(field("experience")) ??
    findExperience(`${field("requirements")}\n${field("description")}`);
  const type = readJobType(field("employment_type"), written);
  const tags = listOf((record as Record<string, unknown>).skills);
  const kind = readers.categories(written, tags, field("description"));
  const postedAt = dateOf(field("posted_at"));
  const expiresAt = dateOf(field("deadline"));
  const unrecognised: Unrecognised[] = [];
  const note = (name: Unrecognised, unread: boolean) => unread && unrecognised.push(name);
  note("location", place.locationIds.length === 0 && !place.remote);
  note("category", kind.confidence === 0);
  note("salary", pay.salary === null && paid !== "");
  // Job boards write -1 for missing values.
  note("experience", experienceId === null && !/^(?:-1\b.*)?$/u.test(field("experience")));
  note("job_type", !type.known && field("employment_type") !== "");
  note("job_level", field("level") !== "" && fieldLevel(field("level")) === null);
  note("posted_at", postedAt === null && field("posted_at") !== "");
  note("deadline", expiresAt === null && field("deadline") !== "");

  return {
    title,
    writtenTitle: title === written ? null : written,
    company,
    locationIds: place.locationIds.length > 0 ? place.locationIds : [locationIds.others],
    address: cutAt(place.rest, CAPS.address),
    remote: type.remote || place.remote,
    ...pay,
    categoryIds: kind.categoryIds,
    categoryConfidence: kind.confidence,
    jobLevel: readLevel(written, field("level"), experienceId),
    jobType: type.jobType === 0 && place.remote ? 9 : type.jobType,
    experienceId,
    // The full title is kept in the text when it was cut, so that no information is lost.
    description: markup(cut ? `${written}\n${field("description")}` : field("description"), CAPS.description),
    requirement: markup(field("requirements"), CAPS.requirement),
    benefits: markup(field("benefits"), CAPS.benefits),
    skills: readers.skills(tags, `${written}\n${field("requirements")}`),
    postedAt,
    expiresAt,
    language: languageOf(field("lang"), `${written} ${field("description")} ${field("requirements")}`),
    unrecognised,
  };
}

/** Returns the text of the salary field; empty when the field contains a zero, or the title by mistake. */
function salaryTextOf(text: string, title: string): string {
  return oneLine(text) === title || /^[\s0.,-]*(?:triệu|tr|vn[dđ]|usd|đ|\$)?$/iu.test(text) ? "" : text;
}

/** Returns the pay of the field, or of the title when the field has no numbers. */
function readPay(text: string, title: string): { salary: Salary | null; salaryText: string } {
  const own = readSalary(text);
  if (isSalary(own) && own.type !== "negotiable") return { salary: own, salaryText: text };
  const named = readSalary(title);
  if (isSalary(named) && named.type !== "negotiable") return { salary: named, salaryText: text };
  return { salary: isSalary(own) ? own : null, salaryText: text };
}

function fieldsOf(record: Record<string, unknown>): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const text = known.get(name) ?? textOf(record[name]);
    known.set(name, text);
    return text;
  };
}

function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? streamSafe(value.toWellFormed()).normalize("NFC").trim() : "";
  return NOTHING.test(text) ? "" : text;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length).toWellFormed();
  const space = head.lastIndexOf(" ");
  return (space > length / 2 ? head.slice(0, space) : head).trim();
}

/** Returns markup within its limit: escaping and tags lengthen it, so the text is cut. */
function markup(text: string, cap: number): string {
  let length = cap;
  let html = textToHtml(cutAt(text, length));
  while (html.length > cap && length > 0) {
    length = Math.floor(length * Math.min(0.95, cap / html.length));
    html = textToHtml(cutAt(text, length));
  }
  return html;
}

function listOf(value: unknown): string[] {
  const items = typeof value === "string" ? value.slice(0, READ_LIST).split(/[,;|]/u) : value;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => (typeof item === "string" ? [item.slice(0, READ_ITEM).trim()] : []));
}

function dateOf(text: string): string | null {
  const [written] = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})/.exec(text) ?? [];
  const date = written ? readDay(written) : null;
  return date && date >= "1990" && date < "2101" ? date : null;
}

function languageOf(named: string, text: string): "en" | "vi" {
  if (named === "en" || named === "vi") return named;
  const sample = text.slice(0, 3_000);
  const marked = sample.match(VIETNAMESE)?.length ?? 0;
  return marked > sample.length * 0.02 ? "vi" : "en";
}
