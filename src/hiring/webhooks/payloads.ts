import { z } from "zod";
import { responses } from "#hiring/interviews/terms.ts";
import { time } from "#kit/contract.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { ping, type WebhookEvent } from "./terms.ts";

const id = z.int().positive();
const stage = z.enum(allKinds).nullable();
const nothing = z.object({});
const reason = z.object({ reason_id: id });
const interview = z.object({ interview_id: id });
const interviewTime = interview.extend({ starts_at: time });
const offer = z.object({ offer_id: id });
const status = z.object({ status: z.enum(displayStates).optional() });

/** The data of each event besides its subject: ids and facts, without names of people and free text. */
const facts = {
  "applicant.created": z.object({ attempt: z.int().positive().optional() }),
  "applicant.moved": z.object({ from: stage, to: stage, from_stage_id: id, to_stage_id: id }),
  "applicant.rejected": reason.extend({ from: stage }),
  "applicant.restored": z.object({ to: stage }),
  "applicant.withdrawn": reason.extend({ from: stage }),
  "applicant.evaluated": z.object({ interview_id: id.nullable() }),
  "interview.scheduled": interviewTime,
  "interview.rescheduled": interviewTime,
  "interview.canceled": interview.extend(reason.shape),
  "interview.answered": interview.extend({ response: z.enum(responses), starts_at: time.optional() }),
  "interview.completed": interview,
  "interview.no_show": interview,
  "offer.created": offer,
  "offer.updated": offer,
  "offer.sent": offer,
  "offer.accepted": offer,
  "offer.declined": offer,
  "offer.expired": offer,
  "offer.canceled": offer,
  "job.created": status,
  "job.submitted": nothing,
  "job.published": nothing,
  "job.rejected": reason,
  "job.updated": status,
  "job.closed": nothing,
  "job.expired": nothing,
  "job.suspended": nothing,
  "job.deleted": nothing,
} as const satisfies Record<WebhookEvent, z.ZodObject>;

export type Facts<E extends WebhookEvent> = z.input<(typeof facts)[E]>;
/** The events for which the facts `F` are sufficient data. */
export type EventWith<F> = { [E in WebhookEvent]: F extends Facts<E> ? E : never }[WebhookEvent];

const body = z.object({
  /** Id of the event, the same for all attempts; also in the header `webhook-id`. */
  id: z.uuid(),
  created_at: time,
  company_id: id,
});

/** The body of each event, by its `type`. */
export const payloads: Readonly<Record<string, z.ZodObject>> = Object.fromEntries([
  ...Object.entries(facts).map(([event, more]) => {
    const about = z.object({ job_id: id, ...(!event.startsWith("job.") && { applicant_id: id }) });
    return [event, body.extend({ type: z.literal(event), data: about.extend(more.shape) })];
  }),
  [ping, body.extend({ type: z.literal(ping), data: z.object({ webhook_id: id }) })],
]);
