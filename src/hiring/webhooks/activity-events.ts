import type { Recorded } from "#people/activities/events.ts";
import type { ActivityData, ActivityKind } from "#people/activities/terms.ts";
import { stageKindOf } from "#people/companies/pipeline.ts";
import type { EventWith, Facts } from "./payloads.ts";
import type { WebhookEvent } from "./terms.ts";

type Sent = { [E in WebhookEvent]: readonly [event: E, facts: Facts<E>] }[WebhookEvent];

const stage = (kind: number | undefined) => (kind === undefined ? null : (stageKindOf[kind] ?? null));
const ofJob =
  <E extends EventWith<Record<never, never>>>(event: E) =>
  (): Sent => [event, {}];
const ofInterview =
  (event: EventWith<{ interview_id: number }>) =>
  ({ interview }: { interview: number }): Sent => [event, { interview_id: interview }];
const ofOffer =
  (event: EventWith<{ offer_id: number }>) =>
  ({ offer }: { offer: number }): Sent => [event, { offer_id: offer }];
const visibility = ({ to }: { to: string }): Sent =>
  to === "published" ? ["job.published", {}] : ["job.submitted", {}];

const ofOfferStatus: Readonly<Record<string, EventWith<{ offer_id: number }>>> = {
  accepted: "offer.accepted",
  declined: "offer.declined",
  expired: "offer.expired",
  canceled: "offer.canceled",
};

/** The webhook event of each kind of activity; null for activities that are not sent. */
const table: { [K in ActivityKind]: ((data: ActivityData[K]) => Sent | null) | null } = {
  apply: ({ attempt }) => ["applicant.created", { attempt: attempt ?? 1 }],
  sourced: () => ["applicant.created", {}],
  stage_move: ({ from, to, from_id, to_id }) => [
    "applicant.moved",
    { from: stage(from), to: stage(to), from_stage_id: from_id, to_stage_id: to_id },
  ],
  reject: ({ reason_id, from }) => ["applicant.rejected", { from: stage(from), reason_id }],
  restore: ({ to }) => ["applicant.restored", { to: stage(to) }],
  withdraw: ({ reason_id, from }) => ["applicant.withdrawn", { from: stage(from), reason_id }],
  am_return: null,
  view: null,
  owner_change: null,
  hide: null,
  unhide: null,
  message: null,
  email: null,
  candidate_update: null,
  new_profile: null,
  note: null,
  evaluation: ({ interview }) => ["applicant.evaluated", { interview_id: interview }],
  task_assign: null,
  interview_schedule: ({ interview, starts_at }) => [
    "interview.scheduled",
    { interview_id: interview, starts_at },
  ],
  // No interview is scheduled until the candidate chooses a time.
  interview_offer: null,
  interview_offer_end: null,
  interview_reschedule: ({ interview, starts_at }) => [
    "interview.rescheduled",
    { interview_id: interview, starts_at },
  ],
  interview_cancel: ({ interview, reason_id }) => [
    "interview.canceled",
    { interview_id: interview, reason_id },
  ],
  interview_answer: ({ interview, response, starts_at }) => [
    "interview.answered",
    { interview_id: interview, response, ...(starts_at !== undefined && { starts_at }) },
  ],
  interview_complete: ofInterview("interview.completed"),
  interview_no_show: ofInterview("interview.no_show"),
  representation_ask: null,
  representation_answer: null,
  representation_revoke: null,
  // Only agencies present applicants by links.
  cv_share: null,
  cv_share_revoke: null,
  cv_share_answer: null,
  offer_create: ofOffer("offer.created"),
  offer_update: ofOffer("offer.updated"),
  // Approvals are between colleagues.
  offer_approval: null,
  offer_send: ofOffer("offer.sent"),
  offer_status: ({ offer, status }) => {
    const event = ofOfferStatus[status];
    return event ? [event, { offer_id: offer }] : null;
  },
  // Orders are the agency's; webhooks belong to companies.
  order_create: null,
  order_edit: null,
  order_status: null,
  order_advertise: null,
  submission_answer: null,
  portal_create: null,
  portal_renew: null,
  portal_remind: null,
  portal_ask: null,
  portal_revoke: null,
  ownership_reassign: null,
  off_limits_override: null,
  share_status: null,
  job_create: ({ state }) => ["job.created", { status: state }],
  job_submit: ofJob("job.submitted"),
  job_edit: ({ to }) => ["job.updated", { status: to }],
  job_correct: ofJob("job.updated"),
  job_withdraw: () => ["job.updated", { status: "draft" }],
  job_approve: ofJob("job.published"),
  job_unfreeze: ofJob("job.published"),
  job_reopen: visibility,
  job_extend: visibility,
  job_reject: ({ reason_id }) => ["job.rejected", { reason_id }],
  job_review_undo: () => ["job.updated", { status: "reviewing" }],
  job_close: ofJob("job.closed"),
  job_expire: ofJob("job.expired"),
  job_freeze: ofJob("job.suspended"),
  job_delete: ofJob("job.deleted"),
  job_owner: null,
  job_team: null,
  job_hide: null,
  job_unhide: null,
  job_hot: null,
  job_ads: null,
  // Placements and payment requests belong to agencies, which have no webhooks.
  placement_create: null,
  placement_update: null,
  placement_splits: null,
  placement_status: null,
  invoice_status: null,
};

/** Returns the webhook event of an activity, or null. */
export function eventOf({
  kind,
  jobId,
  applicantId,
  data,
}: Recorded): { event: WebhookEvent; data: object } | null {
  const sent = (table[kind] as ((data: unknown) => Sent | null) | null)?.(data);
  if (!sent) return null;
  const [event, facts] = sent;
  return {
    event,
    data: { job_id: jobId, ...(applicantId !== undefined && { applicant_id: applicantId }), ...facts },
  };
}
