import { defineMail, type MailDefinition, props } from "#kit/mail-definition.ts";
import type { Texts } from "#kit/texts.ts";
import { mails as en, type labels } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** To the candidate, at once: it has arrived, and until when the employer has to answer. */
export const applicationReceived = defineMail("applications.application_received", {
  props: props<{ name: string; job: string; company: string; application: number; respond_by: string }>(),
  texts: { en: en.application_received, vi: vi.application_received },
});

/** To the job's recruiters: somebody has applied. */
export const newApplicant = defineMail("applications.new_applicant", {
  props: props<{ candidate: string; job: string; company_id: number; applicant: number; flags: number }>(),
  texts: { en: en.new_applicant, vi: vi.new_applicant },
});

/** To the candidate, when what it sees of its application has changed for the better. */
export const statusChanged = defineMail("applications.status_changed", {
  props: props<{
    name: string;
    job: string;
    company: string;
    application: number;
    status: "applied" | "under_review" | "interview" | "offer" | "hired";
    /** What the candidate knew before, should this mail be called off. */
    notified: string;
    /** It had been rejected, and the candidate was notified of it. */
    again: boolean;
  }>(),
  texts: { en: en.status_changed, vi: vi.status_changed },
});

/** To the candidate, some minutes after the rejection: the reason's neutral sentence, never the recruiter's note. */
export const applicationRejected = defineMail("applications.application_rejected", {
  props: props<{
    name: string;
    job: string;
    company: string;
    reason: keyof typeof labels.reject_sentence;
    notified: string;
  }>(),
  texts: { en: en.application_rejected, vi: vi.application_rejected },
});

/** To the job's recruiters: the candidate is no longer interested, and why. */
export const applicationWithdrawn = defineMail("applications.application_withdrawn", {
  props: props<{
    candidate: string;
    job: string;
    company_id: number;
    applicant: number;
    reason: keyof typeof labels.withdraw_reason;
    note: string | null;
  }>(),
  texts: { en: en.application_withdrawn, vi: vi.application_withdrawn },
});

type UnansweredProps = {
  count: number;
  job: string;
  job_id: number;
  company_id: number;
  /** When the first of them is closed. */
  closes: string;
};

/** The three reminders say the same things in other words. */
export type UnansweredMail = MailDefinition<UnansweredProps, Texts<typeof en.unanswered_nudge>>;

/** To a job's recruiters on the third day without an answer. */
export const unansweredNudge = defineMail("applications.unanswered_nudge", {
  props: props<UnansweredProps>(),
  texts: { en: en.unanswered_nudge, vi: vi.unanswered_nudge },
});

/** The same on the seventh day. */
export const unansweredWaiting = defineMail("applications.unanswered_waiting", {
  props: props<UnansweredProps>(),
  texts: { en: en.unanswered_waiting, vi: vi.unanswered_waiting },
});

/** The same on the thirteenth day. */
export const unansweredLastWarning = defineMail("applications.unanswered_last_warning", {
  props: props<UnansweredProps>(),
  texts: { en: en.unanswered_last_warning, vi: vi.unanswered_last_warning },
});

/** To the candidate a week before the data of an ended application is deleted. */
export const dataGoes = defineMail("applications.data_goes", {
  props: props<{ name: string; job: string; company: string; application: number; goes: string }>(),
  texts: { en: en.data_goes, vi: vi.data_goes },
});

/** To the candidate on the seventh day: nobody has answered, and we have said so to the employer. */
export const stillWaiting = defineMail("applications.still_waiting", {
  props: props<{ job: string; company: string; closes: string }>(),
  texts: { en: en.still_waiting, vi: vi.still_waiting },
});

/** To the candidate when the clock closes an application: the employer's omission, in these words. */
export const noResponse = defineMail("applications.no_response", {
  props: props<{ job: string; company: string; days: number }>(),
  texts: { en: en.no_response, vi: vi.no_response },
});
