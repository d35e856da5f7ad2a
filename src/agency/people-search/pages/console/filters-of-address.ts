import type { BodyOf } from "#kit/contract.ts";
import type { searchPeople } from "../../contract.ts";

const names = [
  "query",
  "location",
  "years",
  "salary",
  "available",
  "silent",
  "skills",
  "language",
  "level",
  "pool",
  "mine",
  "consent",
] as const;
type Name = (typeof names)[number];

/** Returns the values of the search form from the address. */
export function valuesOf({ searchParams }: URL): Record<Name, string> {
  const values = names.map((name) => [name, (searchParams.get(name) ?? "").trim().slice(0, 500)]);
  return Object.fromEntries(values) as Record<Name, string>;
}

/** Returns the body of the search for the values of the form; values that are not numbers are left out. */
export function bodyOf(
  values: Record<Name, string>,
  { accountId, page, items }: { accountId: number; page: number; items: number },
): BodyOf<typeof searchPeople> {
  const number = (name: Name, max = 3650) =>
    /^\d{1,11}$/.test(values[name]) ? Math.min(Number(values[name]), max) : undefined;
  const language = number("language", 10);
  const skills = values.skills
    .split(",")
    .map((skill) => skill.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, 10);
  return {
    query: values.query,
    page,
    items,
    filters: {
      location_id: number("location", 1_000_000_000) || undefined,
      years_min: number("years", 60),
      salary_max: number("salary", 10_000_000_000),
      available_days: number("available"),
      silent_days: number("silent"),
      skills,
      language: language === undefined ? undefined : { id: language, level: number("level", 3) ?? 0 },
      pool_id: number("pool", 1_000_000_000) || undefined,
      owner_id: values.mine === "true" ? accountId : undefined,
      consent: values.consent === "true" ? true : undefined,
    },
  };
}
