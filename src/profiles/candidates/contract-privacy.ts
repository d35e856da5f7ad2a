import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { visibilities } from "./terms.ts";

const privacy = resource(
  "privacy",
  z.object({
    visibility: z.enum(visibilities),
    /** Whether agencies find the profile too, without the name; a hidden profile is found by none. */
    visible_to_agencies: z.boolean(),
    // Number of companies that the candidate has hidden the profile from (decision 049).
    hidden_companies: z.number().int(),
  }),
);

export const privacyShow = endpoint({
  method: "GET",
  path: "/candidates/privacy",
  summary: "Show who can find the caller's profile",
  answer: one(privacy),
});

export const privacyUpdate = endpoint({
  method: "PUT",
  path: "/candidates/privacy",
  summary: "Change who finds the caller's profile",
  body: z.object({
    visibility: z.enum(visibilities),
    visible_to_agencies: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  answer: one(privacy),
});
