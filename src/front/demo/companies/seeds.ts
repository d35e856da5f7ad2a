import { z } from "zod";
import { inBoth, readData, text } from "../data.ts";
import { industries, languages } from "../terms.ts";

const files = ["software", "finance", "factories", "country", "hosts", "care"];

const companySeed = z.strictObject({
  key: text,
  name: text,
  /** The short company name that ads use. */
  short: text,
  industry: z.enum(industries),
  size: z.literal([0, 1, 2, 3]),
  industryIds: z.array(z.int()),
  location: z.int(),
  address: text,
  founded: z.int(),
  verified: z.boolean(),
  language: z.enum(languages),
  /** The field of the company, as a phrase that fits after “hoạt động trong lĩnh vực” and “working in”. */
  field: inBoth(text),
  /** The company in one sentence, in its own language. */
  tagline: text,
  about: text,
  /** Number of employees and of clients, where the company's own text contains it. */
  employees: z.int().optional(),
  clientCount: z.int().optional(),
});

/** Facts about a company that are written by hand. Other facts are computed from the company's key. */
export type CompanySeed = z.output<typeof companySeed>;

/** The written facts about every company of the market. */
export const companySeeds: readonly CompanySeed[] = files.flatMap((name) =>
  readData(`companies/${name}`, z.array(companySeed)),
);

const byKey = new Map(companySeeds.map((seed) => [seed.key, seed]));

/** Returns the written facts about the company with a key. */
export function seedOf(key: string): CompanySeed {
  const seed = byKey.get(key);
  if (!seed) throw new Error(`no company ${key}`);
  return seed;
}
