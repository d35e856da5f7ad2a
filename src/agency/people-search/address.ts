import type { z } from "zod";
import type { BodyOf } from "#kit/contract.ts";
import { currencies } from "#platform/reference/terms.ts";
import { addressQuery, type searchPeople } from "./contract.ts";
import { filterLimits } from "./terms.ts";

type Name = keyof z.infer<typeof addressQuery>;
type Values = Record<Name, string>;

const names = Object.keys(addressQuery.shape) as Name[];

/** Returns the values of the search form from the address. */
export function valuesOf({ searchParams }: URL): Values {
  const values = names.map((name) => [name, (searchParams.get(name) ?? "").trim().slice(0, 700)]);
  return Object.fromEntries(values) as Values;
}

/** Returns the query of an address for values of the form, without the empty ones; "" for an empty form. */
export function addressOf(values: Values): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return query === "" ? "" : `?${query}`;
}

/** Returns the query and the filters for the values of an address; values that are not numbers are left out. */
export function searchOf(values: Partial<Values>): Pick<BodyOf<typeof searchPeople>, "query" | "filters"> {
  const text = (name: Name) => values[name] ?? "";
  const number = (name: Name, max: number) =>
    /^\d{1,15}$/.test(text(name)) ? Math.min(Number(text(name)), max) : undefined;
  const id = (name: Name) => number(name, Number.MAX_SAFE_INTEGER) || undefined;
  const language = number("language", 10);
  const skills = text("skills")
    .split(",")
    .map((skill) => skill.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, filterLimits.skills);
  const consent = text("consent");
  return {
    query: text("query"),
    filters: {
      location_id: id("location"),
      years_min: number("years", filterLimits.years),
      years_max: number("years_max", filterLimits.years),
      salary_max: number("salary", filterLimits.salary),
      salary_currency: currencies.find((each) => each === text("currency")),
      available_days: number("available", filterLimits.days),
      silent_days: number("silent", filterLimits.days),
      skills,
      skills_any: text("skills_any") === "true",
      language: language === undefined ? undefined : { id: language, level: number("level", 3) ?? 0 },
      pool_id: id("pool"),
      owner_id: id("owner"),
      consent: consent === "" ? undefined : consent === "true",
    },
  };
}
