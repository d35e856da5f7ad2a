import { fold } from "#kit/fold.ts";
import { surnames } from "../surnames.ts";
import { findDates } from "./dates.ts";
import { type Found, valueAtLine } from "./found.ts";
import { partOfHeading } from "./headings.ts";
import { isCapitals, type Line } from "./line.ts";
import { companyScore, schoolScore, titleScore } from "./words.ts";

const letters = /^[\p{Script=Latin}\p{M}\s.'’-]{2,60}$/u;

/** Returns the text after a label such as "Ngày sinh:", up to the next part of the line. */
export function labelled(lines: readonly Line[], label: RegExp): { text: string; line: Line } | null {
  for (const [index, line] of lines.entries()) {
    const parts = line.text.split(/\t|\s\|\s|\s[•·]\s/u);
    for (const [at, part] of parts.entries()) {
      const match = /^([\p{L}\s/().]{2,40}?)\s?[:：]\s*(.*)$/u.exec(part);
      const name = match ? match[1]! : part;
      if (!label.test(fold(name).replace(/[.()]/g, "").trim())) continue;
      const beside = match?.[2] || parts[at + 1];
      if (beside) return { text: beside.trim(), line };
      const next = match || parts.length === 1 ? lines[index + 1] : undefined;
      const below = next?.text.split("\t")[0];
      if (next && below) return { text: below.trim(), line: next };
    }
  }
  return null;
}

export function nameOf(
  top: readonly Line[],
  all: readonly Line[],
  email: string | null,
): Found<string> | null {
  const given = labelled(all.slice(0, 60), /^(?:full name|name|ho va ten|ho ten|ho & ten|ten)$/);
  if (given && isName(given.text)) return valueAtLine(named(given.text), 0.97, given.line);
  const largest = Math.max(0, ...top.map(({ size }) => size));
  const candidates = top
    .slice(0, 14)
    .flatMap((line, at) =>
      line.text
        .split(/\t|\s[|–—-]\s|,\s/u)
        .slice(0, 1)
        .map((text) => ({ line, at, text: text.trim() })),
    )
    .filter(({ text, line }) => !line.bullet && isName(text))
    .map(({ line, at, text }) => ({
      line,
      text: named(text),
      score: scoreOf(text, line, at, largest, email),
    }))
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  return best && best.score >= 0.4 ? valueAtLine(best.text, Math.min(0.97, best.score), best.line) : null;
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (!letters.test(text) || words.length < 1 || words.length > 7 || partOfHeading(text)) return false;
  return !/^(?:cv|resume|résumé|curriculum vitae|email|phone|mobile|address|sơ yếu lý lịch|hồ sơ ứng viên|hồ sơ)$/iu.test(
    text.trim(),
  );
}

function scoreOf(text: string, line: Line, at: number, largest: number, email: string | null): number {
  const words = fold(text).split(" ");
  let score = 0.35 - 0.03 * at;
  if (line.size >= largest - 0.05 && largest > 1.12) score += 0.3;
  if (words.length > 1) score += 0.1;
  if (text.split(" ").every((word) => /^\p{Lu}/u.test(word))) score += 0.15;
  if (surnames.has(words[0]!) || surnames.has(words.at(-1)!)) score += 0.15;
  if (titleScore(text) > 0) score -= 0.4;
  if (companyScore(text) > 0 || schoolScore(text) > 0) score -= 0.3;
  const local = email?.split("@")[0] ?? "";
  const own = fold(local).replace(/[^a-z]/g, "");
  if (
    own &&
    words.filter((word) => word.length > 1 && own.includes(word)).length >= Math.min(2, words.length)
  )
    score += 0.25;
  return score;
}

const honorifics =
  /^(?:(?:gs|pgs|ts|ths|bs|ds|ks|cn|ls|dr|prof|mr|mrs|ms|miss|eng|assoc)(?:[.,\s/]+|$)|(?:ông|bà|anh|chị|cô|thầy)\s(?=\p{L}+\s\p{L}))+/iu;

/** Returns a name in the form of a profile (spec §5): "PGS.TS. Nguyễn V. An" → "Nguyễn V An". */
export function withoutHonorifics(name: string): string {
  return name.trim().replace(honorifics, "").replaceAll(".", " ").replace(/\s+/gu, " ").trim();
}

/** Returns a name in the usual capitals: "NGUYỄN VĂN AN" → "Nguyễn Văn An". */
function named(text: string): string {
  const plain = withoutHonorifics(text) || text.trim();
  if (!isCapitals(plain)) return plain;
  return plain
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

/** Finds the job title: beside or below the name, or after a label. */
export function jobTitleOf(
  top: readonly Line[],
  all: readonly Line[],
  name: Found<string> | null,
): Found<string> | null {
  const given = labelled(
    all.slice(0, 60),
    /^(?:job title|current title|title|position|desired position|applied position|vi tri|vi tri ung tuyen|chuc danh|chuc vu|nghe nghiep)$/,
  );
  if (given && given.text.length <= 100) return valueAtLine(given.text, 0.9, given.line);
  if (!name) return null;
  const start = top.findIndex((line) =>
    line.text.replaceAll("\t", " ").startsWith(name.found.text.slice(0, 20)),
  );
  const near = joinedTitle(top.slice(Math.max(0, start), start + 4));
  for (const line of near) {
    for (const part of line.text.split(/\t|\s\|\s/u)) {
      const text = part
        .trim()
        .replace(/(?<![|,;])[|,;]+$/u, "")
        .trim();
      if (
        fold(text) === fold(name.value) ||
        !text ||
        text.length > 100 ||
        /[@\d]|https?:|[.!?]$/u.test(text) ||
        partOfHeading(text)
      )
        continue;
      const score = titleScore(text);
      if (score > 0 && text.split(" ").length <= 8) return valueAtLine(cased(text), 0.6 + 0.3 * score, line);
      if (line.size > 1.12 && score === 0 && text.split(" ").length <= 6)
        return valueAtLine(cased(text), 0.5, line);
    }
  }
  return null;
}

/** Joins a title in capitals that is broken into lines of the same look. */
function joinedTitle(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    if (before && line.strong && before.shape === line.shape && line.size > 1.12 && result.length > 1) {
      result[result.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    } else result.push(line);
  }
  return result;
}

function cased(text: string): string {
  if (!isCapitals(text)) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

export function birthDateOf(lines: readonly Line[]): Found<string> | null {
  const given = labelled(
    lines,
    /^(?:date of birth|dob|birth date|birthdate|birthday|born|year of birth|ngay sinh|sinh ngay|ngay thang nam sinh|nam sinh)$/,
  );
  const date = given ? findDates(given.text)[0] : undefined;
  const value = date?.to ?? date?.from;
  return given && value && Number(value.slice(0, 4)) < 2020
    ? valueAtLine(value, value.length === 10 ? 0.95 : 0.8, given.line)
    : null;
}

export function genderOf(lines: readonly Line[]): Found<number> | null {
  const given = labelled(lines, /^(?:gender|sex|gioi tinh)$/);
  const word = given ? fold(given.text).split(/[^a-z]/)[0]! : "";
  const gender = { male: 1, nam: 1, female: 2, nu: 2, other: 3, khac: 3 }[word];
  return given && gender ? valueAtLine(gender, 0.95, given.line) : null;
}

export function nationalityOf(lines: readonly Line[]): Found<string> | null {
  const given = labelled(lines, /^(?:nationality|citizenship|quoc tich)$/);
  return given && letters.test(given.text) ? valueAtLine(given.text, 0.95, given.line) : null;
}
