import type { SectionName } from "../document.ts";
import type { OwnProfile } from "./document-of.ts";

/** The current values of the profile's forms, by form and field. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Returns the current values of a form of the profile; null for another form. */
export function typedIn(
  form: HTMLFormElement,
): { name: string; fields: Record<string, string | null> } | null {
  const data = new FormData(form);
  const intent = data.get("intent");
  const name = intent === "entry" ? `${data.get("section")}.${data.get("id") ?? ""}` : String(intent);
  if (intent !== "profile" && (intent !== "entry" || !data.get("id"))) return null;
  const fields: Record<string, string | null> = {};
  for (const [field, value] of data) if (typeof value === "string") fields[field] = value;
  if (intent === "entry") fields.currently_working = data.get("currently_working") ? "on" : "";
  return { name, fields };
}

/** Returns the profile as it would be saved now, for previews. */
export function liveProfile(profile: OwnProfile, typed: Typed): OwnProfile {
  const own = typed.profile ?? {};
  const live: Record<string, unknown> = {
    ...profile,
    ...over(profile, own),
    translation: translated(profile.translation, own),
  };
  for (const [name, fields] of Object.entries(typed)) {
    const [section, id] = name.split(".") as [SectionName, string?];
    if (!id) continue;
    live[section] = (live[section] as { id: string }[]).map((row) =>
      row.id === id
        ? {
            ...row,
            ...over(row, fields),
            translation: translated((row as { translation?: object }).translation ?? {}, fields),
          }
        : row,
    );
  }
  return live as OwnProfile;
}

/** Overlays stored fields with typed values, converted to the stored types. */
function over(stored: object, typed: Readonly<Record<string, string | null>>): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, before] of Object.entries(stored)) {
    const text = typed[name];
    if (text === undefined || text === null || name === "id" || name === "version") continue;
    if (typeof before === "boolean") changed[name] = text === "on";
    else if (isId.test(name)) changed[name] = text === "" ? null : Number(text);
    else if (isDate.test(name)) changed[name] = text.split("/").reverse().join("-") || null;
    else changed[name] = text || (before === null ? null : "");
  }
  return changed;
}

const isId = /^(location_id|gender|notice_days|employment_type|job_level|degree|years|language|proficiency)$/;
const isDate = /^(birth_date|from|to|issue_date)$/;

function translated(stored: object, typed: Readonly<Record<string, string | null>>): Record<string, unknown> {
  const texts: Record<string, unknown> = { ...stored };
  for (const [name, text] of Object.entries(typed))
    if (name.startsWith("translation.")) texts[name.slice("translation.".length)] = text || null;
  return texts;
}
