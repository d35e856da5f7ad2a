import { defineMail, type MailDefinition, props } from "#kit/mail-definition.ts";
import type { Texts } from "#kit/texts.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en, type labels } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** Texts of every mail to a candidate: why the candidate gets it, and the words of salaries. */
const candidate = {
  en: { why: en.reason, pay: jobsEn.salary },
  vi: { why: vi.reason, pay: jobsVi.salary },
} as const;
/** Texts of every mail to recruiters of a job. */
const recruiter = { en: { why: en.reasonRecruiter }, vi: { why: vi.reasonRecruiter } } as const;

/** The props of every mail to a candidate. */
type About = { job: string; company: string; card: MailJob };

/** Sent to the candidate at once: confirms the application and states the employer's deadline for a response. */
export const applicationReceived = defineMail("applications.application_received", {
  group: "needed",
  props: props<About & { application: number; respond_by: string }>(),
  texts: {
    en: { ...en.application_received, ...candidate.en },
    vi: { ...vi.application_received, ...candidate.vi },
  },
});

/** Sent to the job's recruiters for each new applicant. */
export const newApplicant = defineMail("applications.new_applicant", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; flags: number }>(),
  texts: { en: { ...en.new_applicant, ...recruiter.en }, vi: { ...vi.new_applicant, ...recruiter.vi } },
});

/** Sent to the candidate when the application advances to a later status. */
export const statusChanged = defineMail("applications.status_changed", {
  group: "applications",
  props: props<
    About & {
      application: number;
      status: "applied" | "under_review" | "interview" | "offer" | "hired";
      /** The status that the candidate was notified of before, used if this mail is cancelled. */
      notified: string;
      /** Whether the application had ended and the candidate was notified of that. */
      again: boolean;
    }
  >(),
  texts: { en: { ...en.status_changed, ...candidate.en }, vi: { ...vi.status_changed, ...candidate.vi } },
});

/** Sent to the candidate some minutes after a rejection: has the neutral sentence of the reason, never the recruiter's note. */
export const applicationRejected = defineMail("applications.application_rejected", {
  group: "applications",
  props: props<
    About & {
      reason: keyof typeof labels.reject_sentence;
      /** The employer’s words in place of the sentence; absent in mails that were queued before there were any. */
      words?: string | null;
      notified: string;
    }
  >(),
  texts: {
    en: { ...en.application_rejected, ...candidate.en },
    vi: { ...vi.application_rejected, ...candidate.vi },
  },
});

/** Sent to the job's recruiters when a candidate withdraws, with the reason. */
export const applicationWithdrawn = defineMail("applications.application_withdrawn", {
  group: "applicants",
  props: props<{
    candidate: string;
    job: string;
    applicant: number;
    reason: keyof typeof labels.withdraw_reason;
    note: string | null;
  }>(),
  texts: {
    en: { ...en.application_withdrawn, ...recruiter.en },
    vi: { ...vi.application_withdrawn, ...recruiter.vi },
  },
});

type UnansweredProps = {
  count: number;
  job: string;
  job_id: number;
  /** The date on which the response clock closes the oldest of the unanswered applications. */
  closes: string;
};

/** The type of the three reminders, which have the same props and texts of the same shape. */
export type UnansweredMail = MailDefinition<
  UnansweredProps,
  Texts<typeof en.unanswered_nudge> & { why: string }
>;

/** Sent to a job's recruiters on the third day without a response. */
export const unansweredNudge = defineMail("applications.unanswered_nudge", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: { en: { ...en.unanswered_nudge, ...recruiter.en }, vi: { ...vi.unanswered_nudge, ...recruiter.vi } },
});

/** Sent to a job's recruiters on the seventh day without a response. */
export const unansweredWaiting = defineMail("applications.unanswered_waiting", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: {
    en: { ...en.unanswered_waiting, ...recruiter.en },
    vi: { ...vi.unanswered_waiting, ...recruiter.vi },
  },
});

/** Sent to a job's recruiters on the thirteenth day without a response. */
export const unansweredLastWarning = defineMail("applications.unanswered_last_warning", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: {
    en: { ...en.unanswered_last_warning, ...recruiter.en },
    vi: { ...vi.unanswered_last_warning, ...recruiter.vi },
  },
});

/** Sent to the candidate a week before the data of an ended application is erased. */
export const dataGoes = defineMail("applications.data_goes", {
  group: "needed",
  props: props<About & { application: number; goes: string }>(),
  texts: { en: { ...en.data_goes, ...candidate.en }, vi: { ...vi.data_goes, ...candidate.vi } },
});

/** Sent to the candidate on the seventh day without a response: says that the employer was reminded. */
export const stillWaiting = defineMail("applications.still_waiting", {
  group: "applications",
  props: props<About & { closes: string }>(),
  texts: { en: { ...en.still_waiting, ...candidate.en }, vi: { ...vi.still_waiting, ...candidate.vi } },
});

/** Sent to the candidate when the response clock closes an application: says that the employer did not respond. */
export const noResponse = defineMail("applications.no_response", {
  group: "applications",
  props: props<About & { days: number }>(),
  texts: { en: { ...en.no_response, ...candidate.en }, vi: { ...vi.no_response, ...candidate.vi } },
});

/** Sent to a job's recruiters a week before applications of an ended job end without a decision. */
export const undecided = defineMail("applications.undecided", {
  group: "responses",
  props: props<Omit<UnansweredProps, "closes"> & { ends: string }>(),
  texts: { en: { ...en.undecided, ...recruiter.en }, vi: { ...vi.undecided, ...recruiter.vi } },
});

/** Sent to the candidate when an application ends long after its job without a decision. */
export const noDecision = defineMail("applications.no_decision", {
  group: "applications",
  props: props<About & { application: number }>(),
  texts: { en: { ...en.no_decision, ...candidate.en }, vi: { ...vi.no_decision, ...candidate.vi } },
});
