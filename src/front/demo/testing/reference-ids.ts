import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkDigit } from "../companies/make.ts";

type Named = { id: number; name: string };

/** The check of a company's tax code, for tests. */
export const companyRules = {
  taxCodeValid: (code: string): boolean => checkDigit(code.slice(0, 9)) === Number(code[9]),
};

async function read<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join("..", "shared", "reference", name), "utf8")) as T;
}

/** Returns the ids and names of the reference lists. Null where the files are missing. */
export async function referenceIds() {
  try {
    const [categories, locations, industries, skills] = await Promise.all([
      read<{ subs: Named[] }[]>("categories.json"),
      read<{ locations: Named[] }>("locations.json"),
      read<{ industries: Named[] }>("industries.json"),
      read<{ skills: Named[] }>("skills.json"),
    ]);
    return {
      categories: new Set(categories.flatMap((top) => top.subs.map((sub) => sub.id))),
      locations: new Set(locations.locations.map((place) => place.id)),
      industries: new Set(industries.industries.map((industry) => industry.id)),
      skills: new Set(skills.skills.map((skill) => skill.name)),
    };
  } catch {
    return null;
  }
}
