import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** To somebody whom a company knows, and asks to apply; the message is the recruiter's. */
export const invitedToApply = defineMail("talent-pools.invited", {
  group: "invites",
  props: props<{
    job: string;
    company: string;
    slug: string;
    card: MailJob;
    message: string | null;
    /** The token that ends such mails to somebody without an account, who has no choices to make. */
    stop: string | null;
  }>(),
  texts: { en: { ...en.invited, pay: jobsEn.salary }, vi: { ...vi.invited, pay: jobsVi.salary } },
});
