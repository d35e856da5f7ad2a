import { z } from "zod";
import { readData, text, texts } from "../data.ts";
import { genders } from "../terms.ts";

/** The agency of the demo consultants: its details, its clients, and the texts of its desk. */
export const agencySeeds = readData(
  "agency",
  z.strictObject({
    /** The other consultants of the demo consultant's agency, and one of another agency. */
    colleagues: z.array(
      z.strictObject({
        key: text,
        agency: z.enum(["first", "second"]),
        admin: z.boolean(),
        fullName: text,
        email: text,
        title: text,
        gender: z.literal(genders),
      }),
    ),
    agency: z.strictObject({
      legalName: text,
      address: text,
      phone: text,
      bankName: text,
      bankAccount: text,
      invoicePrefix: text,
      licence: text,
    }),
    /** Another agency, with clients that the first one has too. */
    second: z.strictObject({ name: text, clients: texts }),
    /** Clients that are companies of the market. */
    registered: z.array(z.strictObject({ company: text, contact: text, title: text })),
    clients: z.array(
      z.strictObject({
        name: text,
        place: text,
        /** 0 lead, 1 active, 2 inactive. */
        status: z.literal([0, 1, 2]),
        contact: text,
        title: text,
      }),
    ),
    /** Present employers of the agency's people, besides those of the market. */
    employers: texts,
    /** Notes about clients. */
    notes: texts,
    /** Tasks of the consultants. `day` is counted from today. */
    tasks: z.array(z.strictObject({ name: text, day: z.int(), time: text })),
    /** What people must have for a job order. */
    mustHaves: texts,
    /** What contacts of clients answer about people whose CV they have read. */
    answers: z.array(z.strictObject({ answer: z.enum(["fit", "maybe", "no"]), comment: text })),
    /** The address and the code of the open portal, which README.md names. */
    portal: z.strictObject({ token: text, code: text }),
    /** What a consultant writes to the owner of a person. */
    shareNote: text,
    /** What consultants write about people whom they introduce. */
    summaries: texts,
  }),
);
