import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { email, text } from "#kit/fields.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { contactKinds, messageMax, senders, threadKinds, threadStatuses } from "./terms.ts";

/** Text on one line: a line break in a name or subject would begin another mail header. */
const line = (max: number) => text(max).transform((value) => value.replace(/\s+/gu, " "));
const optionalLine = (max: number) =>
  z
    .string()
    .max(max * 4)
    .nullish()
    .transform((value) => value?.trim() || undefined)
    .pipe(line(max).optional());
const phone = z
  .string()
  .max(30, "invalid_phone")
  .refine((value) => readsAsPhone(value), "invalid_phone")
  .nullish();

/**
 * A hidden field that people leave empty, and a token with the time at which the form was shown. API clients
 * send neither.
 */
const spamFields = {
  website: z.string().max(1000).nullish(),
  stamp: z.string().max(1000).nullish(),
};
const spamErrors = ["form_too_fast", "form_expired", "too_many_requests"];
const message = text(messageMax);

export const can = z.object({
  write: z.boolean(),
  answer: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
});
export const written = z.object({
  id: z.string(),
  sender: z.enum(senders),
  /** The administrator who answered, or the writer; null for an erased account. */
  author: z.string().nullable(),
  text: z.string(),
  at: time,
  /** The time at which the other side read the message. */
  read_at: time.nullable(),
});
export const shared = {
  kind: z.enum(threadKinds),
  status: z.enum(threadStatuses),
  name: z.string(),
  /** The writer's address; null when a job was reported without an address, and then no answer is possible. */
  email: z.string().nullable(),
  subject: z.string().nullable(),
  /** The beginning of the last message. */
  excerpt: z.string(),
  last_sender: z.enum(senders),
  /** Number of unread messages of the other side. */
  unread: z.number().int(),
  created_at: time,
  last_message_at: time,
  can,
};

export const threadRow = resource("support_thread", z.object(shared));
export const thread = resource(
  "support_thread",
  z.object({ ...shared, messages: z.array(written) }),
  "SupportThreadWhole",
);

export const officeHours = endpoint({
  method: "GET",
  path: "/public/support",
  summary: "Show whether the office is open, the deadline of an answer, and a form token for the spam check",
  answer: one(
    resource(
      "support",
      z.object({
        open: z.boolean(),
        /** The closing time today, or the next opening time. */
        until: time,
        reply_by: time,
        stamp: z.string(),
      }),
    ),
  ),
});

export const contact = endpoint({
  method: "POST",
  path: "/public/contact",
  summary:
    "Write to us (contact) or ask for headhunting (headhunt); answered within 24 hours on working days",
  body: z.object({
    kind: z.enum(contactKinds).default("contact"),
    name: line(100),
    company: optionalLine(255),
    email,
    phone,
    /** The positions to fill. */
    positions: optionalLine(255),
    message,
    ...spamFields,
  }),
  answer: one(
    resource("contact", z.object({ kind: z.enum(contactKinds), email: z.string(), reply_by: time })),
  ),
  status: 201,
  limit: { max: 20, seconds: 3600 },
  errors: spamErrors,
});

export const openChat = endpoint({
  method: "POST",
  path: "/public/support_threads",
  summary: "Begin a chat with support as a guest; the token, which a cookie also stores, opens it again",
  body: z.object({ name: line(100), email, phone, subject: optionalLine(255), text: message, ...spamFields }),
  answer: z.object({ token: z.string(), data: thread }),
  status: 201,
  limit: { max: 20, seconds: 3600 },
  errors: spamErrors,
});

const byToken = z.object({ token: z.string().min(20).max(100) });
export const words = z.object({ text: message });
const often = { max: 60, seconds: 600 };

export const guestThread = endpoint({
  method: "GET",
  path: "/public/support_threads/:token",
  summary: "A guest's thread; its answers count as read",
  params: byToken,
  answer: one(thread),
  errors: ["too_many_requests"],
});

export const guestWrite = endpoint({
  method: "POST",
  path: "/public/support_threads/:token/messages",
  summary: "Add a message to a guest's thread",
  params: byToken,
  body: words,
  answer: one(thread),
  status: 201,
  limit: often,
  errors: ["thread_closed", "too_many_requests"],
});

export const guestMark = endpoint({
  method: "GET",
  path: "/public/support_mark",
  summary: "Count the unread answers in the thread of the browser's cookie; they stay unread",
  answer: one(resource("support_mark", z.object({ unread: z.number().int() }))),
  errors: ["too_many_requests"],
});

export const guestEvents = endpoint({
  method: "GET",
  path: "/public/support_events",
  summary: "Follow the thread that the browser's cookie opens: an event per change",
  binary: "text/event-stream",
});

export const ownThreads = endpoint({
  method: "GET",
  path: "/account/support_threads",
  summary: "One's own threads, the latest first",
  query: z.object(paging),
  answer: many(threadRow),
});

export const ownOpen = endpoint({
  method: "POST",
  path: "/account/support_threads",
  summary: "Begin a chat with support",
  body: z.object({ subject: optionalLine(255), text: message }),
  answer: one(thread),
  status: 201,
  limit: { max: 20, seconds: 3600 },
});

export const ownThread = endpoint({
  method: "GET",
  path: "/account/support_threads/:id",
  summary: "One of one's own threads; its answers count as read",
  params: byId,
  answer: one(thread),
});

export const ownWrite = endpoint({
  method: "POST",
  path: "/account/support_threads/:id/messages",
  summary: "Add a message to one's own thread",
  params: byId,
  body: words,
  answer: one(thread),
  status: 201,
  limit: often,
  errors: ["thread_closed"],
});

export const ownEvents = endpoint({
  method: "GET",
  path: "/account/support_threads/:id/events",
  summary: "Follow one's own thread: an event per change",
  params: byId,
  binary: "text/event-stream",
});
