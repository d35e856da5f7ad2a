import { fold } from "#kit/fold.ts";
import type { Skill } from "#profiles/candidates/document.ts";
import { type Found, valueAtLine } from "./found.ts";
import type { Line } from "./line.ts";
import { named, skillYearNames } from "./terms-read.ts";

const longestSkill = 60;
const mostSkills = 60;
const level =
  /^(?:basic|intermediate|advanced|expert|beginner|professional|proficient|good|excellent|cơ bản|trung bình|khá|tốt|thành thạo|nâng cao|chuyên nghiệp|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|[★☆●○◆◇■□]+)$/iu;
const years =
  /^(?:(?:over|under|trên|dưới)\s)?(\d{1,2})(?:\s?[–-]\s?(\d{1,2}))?\s?\+?\s?(?:years?|yrs?|năm)(?:\s(?:of experience|kinh nghiệm))?$/iu;

/** Returns the names of a section "Skills": comma-separated lists, grids, groups with a label. */
export function skillsOf(lines: readonly Line[], isKnown: (name: string) => boolean): Found<Skill>[] {
  const found = new Map<string, Found<Skill>>();
  for (const line of lines) {
    for (const part of line.text.split("\t")) {
      const given = yearsOf(part);
      if (given !== null) {
        const last = [...found.values()].at(-1);
        if (last) last.value.years ??= given;
        continue;
      }
      for (const name of namesIn(part)) {
        const { text, note } = withoutNote(name);
        if (!isSkill(text) || found.has(fold(text)) || found.size >= mostSkills) continue;
        const confidence = isKnown(text) ? 0.97 : text.split(" ").length <= 4 ? 0.85 : 0.6;
        found.set(fold(text), valueAtLine({ name: text, years: note }, confidence, line));
      }
    }
  }
  return [...found.values()];
}

/** "Databases: PostgreSQL, Redis": the label of a group is not a skill. */
function namesIn(part: string): string[] {
  if (yearsOf(afterColon(part)) !== null || level.test(afterColon(part))) return [part];
  const label = /^([^:,;()]{2,40}):(.*)$/u.exec(part);
  const text = label ? label[2]! : part;
  const isSentence = /[.!?]$/u.test(text) && text.split(" ").length > 12;
  if (isSentence) return [];
  const names = splitList(text);
  // The last name of a list may follow a conjunction: "HTML, CSS and jQuery".
  return names.length < 3 ? names : [...names.slice(0, -1), ...names.at(-1)!.split(/\s(?:and|và)\s/iu)];
}

const afterColon = (text: string) => text.slice(text.indexOf(":") + 1).trim();

/** Splits at commas and similar signs, except inside brackets. */
function splitList(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = "";
  for (const [at, letter] of [...text].entries()) {
    if (letter === "(" && text.indexOf(")", at) > 0) depth += 1;
    if (letter === ")" && depth > 0) depth -= 1;
    if (depth === 0 && /[,;|•·●▪]/u.test(letter)) {
      names.push(name);
      name = "";
    } else name += letter;
  }
  return [...names, name];
}

function withoutNote(name: string): { text: string; note: number | null } {
  const parts = name
    .trim()
    .split(/ [–-] | ?: | \(/u)
    .map((part) => part.replace(/\)$/u, "").trim());
  const given = parts.length > 1 ? yearsOf(parts.at(-1)!) : null;
  const isNoted = parts.length > 1 && (given !== null || level.test(parts.at(-1)!));
  const text = isNoted
    ? name.trim().slice(0, name.trim().indexOf(parts[0]!) + parts[0]!.length)
    : name.trim();
  return {
    text: text
      .replace(/^(?:and|và)\s+/iu, "")
      .replace(
        /^(?:proficient (?:in|with)|basic|knowledge of|experienced? (?:in|with)|fluent in|familiar with|sử dụng thành thạo|thành thạo|biết sử dụng)\s+/iu,
        "",
      )
      .replace(/(?<![.\s])[.\s]+$/u, "")
      .trim(),
    note: given,
  };
}

function isSkill(text: string): boolean {
  return (
    /[\p{L}]/u.test(text) &&
    text.length <= longestSkill &&
    text.split(" ").length <= 8 &&
    !level.test(text) &&
    !text.includes("■") &&
    !/@|\/\//.test(text)
  );
}

function yearsOf(text: string): number | null {
  const whole = named(skillYearNames, text);
  if (whole !== null) return whole;
  const match = years.exec(text.trim());
  if (!match) return null;
  const count = Number(match[2] ?? match[1]);
  if (/^(?:under|dưới)/iu.test(text.trim())) return count <= 1 ? 0 : 1;
  return count < 1 ? 0 : count <= 2 ? 1 : count <= 5 && !/\+|^(?:over|trên)/iu.test(text) ? 2 : 3;
}
