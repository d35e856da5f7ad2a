import type { CvDocument, SectionName } from "#candidates/document.ts";
import { caps, mostEntries } from "#candidates/terms.ts";
import { fold } from "#kit/fold.ts";
import type { Imported } from "../imported.ts";

/** Below this, a person is asked to look twice. */
export const sureFrom = 0.7;

export const fieldNames = [
  "full_name",
  "job_title",
  "email",
  "phone",
  "location_id",
  "birth_date",
  "gender",
  "nationality",
  "introduction",
  "executive_summary",
  "notice_days",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What the profile has today of what a file can say. */
export type Present = Pick<CvDocument, FieldName | SectionName>;

export const rowName = (section: SectionName, index: number) => `${section}[${index}]`;

/** What the form's fields begin with. */
export function valuesOf({ fields, sections }: Imported): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value])),
    ...Object.fromEntries(
      Object.entries(sections).map(([name, rows]) => [name, rows.map(({ value }) => value)]),
    ),
  };
}

export const isSame = (a: unknown, b: unknown) => fold(String(a ?? "")) === fold(String(b ?? ""));

/** Whether the profile has this row: it is of the same thing, not necessarily in the same words. */
export function isPresent(section: SectionName, row: object, present: Present): boolean {
  const keys: Record<SectionName, readonly string[]> = {
    work_experiences: ["company_name", "job_title"],
    educations: ["university_name", "major"],
    skills: ["name"],
    languages: ["language"],
    certificates: ["name"],
    achievements: ["name"],
    work_references: ["link"],
    referencers: ["name"],
  };
  const value = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return present[section].some((other) =>
    keys[section].every((key) => isSame(value(other, key), value(row, key))),
  );
}

/** What is ticked at first: what is new. A value that would replace another one waits for the person. */
export function firstTaken(found: Imported, present: Present): string[] {
  const fields = fieldNames.filter((name) => found.fields[name] && (present[name] ?? "") === "");
  let room = mostEntries.skills - present.skills.length;
  const rows = (Object.keys(found.sections) as SectionName[]).flatMap((section) =>
    found.sections[section].flatMap(({ value }, index) => {
      if (isPresent(section, value, present)) return [];
      if (section === "skills") {
        room -= 1;
        if (room < 0 || (value as { name: string }).name.length > caps.skill) return [];
      }
      return rowName(section, index);
    }),
  );
  return [...fields, ...rows];
}

/** The body of the call: of the posted form, what was ticked; and where its rows stood in the form. */
export function takenOf(values: Record<string, unknown>, taken: ReadonlySet<string>) {
  const places = new Map<string, string>();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value)) {
      if (taken.has(name)) body[name] = value;
      continue;
    }
    const rows = [...value.entries()].filter(([index]) => taken.has(`${name}[${index}]`));
    for (const [at, [index]] of rows.entries()) places.set(`/${name}/${at}`, `/${name}/${index}`);
    if (rows.length > 0) body[name] = rows.map(([, row]) => row);
  }
  return { body, places };
}

/** A pointer of the API into the taken rows, as one into the form. */
export function pointerInForm(pointer: string, places: ReadonlyMap<string, string>): string {
  const row = /^\/\w+\/\d+/.exec(pointer)?.[0] ?? "";
  return places.has(row) ? `${places.get(row)}${pointer.slice(row.length)}` : pointer;
}
