import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Invites a person to apply; `message` is the recruiter's. */
export const invited = defineMail("candidate-search.invited", {
  group: "invites",
  props: props<{
    job: string;
    company: string;
    /** The agency that invites to a job of the company; null for an invitation by the company itself. */
    agency: string | null;
    card: MailJob;
    message: string | null;
    expires: string;
  }>(),
  texts: { en: { ...en.invited, pay: jobsEn.salary }, vi: { ...vi.invited, pay: jobsVi.salary } },
});

/** Notifies the inviter that the person has accepted and is on the board. */
export const inviteAnswered = defineMail("candidate-search.answered", {
  group: "applicants",
  props: props<{
    job: string;
    job_id: number;
    accepted: boolean;
    candidate: string | null;
    applicant: number | null;
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});

/** Asks a person with a public profile whether an agency may store the person's data. */
export const profileRequested = defineMail("candidate-search.requested", {
  group: "invites",
  props: props<{
    agency: string;
    /** For how many days the agency stores the data. */
    days: number;
    message: string | null;
    expires: string;
  }>(),
  texts: { en: en.requested, vi: vi.requested },
});
