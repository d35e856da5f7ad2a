import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { can, shared, words, written } from "./contract.ts";
import { reportOutcomes, threadKinds, threadStatuses } from "./terms.ts";

const inboxShared = {
  ...shared,
  can: can.extend({ hand_over: z.boolean(), assign: z.boolean() }),
  /** The administrator who takes care of the thread. */
  owner: z.object({ id: z.string(), full_name: z.string() }).nullable(),
  company: z.string().nullable(),
  language: z.number().int(),
  waiting_since: time.nullable(),
  /** Deadline of the promised answer; null when none is due. */
  reply_by: time.nullable(),
  overdue: z.boolean(),
  /** Reason of a reported job (see `POST /candidates/jobs/{id}/report`); null for other threads. */
  report_reason_id: z.number().int().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
};
export const inboxRow = resource("inbox_thread", z.object(inboxShared));
export const inboxThread = resource(
  "inbox_thread",
  z.object({
    ...inboxShared,
    phone: z.string().nullable(),
    closed_at: time.nullable(),
    /** The agency to which a headhunting request was handed over. */
    agency: z.object({ id: z.string(), name: z.string() }).nullable(),
    account: z.object({ id: z.string(), user_type: z.number().int(), full_name: z.string() }).nullable(),
    job: z
      .object({
        id: z.string(),
        title: z.string(),
        slug: z.string(),
        company: z.string(),
        display_state: z.enum(displayStates),
        reports: z.object({ all: z.number().int(), open: z.number().int() }),
        can: z.object({ freeze: z.boolean(), unfreeze: z.boolean(), close: z.boolean() }),
      })
      .nullable(),
    messages: z.array(written),
  }),
  "InboxThreadWhole",
);

export const inbox = endpoint({
  method: "GET",
  path: "/admins/support_threads",
  members: true,
  summary: "List the inbox: the longest waiting thread first, other threads latest first",
  query: z.object({
    ...paging,
    status: z.enum(threadStatuses).optional(),
    kind: z.enum(threadKinds).optional(),
    search: z.string().max(255).optional(),
    /** Only threads of the caller. */
    mine: checkbox,
    /** Only threads whose answer is due by the end of today. */
    due_today: checkbox,
  }),
  answer: many(inboxRow, {
    counts: z.object({
      open: z.number().int(),
      answered: z.number().int(),
      closed: z.number().int(),
      unread: z.number().int(),
      overdue: z.number().int(),
      /** Open threads of the caller. */
      mine: z.number().int(),
      due_today: z.number().int(),
      kinds: z.record(z.enum(threadKinds), z.number().int()),
    }),
  }),
});

export const inboxDetail = endpoint({
  method: "GET",
  path: "/admins/support_threads/:id",
  members: true,
  summary: "A thread with its messages, which count as read",
  params: byId,
  answer: one(inboxThread),
});

export const answer = endpoint({
  method: "POST",
  path: "/admins/support_threads/:id/messages",
  members: true,
  summary: "Answer a thread; a writer who is not in the chat gets a mail with a link to it",
  params: byId,
  body: words,
  answer: one(inboxThread),
  status: 201,
  errors: ["thread_closed", "no_address"],
});

export const assignOwner = endpoint({
  method: "PUT",
  path: "/admins/support_threads/:id/owner",
  members: true,
  summary: "Name the administrator who takes care of a thread; another one than the caller is notified",
  params: byId,
  body: z.object({ owner_id: z.preprocess((value) => (value === "" ? null : value), idParam.nullable()) }),
  answer: one(inboxThread),
  errors: ["thread_closed", "thread_owner"],
});

export const close = endpoint({
  method: "POST",
  path: "/admins/support_threads/:id/close",
  members: true,
  summary: "Close a thread",
  params: byId,
  answer: one(inboxThread),
  status: 200,
  errors: ["thread_closed"],
});

export const dismiss = endpoint({
  method: "POST",
  path: "/admins/support_threads/:id/dismiss",
  members: true,
  summary: "Dismiss a report without action on the job, and notify its sender",
  params: byId,
  answer: one(inboxThread),
  status: 200,
  errors: ["thread_closed"],
});

export const reopen = endpoint({
  method: "POST",
  path: "/admins/support_threads/:id/reopen",
  members: true,
  summary: "Open a closed thread again",
  params: byId,
  answer: one(inboxThread),
  status: 200,
  errors: ["thread_open"],
});

export const inboxEvents = endpoint({
  method: "GET",
  path: "/admins/support_events",
  members: true,
  summary: "Follow the inbox: an event per change of any thread",
  binary: "text/event-stream",
});
