import { cvWords } from "../cv-words.ts";
import { skillName } from "../texts/skills.ts";
import type { DemoCandidate } from "../types.ts";

/** The text of a demo candidate's CV, as reading the PDF would give it. */
export function demoCvText(person: DemoCandidate): string {
  const words = cvWords[person.language];
  const lines = [
    person.fullName,
    person.headline,
    words.contact,
    person.phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3"),
    person.email,
    person.address,
    `${words.born}: ${person.birthYear}`,
    words.skills,
    ...person.skills.flatMap((skill) => [skillName(skill.name, person.language), words.years[skill.years]]),
    words.languages,
    ...person.languages.map(
      ({ language, proficiency }) => `${words.spoken[language]}: ${words.levels[proficiency]}`,
    ),
    ...(person.certificates.length > 0 ? [words.certificates] : []),
    ...person.certificates.map(({ name, issued }) => `${name} (${issued.slice(0, 4)})`),
    words.about,
    person.summary,
    ...(person.works.length > 0 ? [words.work] : []),
    ...person.works.flatMap((work) => [
      work.title,
      `${work.company} · ${monthYear(work.from)} – ${work.to ? monthYear(work.to) : words.now}`,
      ...work.lines.map((line) => `• ${line}`),
    ]),
    words.education,
    ...person.educations.flatMap(({ school, degree, major, from, to }) => [
      school,
      `${words.degrees[degree]} · ${major} · ${from.slice(0, 4)} – ${to.slice(0, 4)}`,
    ]),
  ];
  return lines.filter((line) => line).join("\n");
}

function monthYear(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
