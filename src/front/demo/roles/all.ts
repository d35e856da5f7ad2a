import { z } from "zod";
import { inBoth, readData, text, texts } from "../data.ts";
import { type Industry, industries, levels, proficiencies } from "../terms.ts";

/** Names of the files with kinds of work. Their order affects the random values. */
const files = [
  "software",
  "management",
  "people",
  "office",
  "finance",
  "marketing",
  "design",
  "sales",
].concat(["care", "works", "supply", "hospitality", "crafts"]);

const groupNames = ["tech", "digital", "plants", "money", "shops", "consumer"] as const;
const industryList = z.array(z.enum([...industries, ...groupNames]));
/** Groups of industries that look for people in the same kinds of work. A group may contain another group. */
const groups = readData("industries", z.record(z.enum(groupNames), industryList));

function expand(names: z.output<typeof industryList>): Industry[] {
  return names.flatMap((name) => {
    const group = groupNames.find((other) => other === name);
    return group ? expand(groups[group]) : [name as Industry];
  });
}

/** Industries of software companies and online platforms. */
export const tech: readonly Industry[] = expand(["tech"]);

const million = z.number().positive();
/** A position in a kind of work: level, experience id, monthly pay in million VND (from, to), title in both languages. */
const role = z.tuple([z.literal(levels), z.int(), million, million, text, text]);
export type Role = readonly [...z.output<typeof role>];

/** Texts from which the ads for a kind of work are composed, in one language. */
const adTexts = z.strictObject({ intro: texts, duties: texts, musts: texts, pluses: texts });

const roleFamily = z.strictObject({
  key: text,
  /** Sub-category ids, the main one first. */
  categories: z.array(z.int()),
  industries: z.literal("any").or(industryList.transform(expand)),
  /** The workplace: a desk (possibly hybrid or remote), a shop, a plant or a site. */
  place: z.enum(["desk", "counter", "plant"]),
  skills: texts,
  major: inBoth(text),
  languages: z.array(z.strictObject({ language: z.int(), proficiency: z.literal(proficiencies) })).optional(),
  roles: z.array(role.readonly()),
  vi: adTexts,
  en: adTexts,
});

/** A kind of work: the industries that have it, its pay, and the texts of its ads and CVs. */
export type RoleFamily = z.output<typeof roleFamily>;

/** Every kind of work of the demo market. */
export const families: readonly RoleFamily[] = files.flatMap((name) =>
  readData(`roles/${name}`, z.array(roleFamily)),
);

const byKey = new Map(families.map((family) => [family.key, family]));

/** Returns the kind of work with a key. */
export function familyOf(key: string): RoleFamily {
  const family = byKey.get(key);
  if (!family) throw new Error(`no role family ${key}`);
  return family;
}
