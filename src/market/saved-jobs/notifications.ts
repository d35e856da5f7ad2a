import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies a candidate that saved jobs expire soon; names the first job to expire. */
export const savedJobsClose = defineNotification("saved_jobs.closing", {
  group: "saved_jobs",
  props: props<{ jobs: number; job: string }>(),
  texts: { en: en.closing, vi: vi.closing },
  path: () => "/my-jobs/saved",
});
