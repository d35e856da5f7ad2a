import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Asks an applicant to agree to be introduced to the client of an agency. */
export const consentAsked = defineMail("representations.asked", {
  group: "applications",
  props: props<{
    consultant: string;
    agency: string;
    job: string;
    company: string;
    card: MailJob;
    note: string | null;
    /** The end of the time for an answer, as an ISO date and time. */
    until: string;
    /** The token of the signed link. */
    proof: string;
  }>(),
  texts: { en: en.asked, vi: vi.asked },
});

/** Notifies the consultants of a job of an applicant's answer. */
export const consentAnswered = defineMail("representations.answered", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    answer: "yes" | "no" | "revoked";
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});
