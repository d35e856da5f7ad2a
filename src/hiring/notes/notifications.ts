import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { applicantNotesPath, jobNotesPath } from "./paths.ts";

/** Notifies a member who is mentioned in a note on an applicant. */
export const mentionedOnApplicant = defineNotification("notes.mention", {
  group: "mentions",
  props: props<{ by: string; candidate: string; applicant: number }>(),
  texts: { en: en.mention, vi: vi.mention },
  path: ({ applicant }) => applicantNotesPath(ofReader, applicant),
});

/** Notifies a member who is mentioned in a note on a job. */
export const mentionedOnJob = defineNotification("notes.job_mention", {
  group: "mentions",
  props: props<{ by: string; job: string; job_id: number }>(),
  texts: { en: en.job_mention, vi: vi.job_mention },
  path: ({ job_id }) => jobNotesPath(ofReader, job_id),
});
