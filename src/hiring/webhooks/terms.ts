/** The events that webhooks can subscribe to, in the order of the form: the subject and the action. */
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

/** The test event; every webhook receives it. */
export const ping = "ping";

export const deliveryStates = ["pending", "delivered", "failed"] as const;
/**
 * The reasons why an attempt has no answer. `secret`: the secret cannot be opened with the present keys; `off`: the webhook is inactive.
 */
export const attemptErrors = ["timeout", "address", "connection", "secret", "off"] as const;
export type AttemptError = (typeof attemptErrors)[number];
/** The reasons why Sen switches a webhook off: its server answered 410, or it failed for too long. */
export const offReasons = ["gone", "failing"] as const;
export type OffReason = (typeof offReasons)[number];

export const caps = { url: 500, description: 200, webhooks: 10, answer: 1000 } as const;

/** Seconds in which a server must answer a delivery. */
export const answerSeconds = 10;

/** Minutes between a failed attempt and the next one; the last attempt has none. */
export const retryMinutes = [1, 5, 30, 120, 720] as const;
/** Retries are delayed by up to this share of the interval, so that retries after one outage do not arrive together. */
const jitter = 0.2;
/** Days without a success after which a failing webhook is switched off. */
export const failingDays = 3;
/** Hours during which the previous secret signs too. */
export const oldSecretHours = 24;
export const deliveryDays = 30;
/**
 * Minutes after which an attempt that has not begun has lost its job, for example after a restored backup.
 */
const lostMinutes = 10;

/** Returns the time of the next attempt after this many failed ones, or null. @param random from 0 to 1 */
export function retryAt(attempts: number, at: Date, random: number): Date | null {
  const minutes = retryMinutes[attempts - 1];
  return minutes === undefined ? null : new Date(at.getTime() + minutes * 60_000 * (1 + jitter * random));
}

/** Returns whether the attempt is due. */
export function isDue({ next_attempt_at }: { next_attempt_at: Date | null }, asOf: Date): boolean {
  const late = next_attempt_at === null ? -1 : asOf.getTime() - next_attempt_at.getTime();
  return late >= 0 && late < lostMinutes * 60_000;
}
