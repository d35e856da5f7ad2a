import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies a candidate of new jobs that match an alert; links to the list of jobs with the alert's criteria. */
export const alertFound = defineNotification("job_alerts.new_jobs", {
  group: "job_alerts",
  props: props<{ jobs: number; keyword: string; all: string }>(),
  texts: { en: en.new_jobs, vi: vi.new_jobs },
  path: ({ all }) => all,
});
