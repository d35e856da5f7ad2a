import { z } from "zod";
import { fold } from "#kit/fold.ts";
import { readData, text, texts } from "../data.ts";
import type { Random } from "../random.ts";
import { genders } from "../terms.ts";

const pool = z.strictObject({ middle: texts, given: texts });
const data = readData(
  "names",
  z.strictObject({
    /** Surnames with their weights. */
    surnames: z.array(z.tuple([text, z.int()])),
    men: pool,
    women: pool,
    /** People from abroad who work in Vietnam. */
    foreigners: z.array(z.strictObject({ fullName: text, gender: z.literal(genders), nationality: text })),
  }),
);
export const { foreigners } = data;
const { surnames, men, women } = data;

export type Person = { fullName: string; gender: 1 | 2; dotted: string };

/** Returns the given name and the surname as in business email addresses, such as `khoi.tran`. */
export function dottedName(fullName: string): string {
  const words = fold(fullName).split(" ");
  return `${words[words.length - 1]}.${words[0]}`;
}

/** Returns a function that makes people with unique full names. */
export function naming(random: Random): () => Person {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const gender = random.chance(0.5) ? 1 : 2;
      const pool = gender === 1 ? men : women;
      const middle = random.pick(pool.middle);
      const given = random.pick(pool.given);
      const fullName = `${random.weighted(surnames)} ${middle} ${given}`;
      if (middle === given || taken.has(fullName)) continue;
      taken.add(fullName);
      return { fullName, gender, dotted: dottedName(fullName) };
    }
  };
}

const prefixes = "32 33 34 35 36 37 38 39 70 76 77 78 79 81 82 83 84 85".split(" ");

/** Returns a function that makes unique Vietnamese mobile numbers in E.164. */
export function dialling(random: Random): () => string {
  const taken = new Set<string>();
  return () => {
    for (;;) {
      const phone = `+84${random.pick(prefixes)}${String(random.int(0, 9_999_999)).padStart(7, "0")}`;
      if (taken.has(phone)) continue;
      taken.add(phone);
      return phone;
    }
  };
}

/** Returns a function that makes unique email addresses: the second address of a name contains a number. */
export function addressing(): (local: string, host: string) => string {
  const taken = new Map<string, number>();
  return (local, host) => {
    const count = (taken.get(`${local}@${host}`) ?? 0) + 1;
    taken.set(`${local}@${host}`, count);
    return `${local}${count > 1 ? count : ""}@${host}`;
  };
}
