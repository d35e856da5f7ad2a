import { z } from "zod";
import { endpoint, idParam, one, resource } from "#kit/contract.ts";
import { optionalText } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { inviteRefusals, limits, mostInvitedAtOnce } from "./terms.ts";

const invited = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** The reason why the person was not invited; null after an invitation. */
  code: z.enum(inviteRefusals).nullable(),
});

export const invitePeople = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates/invites",
  summary:
    "Invite people of the company's list to apply for a published job, by email; each has an own result, and refusals do not stop the others",
  body: z.object({
    candidate_ids: z.array(idParam).min(1, "required").max(mostInvitedAtOnce, "invalid"),
    job_id: z.coerce.number("required").int("required").positive("required"),
    message: optionalText(limits.inviteMessage),
  }),
  answer: z.object({ data: z.array(invited), meta: z.object({ done: z.number().int() }) }),
  errors: ["company_not_verified", "job_not_open", "invite_limit"],
});

const token = z.string().max(2000);

/** Mail programs post here by themselves (RFC 8058), with the token in the query and a form that has no token. */
export const stopInvites = endpoint({
  method: "POST",
  path: "/public/candidate_invites/stop",
  summary: "Stop a company's invitations with the token of an invitation; a repeated call changes nothing",
  form: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }),
  answer: one(resource("invites_stopped", z.object({ company: z.string() }))),
  limit: { max: 300, seconds: 3600 },
  errors: ["invite_link_ended"],
});

export const stopInvitesPage = endpoint({
  method: "GET",
  path: "/public/candidate_invites/stop",
  summary: "Redirects a browser from the address of one-click unsubscription to the page with a button",
  query: z.object({ token }),
  binary: "text/plain",
  status: 302,
});
