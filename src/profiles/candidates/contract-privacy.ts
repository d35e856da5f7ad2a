import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { visibilities } from "./terms.ts";

const privacy = resource(
  "privacy",
  z.object({
    visibility: z.enum(visibilities),
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
  body: z.object({ visibility: z.enum(visibilities) }),
  answer: one(privacy),
});
