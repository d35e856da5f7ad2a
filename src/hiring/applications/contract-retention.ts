import { z } from "zod";
import { one, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { addedRetentionChoices, retentionChoices } from "./terms.ts";

const retention = resource(
  "retention",
  z.object({
    /** How many days after its end the data of an application is erased. */
    days: z.number().int(),
    choices: z.array(z.number().int()),
    /** How many days after the last agreement a person who was added is erased. */
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
  summary: "How long the data of applications that have ended, and of added people, is stored",
  answer: one(retention),
});

export const retentionChange = hiringEndpoint({
  method: "PUT",
  path: "/retention",
  summary:
    "Choose how long the data of applications that have ended, and of added people, is stored. Fewer days also hold for those that are there, more days for new ones only. Only administrators may",
  body: z.object({
    days: oneOf(retentionChoices),
    /** What is left out stays. */
    added_days: oneOf(addedRetentionChoices).optional(),
  }),
  answer: one(retention),
});
