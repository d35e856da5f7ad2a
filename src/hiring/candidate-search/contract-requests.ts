import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText } from "#kit/fields.ts";
import { messageMax, mostRequestsListed, requestStatuses } from "./terms.ts";

/** The latest request of the agency to a person of the search; its id is the person's in the search. */
const sentRequest = resource(
  "sent_profile_request",
  z.object({
    status: z.enum(requestStatuses),
    requested_at: time,
    /** The person in the agency's list of candidates, after the person has accepted. */
    person_id: z.string().nullable(),
    can: z.object({ request: z.boolean() }),
  }),
);

const ids = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  z.array(idParam).max(mostRequestsListed, "too_many_choices"),
);

export const sentRequests = endpoint({
  method: "GET",
  path: "/consultants/profile_requests",
  summary: "The latest request of the agency to each of these people; people without a request are left out",
  query: z.object({
    /** Ids of people of the search, separated by commas. */
    candidate_ids: ids,
  }),
  answer: z.object({ data: z.array(sentRequest) }),
});

export const requestProfile = endpoint({
  method: "POST",
  path: "/consultants/profile_requests",
  summary:
    "Ask a person who lets agencies find them to become a candidate of the agency, which gets name and contact data after the person accepts",
  body: z.object({
    candidate_id: idParam,
    message: optionalText(messageMax),
  }),
  answer: one(sentRequest),
  status: 201,
  errors: ["already_requested", "invite_declined", "invite_limit"],
});

const received = resource(
  "profile_request",
  z.object({
    agency: z.object({ name: z.string() }),
    message: z.string().nullable(),
    status: z.enum(requestStatuses),
    requested_at: time,
    expires_at: time,
    /** For how many days the agency stores the data, unless the person agrees again. */
    days: z.number().int(),
    /** Whether the profile is hidden from this agency. */
    hides_profile: z.boolean(),
    can: z.object({ accept: z.boolean(), decline: z.boolean(), revoke: z.boolean() }),
  }),
);

export const profileRequests = endpoint({
  method: "GET",
  path: "/candidates/profile_requests",
  summary: "Requests of agencies to store one's data, the latest first",
  query: z.object(paging),
  answer: many(received),
});

const answering = (verb: string, summary: string) =>
  endpoint({
    method: "POST",
    path: `/candidates/profile_requests/:id/${verb}`,
    summary,
    params: byId,
    answer: one(received),
    errors: ["request_answered"],
  });

export const acceptRequest = answering(
  "accept",
  "Accept: the agency stores name, contact data, job title, location, skills, languages, years of work and notice period",
);
export const declineRequest = answering("decline", "Decline: the agency does not ask again for 90 days");
export const revokeRequest = answering(
  "revoke",
  "Withdraw an acceptance: the agency's record is erased, or as soon as its last active application ends",
);

export const hideProfile = endpoint({
  method: "PUT",
  path: "/candidates/profile_requests/:id/hidden",
  summary: "Hide the profile from the agency of a request, or show it again; hiding declines an open request",
  params: byId,
  body: z.object({ hidden: checkbox }),
  answer: one(received),
});
