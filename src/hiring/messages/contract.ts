import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { messageMax, sides } from "./terms.ts";

const message = z.object({
  id: z.string(),
  sender: z.enum(sides),
  /** The name of the author; null for a deleted account. */
  author: z.string().nullable(),
  text: z.string(),
  at: time,
  /** The time at which the other side read the message; null for an unread message. */
  read_at: time.nullable(),
});

/** A page of the messages about one application, oldest first. */
const conversation = resource(
  "conversation",
  z.object({
    job: z.object({ id: z.string(), title: z.string() }),
    company: z.string(),
    candidate: z.string(),
    messages: z.array(message),
    /** The query parameter `before` of the page with earlier messages; null if there are none. */
    earlier: z.string().nullable(),
    /** The number of messages of the other side that were unread before this call. */
    unread: z.number().int(),
    /** The code of the reason why the caller cannot write, or null. */
    closed: z.string().nullable(),
    can: z.object({ write: z.boolean() }),
  }),
);

const page = z.object({
  before: idParam.optional(),
  items: z.coerce.number().int().min(1).max(100).default(50),
});
const words = z.object({ text: text(messageMax) });
/** The limit of requests per client address, which a person does not reach. */
const often = { max: 60, seconds: 600 };
const errors = [
  "messages_erased",
  "messages_not_applied",
  "messages_withdrawn",
  "messages_blocked",
  "messages_rejected",
];

export const applicantMessages = hiringEndpoint({
  method: "GET",
  path: "/applicants/:id/messages",
  summary: "The messages with an applicant; what the candidate wrote counts as read",
  params: byId,
  query: page.extend({
    /** Reads messages without marking them as read. */
    peek: z.enum(["true", "false"]).default("false"),
  }),
  answer: one(conversation),
  audit: "cv",
});

export const writeToApplicant = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/messages",
  summary: "Write to an applicant: a response, which stops the clock",
  params: byId,
  body: words,
  answer: one(conversation),
  status: 201,
  limit: often,
  errors,
});

export const applicationMessages = endpoint({
  method: "GET",
  path: "/candidates/applications/:id/messages",
  summary: "The messages with the employer about an application; what the employer wrote counts as read",
  params: byId,
  query: page,
  answer: one(conversation),
});

export const writeToEmployer = endpoint({
  method: "POST",
  path: "/candidates/applications/:id/messages",
  summary: "Write to the employer about an application",
  params: byId,
  body: words,
  answer: one(conversation),
  status: 201,
  limit: often,
  errors,
});
