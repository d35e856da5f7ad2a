import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** A public job ends in a few days. */
export const jobExpiring = defineMail("jobs.job_expiring", {
  props: props<{
    job: string;
    companyId: number;
    jobId: number;
    expiresAt: string;
    days: number;
  }>(),
  texts: { en: en.job_expiring, vi: vi.job_expiring },
});
