import { applicantNotesPath } from "#applications/paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { jobNotesPath } from "./paths.ts";

/** To whom a note on an applicant mentions. */
export const mentionedOnApplicant = defineNotification("notes.mention", {
  group: "mentions",
  props: props<{ by: string; candidate: string; company_id: number; applicant: number }>(),
  texts: { en: en.mention, vi: vi.mention },
  path: ({ company_id, applicant }) => applicantNotesPath(company_id, applicant),
});

/** To whom a note on a job mentions. */
export const mentionedOnJob = defineNotification("notes.job_mention", {
  group: "mentions",
  props: props<{ by: string; job: string; company_id: number; job_id: number }>(),
  texts: { en: en.job_mention, vi: vi.job_mention },
  path: ({ company_id, job_id }) => jobNotesPath(company_id, job_id),
});
