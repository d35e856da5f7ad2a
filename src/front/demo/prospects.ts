import { z } from "zod";
import { prospectSources } from "#hiring/talent-pools/terms.ts";
import { readData, text, texts } from "./data.ts";

/**
 * People whom the recruiters of the demo company added themselves, the talent pools of the company, and its
 * invitation to apply.
 */
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
        /** Number of days since the person was added. */
        ago: z.int(),
        /** The index of the person's pool in `pools`. */
        pool: z.int().optional(),
        /**
         * Key of the job on whose board the person is; `invited` is the key of the job that the person is invited to
         * apply for.
         */
        onJob: text.optional(),
        invited: text.optional(),
        email: text.optional(),
        phone: text.optional(),
      }),
    ),
  }),
);
