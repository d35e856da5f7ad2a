import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Invites a person of a company's list to apply for a job. */
export const invitedToApply = defineMail("talent-pools.invited", {
  group: "invites",
  props: props<{
    job: string;
    company: string;
    slug: string;
    card: MailJob;
    /** The message of the recruiter, or null. */
    message: string | null;
    /** The token that stops invitation mails to a person without an account; account holders have a setting. */
    stop: string | null;
  }>(),
  texts: { en: { ...en.invited, pay: jobsEn.salary }, vi: { ...vi.invited, pay: jobsVi.salary } },
});
