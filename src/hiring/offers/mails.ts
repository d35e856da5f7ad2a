import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { OfferText } from "./terms.ts";

/** To the candidate: an offer came, was withdrawn, or has ended. */
export const offerChanged = defineMail("offers.changed", {
  group: "applications",
  props: props<{
    /** Missing in a mail that waits since before a text was added. */
    texts?: Partial<Record<OfferText, string | null>>;
    job: string;
    company: string;
    card: MailJob;
    /** Null for whom the employer has added, who has no account to read it with. */
    application: number | null;
    change: "sent" | "canceled" | "expired";
    salary: number | null;
    currency: string;
    start_date: string | null;
    valid_until: string;
    note: string | null;
    /** Of the link that shows and answers an offer; null where it has ended for whoever has an account. */
    proof: string | null;
  }>(),
  texts: { en: en.changed, vi: vi.changed },
});

/** To those who recruit for the job. */
export const offerAnswered = defineMail("offers.answered", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    answer: "accepted" | "declined" | "expired";
    note: string | null;
  }>(),
  texts: { en: en.answered, vi: vi.answered },
});
