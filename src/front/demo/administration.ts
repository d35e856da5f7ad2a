import { z } from "zod";
import { readData, text } from "./data.ts";
import { genders } from "./terms.ts";

/** Data of the administrators' console: a colleague of the administrator, a blocked company, duplicates, merges and views. */
export const administration = readData(
  "administration",
  z.strictObject({
    colleague: z.strictObject({
      key: text,
      kind: z.literal("admin"),
      companyKey: z.null(),
      admin: z.literal(false),
      fullName: text,
      email: text,
      title: text,
      gender: z.literal(genders),
    }),
    blocked: z.strictObject({
      name: text,
      address: text,
      website: text,
      /** The index of the company's invented tax code. */
      taxCode: z.int(),
      person: z.strictObject({ fullName: text, email: text }),
      reason: text,
      /** Why the mail about the block could not be sent. */
      mailError: text,
    }),
    /** The people and the number of followers of each second entry of a company. The first person is its administrator. */
    second: z.array(
      z.strictObject({
        people: z.array(z.strictObject({ fullName: text, local: text })),
        followers: z.int(),
      }),
    ),
    /** The name of the talent pool of a second entry, and of the company itself. */
    pool: text,
    /** Merges of companies, and the days since each was made and undone. */
    merges: z.array(z.strictObject({ entry: text, reason: text, days: z.int(), undone: z.int().optional() })),
    /** Views of the administrator as the demo candidate. */
    views: z.array(z.strictObject({ reason: text, days: z.int() })),
  }),
);
