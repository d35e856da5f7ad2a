import { fold } from "#kit/fold.ts";
import type { CvDocument, SectionName } from "#profiles/candidates/document.ts";
import { mostEntries, sectionNames } from "#profiles/candidates/terms.ts";
import type { Imported } from "../imported.ts";

/** Values below this confidence are marked for review. */
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

/** The present fields of the profile that a file can have. */
export type Present = Pick<CvDocument, FieldName | SectionName>;

export const rowName = (section: SectionName, index: number) => `${section}[${index}]`;

/** Returns the initial values of the form. */
export function valuesOf({ fields, sections }: Imported): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value])),
    ...Object.fromEntries(
      Object.entries(sections).map(([name, rows]) => [name, rows.map(({ value }) => value)]),
    ),
  };
}

export const isSame = (a: unknown, b: unknown) => fold(String(a ?? "")) === fold(String(b ?? ""));

/** Returns whether the profile has this row: the same thing, not necessarily in the same words. */
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

/**
 * Returns the initially ticked fields: new, certain and valid ones. Values that would replace another one are
 * not ticked.
 * @param canSave returns whether the API accepts this field or row as it was read
 */
export function firstTaken(
  found: Imported,
  present: Present,
  canSave: (name: FieldName | SectionName, value: unknown) => boolean,
): string[] {
  const fields = fieldNames.filter((name) => {
    const field = found.fields[name];
    return (
      field && field.confidence >= sureFrom && (present[name] ?? "") === "" && canSave(name, field.value)
    );
  });
  let room = mostEntries.skills - present.skills.length;
  const rows = sectionNames.flatMap((section) =>
    found.sections[section].flatMap(({ value, confidence }, index) => {
      if (confidence < sureFrom || isPresent(section, value, present) || !canSave(section, [value]))
        return [];
      if (section === "skills" && --room < 0) return [];
      return rowName(section, index);
    }),
  );
  return [...fields, ...rows];
}

/** Returns the section, row and field of a form name: `languages[1].proficiency`. */
export function placeOf(name: string): { section: SectionName; index: number; field: string | null } | null {
  const [, section, index, field] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(name) ?? [];
  return section === undefined
    ? null
    : { section: section as SectionName, index: Number(index), field: field ?? null };
}

/**
 * Returns the body of the call with the ticked fields of the posted form, and the positions of its rows in
 * the form.
 */
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

/** Converts the API's pointer into the ticked rows to a pointer into the form. */
export function pointerInForm(pointer: string, places: ReadonlyMap<string, string>): string {
  const row = /^\/\w+\/\d+/.exec(pointer)?.[0] ?? "";
  return places.has(row) ? `${places.get(row)}${pointer.slice(row.length)}` : pointer;
}
