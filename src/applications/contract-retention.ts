import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { retentionChoices } from "./terms.ts";

const retention = resource(
  "retention",
  z.object({
    /** How many days after its end the data of an application is erased. */
    days: z.number().int(),
    choices: z.array(z.number().int()),
    can: z.object({ edit: z.boolean() }),
  }),
);

export const retentionShow = endpoint({
  method: "GET",
  path: "/companies/retention",
  summary: "How long the company keeps the data of applications that have ended",
  answer: one(retention),
});

export const retentionChange = endpoint({
  method: "PUT",
  path: "/companies/retention",
  summary:
    "Choose how long the company keeps the data of applications that have ended. Fewer days also hold for applications that are there, more days for new ones only. Only administrators may",
  body: z.object({
    days: z.coerce
      .number("required")
      .refine((days) => retentionChoices.some((choice) => choice === days), "invalid"),
  }),
  answer: one(retention),
});
