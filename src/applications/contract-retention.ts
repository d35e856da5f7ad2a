import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { addedRetentionChoices, retentionChoices } from "./terms.ts";

const retention = resource(
  "retention",
  z.object({
    /** How many days after its end the data of an application is erased. */
    days: z.number().int(),
    choices: z.array(z.number().int()),
    /** How many days after the last agreement somebody whom the company added is erased. */
    added_days: z.number().int(),
    added_choices: z.array(z.number().int()),
    can: z.object({ edit: z.boolean() }),
  }),
);

const oneOf = (choices: readonly number[]) =>
  z.coerce.number("required").refine((days) => choices.includes(days), "invalid");

export const retentionShow = endpoint({
  method: "GET",
  path: "/companies/retention",
  summary: "How long the company keeps the data of applications that have ended, and of people whom it added",
  answer: one(retention),
});

export const retentionChange = endpoint({
  method: "PUT",
  path: "/companies/retention",
  summary:
    "Choose how long the company keeps the data of applications that have ended, and of people whom it added. Fewer days also hold for those that are there, more days for new ones only. Only administrators may",
  body: z.object({
    days: oneOf(retentionChoices),
    /** What is left out stays. */
    added_days: oneOf(addedRetentionChoices).optional(),
  }),
  answer: one(retention),
});
