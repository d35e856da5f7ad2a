import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { linkLimit as limit, link } from "#people/accounts/contract-link.ts";
import { statuses } from "./lifecycle.ts";

/** A request as its person reads it. */
export const ownRepresentation = resource(
  "own_representation",
  z.object({
    status: z.enum(statuses),
    agency: z.string(),
    consultant: z.string().nullable(),
    /** The client; null in a request that does not name it. */
    company: z.string().nullable(),
    /** The industry of the client in the language of the call; null if it is not known. */
    industry: z.string().nullable(),
    /** Whether the request names the client after a provisional yes. */
    second: z.boolean(),
    job: z.object({
      title: z.string(),
      place: z.string().nullable(),
      pay: z.object({
        salary_type: z.number(),
        salary_min: z.number().nullable(),
        salary_max: z.number().nullable(),
        currency: z.string(),
        salary_period: z.string(),
        salary_text: z.string().nullable(),
      }),
    }),
    asked_at: time,
    expires_at: time,
    can: z.object({ agree: z.boolean(), refuse: z.boolean(), revoke: z.boolean() }),
  }),
);
const params = z.object({ token: link.shape.token });
const ended = "representation_link_ended";

export const linkedRepresentation = endpoint({
  method: "GET",
  path: "/public/representations/:token",
  summary: "The request for a consent that the signed link of its email is about; reading it changes nothing",
  params,
  answer: one(ownRepresentation),
  limit,
  errors: [ended],
});

export const answerLinked = endpoint({
  method: "POST",
  path: "/public/representations/:token/answer",
  summary: "Agree or refuse to be introduced to the client, by the signed link, without signing in",
  params,
  body: z.object({ answer: z.enum(["yes", "no"], "required") }),
  answer: one(ownRepresentation),
  limit,
  errors: [ended, "representation_state_changed"],
});

export const revokeLinked = endpoint({
  method: "POST",
  path: "/public/representations/:token/revoke",
  summary: "Take a consent back, by the signed link, at any time",
  params,
  answer: one(ownRepresentation),
  limit,
  errors: [ended, "representation_state_changed"],
});
