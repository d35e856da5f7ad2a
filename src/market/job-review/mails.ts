import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { Correctable } from "./terms.ts";

/** Notifies the author that a job is approved and public. */
export const jobApproved = defineMail("jobs.job_approved", {
  group: "jobs",
  props: props<{
    job: string;
    card: MailJob;
    slug: string;
    expiresAt: string;
    /** Fields that the reviewer corrected; absent in mails that an older version queued. */
    corrected?: readonly Correctable[];
  }>(),
  texts: {
    en: { ...en.job_approved, pay: jobsEn.salary },
    vi: { ...vi.job_approved, pay: jobsVi.salary },
  },
});

/** Notifies the author of a rejection, with the reason, the reviewer's note and a link for corrections. */
export const jobRejected = defineMail("jobs.job_rejected", {
  group: "jobs",
  props: props<{
    job: string;
    reason: keyof typeof en.job_rejected.reasons;
    note: string | null;
    jobId: number;
  }>(),
  texts: { en: en.job_rejected, vi: vi.job_rejected },
});

/** Notifies the administrators of a company that it is blocked. */
export const companyBlocked = defineMail("jobs.company_blocked", {
  group: "needed",
  props: props<{ company: string; reason: string }>(),
  texts: { en: en.company_blocked, vi: vi.company_blocked },
});

/** Notifies an agency's account manager that Sen blocked the client, or lifted the block, with the agency's jobs for it. */
export const clientBlocked = defineMail("jobs.client_blocked", {
  group: "jobs",
  props: props<{ company: string; jobs: number; blocked: boolean }>(),
  texts: { en: en.client_blocked, vi: vi.client_blocked },
});

/** Notifies the administrators of a company that it is no longer blocked, with the reason. */
export const companyUnblocked = defineMail("jobs.company_unblocked", {
  group: "needed",
  props: props<{ company: string; reason: string }>(),
  texts: { en: en.company_unblocked, vi: vi.company_unblocked },
});
