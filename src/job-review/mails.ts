import { mails as en } from "#jobs/messages.en.ts";
import { mails as vi } from "#jobs/messages.vi.ts";
import { defineMail, props } from "#kit/mail-definition.ts";

/** A job passed its review and is public. */
export const jobApproved = defineMail("jobs.job_approved", {
  props: props<{ name: string; job: string; slug: string; expiresAt: string }>(),
  texts: { en: en.job_approved, vi: vi.job_approved },
});

/** A job was refused: the reason, the reviewer's words, and the way to correct it. */
export const jobRejected = defineMail("jobs.job_rejected", {
  props: props<{
    name: string;
    job: string;
    reason: keyof typeof en.job_rejected.reasons;
    note: string | null;
    companyId: number;
    jobId: number;
  }>(),
  texts: { en: en.job_rejected, vi: vi.job_rejected },
});
