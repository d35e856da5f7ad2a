import { z } from "zod";
import { endpoint, idParam, one, resource } from "#kit/contract.ts";
import { jobLevels } from "#platform/reference/terms.ts";
import { employersFewest, jobsFewest, salaryGroupings } from "./terms.ts";

const pay = {
  /** Of the middles of the advertised ranges, gross, by the month, in VND: a quarter is at or below `p25`, half at or below `median`. */
  p25: z.number().int(),
  median: z.number().int(),
  p75: z.number().int(),
  jobs: z.number().int(),
  employers: z.number().int(),
};

export const salaries = endpoint({
  method: "GET",
  path: "/public/salaries",
  summary: `Advertised salaries of published jobs by category, location or level; only figures of at least ${jobsFewest} jobs of ${employersFewest} employers`,
  query: z.object({
    by: z.enum(salaryGroupings).default("category"),
    /** A category with its sub-categories. */
    category_id: idParam.optional(),
    /** A location with the former provinces that are part of it. */
    location_id: idParam.optional(),
    level: z.coerce
      .number()
      .int()
      .min(0)
      .max(jobLevels.length - 1)
      .optional(),
  }),
  answer: one(
    resource(
      "salaries",
      z.object({
        by: z.enum(salaryGroupings),
        /** The highest median first. `key` is the id of a category, location or level. */
        rows: z.array(z.object({ key: z.number().int(), ...pay })),
        /** The salaries of all rows together, also of those that are not shown; null when they are too few. */
        all: z.object(pay).nullable(),
      }),
    ),
  ),
});
