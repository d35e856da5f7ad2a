import type { WorkExperience } from "#profiles/candidates/document.ts";
import { bodyText, type Entry, entriesOf } from "./entries.ts";
import type { FoundRow } from "./found.ts";
import { placeOf } from "./line.ts";
import type { Section } from "./sections.ts";
import { jobLevelNames, jobTypeNames, named } from "./terms-read.ts";
import { companyScore, titleScore } from "./words.ts";

interface Job {
  entry: Entry;
  parts: Entry["parts"];
  type: number | null;
  level: number | null;
}

/**
 * Reads the jobs of a section. Of two parts, words show which one is the title; otherwise the position in the
 * other entries does.
 */
export function workOf(section: Section, isPlace: (text: string) => boolean): FoundRow<WorkExperience>[] {
  const jobs = entriesOf(section.lines).map((entry) => jobOf(entry, isPlace));
  const order = jobs.reduce(
    (sum, { parts }) => sum + (parts.length > 1 ? titleFirst(parts[0]!.text, parts[1]!.text) : 0),
    0,
  );
  let company = "";
  return jobs.flatMap((job) => {
    const row = rowOf(job, order >= 0, company);
    if (row) company = row.value.company_name;
    return row ?? [];
  });
}

function jobOf(entry: Entry, isPlace: (text: string) => boolean): Job {
  let type: number | null = null;
  let level: number | null = null;
  const parts = entry.parts.flatMap(({ text: written, strong }) => {
    const text = withoutPlace(written, isPlace);
    type ??= named(jobTypeNames, text);
    level ??= named(jobLevelNames, text);
    if (named(jobTypeNames, text) !== null || named(jobLevelNames, text) !== null) return [];
    return [{ text, strong }];
  });
  const kept = parts.filter(
    ({ text }, at) => at === 0 || (parts.length < 3 && companyScore(text) > 0) || !isPlace(text),
  );
  const [first] = kept;
  // "Nexus AI, Co-Founder & CTO": one part with a comma names both employer and title.
  if (kept.length === 1 && first) {
    const comma = first.text.indexOf(", ");
    const pieces = comma > 0 ? [first.text.slice(0, comma), first.text.slice(comma + 2)] : [];
    const [a = "", b = ""] = pieces;
    if (titleFirst(a, b) !== 0 && !isPlace(b))
      return {
        entry,
        type,
        level,
        parts: [
          { ...first, text: a },
          { ...first, text: b },
        ],
      };
  }
  return { entry, parts: kept, type, level };
}

/** Removes the place from a name: "Kent State University, Kent, Ohio", "The Rose Group (Toronto, Canada)". */
function withoutPlace(text: string, isPlace: (text: string) => boolean): string {
  const bracket = /^(.{2,}?)\s?\(([^()]{2,50})\)$/u.exec(text);
  if (bracket && isPlace(bracket[2]!)) return bracket[1]!;
  for (let comma = text.indexOf(", "); comma > 0; comma = text.indexOf(", ", comma + 1)) {
    if (isPlace(text.slice(comma + 2))) return text.slice(0, comma);
  }
  return text;
}

/** Returns a score that is positive when the first text is the title and the second one the employer. */
const titleFirst = (a: string, b: string) =>
  titleScore(a) - companyScore(a) - titleScore(b) + companyScore(b);

function rowOf(
  { entry, parts, type, level }: Job,
  isTitleFirst: boolean,
  before: string,
): FoundRow<WorkExperience> | null {
  const [a, b, ...others] = parts;
  if (!a) return null;
  let title = "";
  let company = "";
  let sure = 0.5;
  if (b) {
    const own = titleFirst(a.text, b.text);
    const isFirst = own === 0 ? isTitleFirst : own > 0;
    [title, company] = isFirst ? [a.text, b.text] : [b.text, a.text];
    sure = own === 0 ? 0.6 : Math.abs(own) > 1 ? 0.95 : 0.85;
  } else if (titleScore(a.text) > companyScore(a.text)) {
    // Several posts at one employer, whose name is above the first one.
    [title, company, sure] = [a.text, before, before ? 0.5 : 0.7];
  } else [title, company] = ["", a.text];
  const dates = entry.dates;
  const to = dates?.current ? null : (dates?.to ?? null);
  const description = [...others.map(({ text }) => text), bodyText(entry.body)].filter(Boolean).join("\n");
  return {
    value: {
      company_name: company,
      job_title: plainTitle(title),
      employment_type: type,
      job_level: level,
      from: dates?.from ?? null,
      to,
      currently_working: dates?.current ?? false,
      description,
    },
    confidences: {
      company_name: company ? sure : 0,
      job_title: title ? sure : 0,
      from: dates ? (dates.single ? 0.5 : 0.95) : 0,
      to: dates ? (dates.single ? 0.5 : 0.95) : 0,
      description: 0.85,
    },
    confidence: dates && !dates.single ? sure : Math.min(sure, 0.5),
    found: placeOf(entry.head[0]!),
  };
}

const plainTitle = (title: string) => title.replace(/\s\((?:trước đây|previously|former)\)$/iu, "");
