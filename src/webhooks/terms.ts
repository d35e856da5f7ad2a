/** What a webhook can be sent, in the order of the form: the thing, and what happened to it. */
export const events = [
  "applicant.created",
  "applicant.moved",
  "applicant.rejected",
  "applicant.restored",
  "applicant.withdrawn",
  "applicant.evaluated",
  "interview.scheduled",
  "interview.rescheduled",
  "interview.canceled",
  "interview.answered",
  "interview.completed",
  "interview.no_show",
  "offer.created",
  "offer.updated",
  "offer.sent",
  "offer.accepted",
  "offer.declined",
  "offer.expired",
  "offer.canceled",
  "job.created",
  "job.submitted",
  "job.published",
  "job.rejected",
  "job.updated",
  "job.closed",
  "job.expired",
  "job.suspended",
  "job.deleted",
] as const;
export type WebhookEvent = (typeof events)[number];

/** The event of a test, which every webhook gets. */
export const ping = "ping";

export const deliveryStates = ["pending", "delivered", "failed"] as const;
/** Why an attempt had no answer. `secret`: it does not open with the keys of now; `off`: the webhook is inactive. */
export const attemptErrors = ["timeout", "address", "connection", "secret", "off"] as const;
export type AttemptError = (typeof attemptErrors)[number];
/** Why Sen has switched a webhook off: its server said so (410), or it failed for too long. */
export const offReasons = ["gone", "failing"] as const;
export type OffReason = (typeof offReasons)[number];

export const caps = { url: 500, description: 200, webhooks: 10, answer: 1000 } as const;

/** Seconds that a server has to answer a delivery. */
export const answerSeconds = 10;

/** Minutes after each failed attempt until the next one; there is none after the last. */
export const retryMinutes = [1, 5, 30, 120, 720] as const;
/** Retries are later by up to this part, so that those of one outage do not come at once. */
const jitter = 0.2;
/** Days without a success after which a failing webhook is switched off. */
export const failingDays = 3;
/** How long the secret before a new one signs too. */
export const oldSecretHours = 24;
export const keptDays = 30;
/** After this time an attempt that did not begin has lost its job, as after a restored backup. */
const lostMinutes = 10;

/** When to try again after the last of so many failed attempts, or null. @param random from 0 to 1 */
export function retryAt(attempts: number, at: Date, random: number): Date | null {
  const minutes = retryMinutes[attempts - 1];
  return minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000 * (1 + jitter * random));
}

/** Its attempt begins as soon as there is room for it. */
export function isDue({ next_attempt_at }: { next_attempt_at: Date | null }, asOf: Date): boolean {
  const late = next_attempt_at === null ? -1 : asOf.getTime() - next_attempt_at.getTime();
  return late >= 0 && late < lostMinutes * 60_000;
}
