import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { reviewPaths } from "./paths.ts";

type OwnJob = { job: string; job_id: number };

/** Notifies the owner of a job of its approval. */
export const jobWasApproved = defineNotification("jobs.approved", {
  group: "jobs",
  props: props<OwnJob>(),
  texts: { en: en.approved, vi: vi.approved },
  path: ({ job_id }) => consolePaths.preview(ofReader, job_id),
});

/** Notifies the owner of a job of its rejection. */
export const jobWasRejected = defineNotification("jobs.rejected", {
  group: "jobs",
  props: props<OwnJob>(),
  texts: { en: en.rejected, vi: vi.rejected },
  path: ({ job_id }) => consolePaths.edit(ofReader, job_id),
});

/** Notifies reviewers that jobs wait for review. */
export const jobsToReview = defineNotification("jobs.to_review", {
  group: "review",
  props: props<{ desk: "admin" | "consultant" }>(),
  texts: { en: en.to_review, vi: vi.to_review },
  path: ({ desk }) => reviewPaths[desk].list,
});
