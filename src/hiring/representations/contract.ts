import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { statuses } from "./lifecycle.ts";
import { channels, noteMax } from "./terms.ts";

/** A request for a person's consent, in answers to consultants. */
const representation = resource(
  "representation",
  z.object({
    channel: z.enum(channels),
    status: z.enum(statuses),
    text_version: z.number().int(),
    /** Whether the request names the client; the yes to one that does not is provisional. */
    names_client: z.boolean(),
    note: z.string().nullable(),
    asked_by: z.string().nullable(),
    asked_at: time,
    expires_at: time,
    answered_at: time.nullable(),
    /** The consultant who recorded the answer; null for an answer by link. */
    recorded_by: z.string().nullable(),
    evidence: z.string().nullable(),
    revoked_at: time.nullable(),
    can: z.object({ answer: z.boolean() }),
  }),
);

export const applicantRepresentations = endpoint({
  method: "GET",
  path: "/consultants/applicants/:id/representations",
  summary: "The requests for an applicant's consent to be introduced to the client, the latest first",
  params: byId,
  answer: all(representation).extend({
    meta: z.object({
      /** `introduce`: whether the caller decides which people of the job are introduced to the client. */
      can: z.object({ ask: z.boolean(), introduce: z.boolean() }),
      /** What the next request is about: the client's name, and whether the person reads it. */
      next: z.object({ client: z.string(), names_client: z.boolean() }),
    }),
  }),
});

export const askRepresentation = endpoint({
  method: "POST",
  path: "/consultants/applicants/:id/representations",
  summary: "Ask an applicant for the consent to be introduced: by a link in an email, by phone or on paper",
  params: byId,
  body: z.object({ channel: z.enum(channels, "required"), note: optionalText(noteMax) }),
  answer: one(representation),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: ["representation_not_askable", "representation_no_email"],
  audit: "decision",
});

export const answerRepresentation = endpoint({
  method: "POST",
  path: "/consultants/representations/:id/answer",
  summary: "Record the answer that an applicant gave by phone or on paper, with its evidence",
  params: byId,
  body: z.object({ answer: z.enum(["yes", "no"], "required"), evidence: text(noteMax) }),
  answer: one(representation),
  errors: ["representation_state_changed", "representation_by_link"],
  audit: "decision",
});
