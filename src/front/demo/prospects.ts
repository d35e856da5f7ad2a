import { z } from "zod";
import { prospectSources } from "#hiring/talent-pools/terms.ts";
import { readData, text, texts } from "./data.ts";

/** People whom the recruiters of the demo company know from elsewhere, the talent pools of the company, and its invitation to apply. */
export const {
  pools,
  people: prospects,
  invitation,
} = readData(
  "prospects",
  z.strictObject({
    invitation: text,
    pools: z.array(z.strictObject({ name: text, category: z.int().nullable() })),
    people: z.array(
      z.strictObject({
        name: text,
        title: text,
        location: z.int(),
        born: z.int(),
        skills: texts,
        source: z.enum(prospectSources),
        /** Days ago. */
        ago: z.int(),
        /** An index of `pools`. */
        pool: z.int().optional(),
        /** Keys of the job whose board the person is on, and of the job that the person is invited to apply for. */
        onJob: text.optional(),
        invited: text.optional(),
        email: text.optional(),
        phone: text.optional(),
      }),
    ),
  }),
);
