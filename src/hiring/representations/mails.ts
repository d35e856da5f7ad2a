import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Asks an applicant to agree to be introduced to the client of an agency. */
export const consentAsked = defineMail("representations.asked", {
  group: "applications",
  props: props<{
    consultant: string;
    agency: string;
    job: string;
    /** The client; null in a request that does not name it. */
    company: string | null;
    /** The industry of the client in the reader's language; null if it is not known, and left out in old mails. */
    industry?: string | null;
    /** Whether the request names the client after a provisional yes; left out in old mails. */
    second?: boolean;
    card: MailJob;
    note: string | null;
    /** The end of the time for an answer, as an ISO date and time. */
    until: string;
    /** The token of the signed link. */
    proof: string;
  }>(),
  texts: { en: { ...en.asked, pay: jobsEn.salary }, vi: { ...vi.asked, pay: jobsVi.salary } },
});

/** Notifies the consultants of a job of an applicant's answer. */
export const consentAnswered = defineMail("representations.answered", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    answer: "provisional" | "yes" | "no" | "revoked";
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});
