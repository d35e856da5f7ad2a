import { z } from "zod";
import { endpoint, idParam, one, resource } from "#kit/contract.ts";
import { factNames, kinds, steps } from "./terms.ts";

export const explain = endpoint({
  method: "GET",
  path: "/admins/explain",
  summary:
    "Whether an account may do a verb on an object, by the policy and lifecycle that decide it: the first denial, with its facts",
  query: z.object({
    account_id: idParam,
    verb: z.string().min(1).max(40),
    /** The kind and id of the object: `job:12`. */
    object: z.string().regex(new RegExp(`^(${kinds.join("|")}):[1-9]\\d{0,15}$`), "object_unknown"),
  }),
  answer: one(
    resource(
      "explanation",
      z.object({
        allowed: z.boolean(),
        /** The part of the product that denies; null if the verb is allowed. */
        step: z.enum(steps).nullable(),
        /** The error code that the person gets, and its text in the caller's language; null if the verb is allowed. */
        code: z.string().nullable(),
        text: z.string().nullable(),
        /** The facts on which the answer rests. */
        facts: z.partialRecord(z.enum(factNames), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
  ),
  errors: ["object_unknown", "verb_unknown"],
  audit: "administration",
});
