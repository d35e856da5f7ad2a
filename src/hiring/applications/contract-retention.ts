import { z } from "zod";
import { one, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { addedRetentionChoices, retentionChoices } from "./terms.ts";

const retention = resource(
  "retention",
  z.object({
    /** The days after the end of an application until its data is erased. */
    days: z.number().int(),
    choices: z.array(z.number().int()),
    /** The days after the last agreement until a person whom the employer added is erased. */
    added_days: z.number().int(),
    added_choices: z.array(z.number().int()),
    can: z.object({ edit: z.boolean() }),
  }),
);

const oneOf = (choices: readonly number[]) =>
  z.coerce.number("required").refine((days) => choices.includes(days), "invalid");

export const retentionShow = hiringEndpoint({
  method: "GET",
  path: "/retention",
  summary: "Show the retention periods of ended applications and of added people",
  answer: one(retention),
});

export const retentionChange = hiringEndpoint({
  method: "PUT",
  path: "/retention",
  summary:
    "Choose how long the data of applications that have ended, and of added people, is stored. A shorter time also applies to existing data, a longer time only to new data. Only administrators may do this",
  body: z.object({
    days: oneOf(retentionChoices),
    /** The new number of days for people whom the employer added. If left out, the number is unchanged. */
    added_days: oneOf(addedRetentionChoices).optional(),
  }),
  answer: one(retention),
});
