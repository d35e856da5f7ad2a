import type { Education } from "#profiles/candidates/document.ts";
import { bodyText, type EntryKind, entriesOf } from "./entries.ts";
import type { FoundRow } from "./found.ts";
import { placeOf } from "./line.ts";
import type { Section } from "./sections.ts";
import { degreeNames, named } from "./terms-read.ts";
import { degreeOf, isOneSchool, isSchoolSuffix, schoolScore } from "./words.ts";

const major = /^(?:major|field of study|chuyên ngành|ngành học|ngành)\s?:\s*/iu;
const grade = /^(?:gpa|cpa|grade|xếp loại|điểm|thesis|advisor|coursework)|\d[.,]\d/iu;

/** Reads the schools of a section, with degree and subject as they are written. */
export function educationOf(section: Section, isPlace: (text: string) => boolean): FoundRow<Education>[] {
  return entriesOf(section.lines, schools).flatMap((entry) => {
    const head = headOf(entry.parts, isPlace);
    const { degree, rest } = head;
    const own = entry.body.filter((line) => {
      const isSubject = head.subject === "" && major.test(line.text);
      if (isSubject) head.subject = line.text.replace(major, "");
      return !isSubject;
    });
    if (head.school === "" && degree === null) return [];
    const { school, subject, isGuess, isWhole } = schoolAndSubject(head, isPlace);
    const sure = schoolScore(school) === 0 ? (school ? 0.55 : 0) : isGuess ? 0.55 : isWhole ? 0.92 : 0.75;
    const { dates } = entry;
    return {
      value: {
        university_name: school,
        degree,
        major: subject,
        from: dates?.from ?? null,
        to: dates?.to ?? null,
        description: [...rest, bodyText(own)].filter(Boolean).join("\n"),
      },
      confidences: {
        university_name: sure,
        degree: degree === null ? 0 : 0.9,
        major: subject === "" ? 0 : isGuess ? 0.5 : degree === null ? 0.6 : 0.8,
        from: dates?.from ? 0.95 : 0,
        to: dates?.to ? (dates.single ? 0.7 : 0.95) : 0,
        description: 0.85,
      },
      confidence: Math.min(sure || 0.4, dates ? 1 : 0.6),
      found: placeOf(entry.head[0]!),
    };
  });
}

interface Head {
  school: string;
  subject: string;
  degree: number | null;
  /** Parts that are neither school, subject nor degree. */
  rest: string[];
}

/** Assigns the parts of an entry's head to school, degree and subject. */
function headOf(parts: readonly { text: string }[], isPlace: (text: string) => boolean): Head {
  let degree: number | null = null;
  let subject = "";
  let school = "";
  const rest: string[] = [];
  for (const { text } of parts.flatMap(degreeAndSubject)) {
    const plain = text.replace(major, "");
    const whole = named(degreeNames, plain);
    const read = whole === null ? degreeOf(plain) : { degree: whole, rest: "" };
    const isSchool = school === "" && whole === null && schoolScore(plain) > 0 && read?.rest !== "";
    if (plain !== text && subject === "") subject = plain;
    else if (isSchool) school = plain;
    else if (read && degree === null) {
      degree = read.degree;
      if (read.rest !== "" && subject === "" && !grade.test(read.rest)) subject = read.rest;
    } else if (grade.test(plain)) rest.push(text);
    else if (isPlace(plain) && (school !== "" || parts.length > 2)) continue;
    else if (subject === "" && (school !== "" || degree !== null || parts.length > 1)) subject = plain;
    else if (school === "") school = plain;
    else rest.push(text);
  }
  return { school, subject, degree, rest };
}

/** Splits a subject or a place from the name of a school. @returns isGuess: the subject may belong to the name */
function schoolAndSubject(head: Head, isPlace: (text: string) => boolean) {
  let { school, subject } = head;
  const pieces = school.split(/ [–—-] /u);
  const isWhole = pieces.length < 2 || isOneSchool(pieces);
  // "Đại học Thủy lợi – Kế toán": without another subject, the last part may be the subject or belong to the school's name.
  const isGuess = !isWhole && subject === "";
  if (isGuess) [school, subject] = [pieces[0]!, school.slice(pieces[0]!.length + 3)];
  const comma = school.indexOf(", ");
  // After a comma is a subject or a place: "Princeton University, Computer Science", "University of La Verne, La Verne, CA"
  if (comma > 0 && isPlace(school.slice(comma + 2))) school = school.slice(0, comma);
  else if (
    comma > 0 &&
    subject === "" &&
    schoolScore(school.slice(0, comma)) > 0 &&
    !isSchoolSuffix(school.slice(comma + 2))
  )
    [school, subject] = [school.slice(0, comma), school.slice(comma + 2)];
  return { school, subject, isGuess, isWhole };
}

/** The head of an education entry continues until it has both a school and a degree. */
const schools: EntryKind = {
  isComplete: (parts) => {
    const texts = parts.flatMap(degreeAndSubject).map(({ text }) => text);
    return (
      texts.some((text) => schoolScore(text) > 0) &&
      texts.some((text) => isDegree(text) && schoolScore(text) === 0)
    );
  },
  isOneName: ([first = "", ...others]) =>
    schoolScore(first) > 0 && !others.some((text) => isDegree(text) && schoolScore(text) === 0),
};

const isDegree = (text: string) => named(degreeNames, text) !== null || degreeOf(text) !== null;

/** Splits "Bachelor of Arts, Business Administration" into the degree and its subject. */
function degreeAndSubject(part: { text: string }): { text: string }[] {
  const comma = part.text.indexOf(", ");
  if (comma < 0 || degreeOf(part.text.slice(0, comma))?.rest !== "") return [part];
  return [{ text: part.text.slice(0, comma) }, { text: part.text.slice(comma + 2) }];
}
