import { defineMail, props } from "#kit/mail-definition.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import type { SalaryBasis } from "#platform/reference/terms.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { OfferText } from "./terms.ts";

/** Notifies the candidate that an offer was sent, withdrawn, or has expired. */
export const offerChanged = defineMail("offers.changed", {
  group: "applications",
  props: props<{
    /** The optional texts of the offer. A text is absent in mails that were queued before the text existed. */
    texts?: Partial<Record<OfferText, string | null>>;
    job: string;
    company: string;
    card: MailJob;
    /** The id of the application; null for a candidate without an account, whom the employer has added. */
    application: number | null;
    change: "sent" | "canceled" | "expired";
    salary: number | null;
    currency: string;
    /** Absent in mails that were queued when all salaries were gross. */
    salary_basis?: SalaryBasis;
    start_date: string | null;
    valid_until: string;
    note: string | null;
    /** The token of the signed link; null in mails about ended offers to candidates with an account. */
    proof: string | null;
  }>(),
  texts: { en: en.changed, vi: vi.changed },
});

/** Asks the administrators of a workspace to approve an offer. */
export const approvalAsked = defineMail("offers.approval_asked", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    by: string;
    salary: number | null;
    currency: string;
    salary_basis: SalaryBasis;
    start_date: string | null;
  }>(),
  texts: { en: en.approval_asked, vi: vi.approval_asked },
});

/** Notifies the person who asked for the approval of an offer of its outcome. */
export const approvalDecided = defineMail("offers.approval_decided", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    by: string;
    decision: "approved" | "refused";
    reason: string | null;
  }>(),
  texts: { en: en.approval_decided, vi: vi.approval_decided },
});

/** Notifies the recruiters of a job of the answer to an offer, or of its expiry. */
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
