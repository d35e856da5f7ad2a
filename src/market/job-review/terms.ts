import { type MarkKey, markKeys } from "#market/jobs/mark-rules.ts";

/** Days for which the market’s figures count jobs and accounts as new. */
export const newDays = 7;

/** Fields that a reviewer may correct with an approval. */
export const correctable = [
  "title",
  "category_ids",
  "highlight_description",
  "description",
  "requirement",
  "benefits",
] as const;
export type Correctable = (typeof correctable)[number];

/** Minutes for which a claim lasts; claiming again renews it. */
export const claimMinutes = 10;

/** Seconds in which reviewers take their own decisions back. Mails and notifications about a decision wait until then. */
export const undoSeconds = 60;

/** Returns the end of the time in which a decision can be taken back. */
export const undoEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoSeconds * 1000);

/** The topic of mails about a decision that wait for the end of that time. */
export const aboutReview = (jobId: number): string => `job-review:${jobId}`;

/** Parts of the queue: claimed by the reader, claimed by no one, with an earlier decision, or of agencies. */
export const queueParts = ["mine", "free", "resubmitted", "agency"] as const;
export type QueuePart = (typeof queueParts)[number];

/** One decision in so many is in the sample of second looks. */
export const sampleOf = 20;

/** Days after a decision in which another administrator can take a second look at it. */
export const secondLookDays = 14;

/** Maximum of characters of a second look's note. */
export const secondLookNote = 1000;

export type ReviewMark = Exclude<MarkKey, "pay_missing">;

/** Returns whether reviewers see a mark. A missing salary is advice for the author, and no reason for a rejection. */
export const isReviewMark = (key: MarkKey): key is ReviewMark => key !== "pay_missing";
export const reviewMarks = markKeys.filter(isReviewMark);

/** The filter of the list of jobs by their ads (spec §8). */
export const adsFilters = ["enabled", "blocked"] as const;
export type AdsFilter = (typeof adsFilters)[number];
