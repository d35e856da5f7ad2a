import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/**
 * What an employer writes to an applicant by email. Its words are the employer's. Nobody can switch it off: the employer would take
 * it for read (decision 056).
 */
export const employerMail = defineMail("email-templates.employer", {
  group: "needed",
  props: props<{
    subject: string;
    /** Sanitised, with every placeholder filled in. */
    html: string;
    company: string;
    job: string;
    /** Where the candidate replies; null for somebody without an account. */
    path: string | null;
  }>(),
  texts: { en: en.employer, vi: vi.employer },
});
