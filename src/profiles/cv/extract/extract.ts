import { fold } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import { vietnameseLetter, writtenIn } from "#kit/written-in.ts";
import { locationIds } from "#platform/reference/terms.ts";
import type { Skill } from "#profiles/candidates/document.ts";
import type { Imported } from "../imported.ts";
import { emailOf, isContact, linksOf, phoneOf } from "./contact.ts";
import { educationOf } from "./education.ts";
import type { Found } from "./found.ts";
import { valueAtLine } from "./found.ts";
import { type Line, placeOf } from "./line.ts";
import { achievementsOf, certificatesOf, projectsOf, referencersOf } from "./lists.ts";
import { birthDateOf, genderOf, jobTitleOf, labelled, nameOf, nationalityOf } from "./person.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { skillsOf } from "./skills.ts";
import { languagesOf } from "./spoken-languages.ts";
import { named, noticeNames } from "./terms-read.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { workOf } from "./work.ts";

const mostRows = 50;

/** Extracts the content of a CV in the shape of a profile. It contains nothing that is not in the file. */
export function extract(lines: readonly Line[], links: readonly string[], words: Vocabulary): Imported {
  const sections = sectionsOf(lines);
  const of = (part: Section["part"]) =>
    sections.filter((section) => section.part === part).flatMap((section) => section.lines);
  const top = of("top");
  const personal = [...top, ...of("contact"), ...of("introduction")];
  const references = new Set(of("referencers"));
  const own = lines.filter((line) => !references.has(line));
  const reachable = [...personal, ...own];
  const email = emailOf(reachable);
  const name = nameOf(top.length > 0 ? top : lines.slice(0, 8), lines, email?.value ?? null);
  const isPlace = (text: string) => text.length < 60 && words.isPlace(text);
  const fields: { [K in keyof Imported["fields"]]: Imported["fields"][K] | null } = {
    full_name: name,
    job_title: jobTitleOf(top, personal, name),
    email,
    phone: phoneOf(personal) ?? phoneOf(lines.slice(0, 6)) ?? phoneOf(besideEmail(own)),
    location_id: locationOf(personal, words),
    birth_date: birthDateOf(own),
    gender: genderOf(own),
    nationality: nationalityOf(own),
    introduction: textOf(of("introduction").filter((line) => !isContact(line.text))),
    executive_summary: textOf(of("executive_summary")),
    notice_days: noticeOf(own),
  };
  const skills = skillsOf(
    of("skills").filter((line) => !isAboutLanguages(line) || languagesOf([line]).length === 0),
    words.isSkill,
  );
  return {
    language: languageOf(lines),
    text: lines.map((line) => line.text).join("\n"),
    fields: Object.fromEntries(Object.entries(fields).filter(([, found]) => found)) as Imported["fields"],
    sections: {
      work_experiences: sections
        .filter(({ part }) => part === "work_experiences")
        .flatMap((section) => workOf(section, isPlace))
        .slice(0, mostRows),
      educations: sections
        .filter(({ part }) => part === "educations")
        .flatMap((section) => educationOf(section, isPlace))
        .slice(0, mostRows),
      skills: skills.length > 0 ? skills : namedSkills(own, words),
      languages: languagesOf([...of("languages"), ...of("skills").filter(isAboutLanguages)]),
      certificates: certificatesOf(of("certificates")).slice(0, mostRows),
      achievements: [...achievementsOf(of("achievements")), ...projectsOf(of("projects"))].slice(0, mostRows),
      work_references: linksOf([...personal, ...of("work_references")], links),
      referencers: referencersOf(of("referencers")).slice(0, mostRows),
    },
  };
}

const isAboutLanguages = (line: Line) =>
  /^(?:languages?|foreign languages?|ngoại ngữ|ngôn ngữ)\s?:/iu.test(line.text);

/** Returns lines near the email address: a person's phone number is usually next to it. */
function besideEmail(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => emailOf([line]) !== null);
  return at < 0 ? [] : lines.slice(Math.max(0, at - 2), at + 3);
}

function textOf(lines: readonly Line[]): Found<string> | null {
  const [first] = lines;
  if (!first) return null;
  const text = lines
    .map((line) => (line.bullet ? `- ${line.text}` : line.text).replaceAll("\t", " "))
    .join("\n");
  return { value: text, confidence: text.length < 30 ? 0.5 : 0.9, found: placeOf(first) };
}

/** Finds the person's province: after a label, or in the contact data. */
function locationOf(lines: readonly Line[], words: Vocabulary): Found<number> | null {
  const given = labelled(
    lines,
    /^(?:address|location|current location|city|dia chi|noi o|noi o hien tai|dia diem|thanh pho|dia chi hien tai|cho o hien tai)$/,
  );
  const id = given ? words.placeOf(given.text) : null;
  if (given && id !== null) return valueAtLine(id, 0.9, given.line);
  for (const line of lines.slice(0, 12)) {
    if (line.text.length > 160) continue;
    for (const part of line.text.split(/\t|\s[|•·]\s/u)) {
      const read = /[@]|https?:/.test(part) ? null : words.placeOf(part);
      const place = read === locationIds.overseas && !words.isPlace(part) ? null : read;
      if (place !== null) return valueAtLine(place, 0.75, line);
    }
  }
  return null;
}

/** Finds known skills in the text, when the CV has no section of skills. */
function namedSkills(lines: readonly Line[], words: Vocabulary): Found<Skill>[] {
  const found = new Map<string, Found<Skill>>();
  for (const line of lines) {
    for (const name of words.skillsIn(line.text)) {
      if (!found.has(fold(name)) && found.size < 10)
        found.set(fold(name), valueAtLine({ name, years: null }, 0.45, line));
    }
  }
  return [...found.values()];
}

function noticeOf(lines: readonly Line[]): Found<number> | null {
  const given = labelled(
    lines,
    /^(?:availability|available|notice period|notice|thoi gian co the bat dau|thoi gian bao truoc)$/,
  );
  if (!given) return null;
  const days =
    named(noticeNames, given.text) ??
    Number(/(\d{1,3}) (?:days?|ngày)/iu.exec(given.text)?.[1] ?? Number.NaN);
  return Number.isNaN(days) ? null : valueAtLine(days, 0.9, given.line);
}

/** Returns the language of most words: names and terms of the other language occur in every CV. */
function languageOf(lines: readonly Line[]): Language {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .slice(0, 20_000);
  return writtenIn(text) ?? (vietnameseLetter.test(text) ? "vi" : "en");
}
