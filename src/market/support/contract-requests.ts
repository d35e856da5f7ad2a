import { z } from "zod";
import { all, byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { client } from "#people/clients/contract-shapes.ts";
import { inboxThread } from "./contract-inbox.ts";
import { requestStates } from "./terms.ts";

/** The most agencies of the list for administrators. */
export const agenciesMost = 500;

export const agencyNames = endpoint({
  method: "GET",
  path: "/admins/agencies",
  members: true,
  summary: `The agencies on Sen by name, at most ${agenciesMost}`,
  answer: all(resource("agency_name", z.object({ name: z.string() }))),
});

export const handOver = endpoint({
  method: "POST",
  path: "/admins/support_threads/:id/hand_over",
  members: true,
  summary:
    "Hand a headhunting request over to an agency, which is notified like the sender; the thread closes",
  params: byId,
  body: z.object({ agency_id: z.coerce.number("required").int("required").positive("required") }),
  answer: one(inboxThread),
  status: 200,
  errors: ["request_not_open", "agency_unknown"],
});

const request = resource(
  "client_request",
  z.object({
    name: z.string(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The positions to fill, as the sender wrote them. */
    positions: z.string().nullable(),
    message: z.string(),
    handed_over_at: time,
    /** The client that a consultant made of the request; null before. */
    client: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
);

export const clientRequests = endpoint({
  method: "GET",
  path: "/consultants/client_requests",
  summary: "The headhunting requests that were handed over to the agency, the latest first",
  query: z.object({ ...paging, state: z.enum(requestStates).default("new") }),
  answer: many(request, { counts: z.record(z.enum(requestStates), z.number().int()) }),
});

export const clientFromRequest = endpoint({
  method: "POST",
  path: "/consultants/clients/from_request",
  summary: "Make a client of a request: a lead with the sender as its contact, whose owner is the caller",
  body: z.object({ thread_id: idParam }),
  answer: one(client),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["client_exists"],
});
