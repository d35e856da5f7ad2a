import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/**
 * Sends an applicant an email whose text the employer has written. The email cannot be switched off, because the employer would believe
 * that the applicant has read it (decision 056).
 */
export const employerMail = defineMail("email-templates.employer", {
  group: "needed",
  props: props<{
    subject: string;
    /** The sanitised text with all placeholders filled in. */
    html: string;
    company: string;
    job: string;
    /** The path of the page for replies; null for a candidate without an account. */
    path: string | null;
  }>(),
  texts: { en: en.employer, vi: vi.employer },
});
