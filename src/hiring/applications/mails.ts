import { defineMail, type MailDefinition, props } from "#kit/mail-definition.ts";
import type { Texts } from "#kit/texts.ts";
import type { MailJob } from "#market/jobs/mail-job.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { mails as en, type labels } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";

/** What each mail to a candidate says besides: why they get it, and how salaries are written. */
const candidate = {
  en: { why: en.reason, pay: jobsEn.salary },
  vi: { why: vi.reason, pay: jobsVi.salary },
} as const;
/** To those who recruit for the job. */
const recruiter = { en: { why: en.reasonRecruiter }, vi: { why: vi.reasonRecruiter } } as const;

/** What each mail to a candidate is about. */
type About = { job: string; company: string; card: MailJob };

/** To the candidate, at once: it has arrived, and until when the employer has to answer. */
export const applicationReceived = defineMail("applications.application_received", {
  group: "needed",
  props: props<About & { application: number; respond_by: string }>(),
  texts: {
    en: { ...en.application_received, ...candidate.en },
    vi: { ...vi.application_received, ...candidate.vi },
  },
});

/** To the job's recruiters: somebody has applied. */
export const newApplicant = defineMail("applications.new_applicant", {
  group: "applicants",
  props: props<{ candidate: string; job: string; applicant: number; flags: number }>(),
  texts: { en: { ...en.new_applicant, ...recruiter.en }, vi: { ...vi.new_applicant, ...recruiter.vi } },
});

/** To the candidate, when what it sees of its application has changed for the better. */
export const statusChanged = defineMail("applications.status_changed", {
  group: "applications",
  props: props<
    About & {
      application: number;
      status: "applied" | "under_review" | "interview" | "offer" | "hired";
      /** What the candidate knew before, should this mail be called off. */
      notified: string;
      /** It had been rejected, and the candidate was notified of it. */
      again: boolean;
    }
  >(),
  texts: { en: { ...en.status_changed, ...candidate.en }, vi: { ...vi.status_changed, ...candidate.vi } },
});

/** To the candidate, some minutes after the rejection: the reason's neutral sentence, never the recruiter's note. */
export const applicationRejected = defineMail("applications.application_rejected", {
  group: "applications",
  props: props<
    About & {
      reason: keyof typeof labels.reject_sentence;
      notified: string;
    }
  >(),
  texts: {
    en: { ...en.application_rejected, ...candidate.en },
    vi: { ...vi.application_rejected, ...candidate.vi },
  },
});

/** To the job's recruiters: the candidate is no longer interested, and why. */
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
  /** When the first of them is closed. */
  closes: string;
};

/** The three reminders say the same things in other words. */
export type UnansweredMail = MailDefinition<
  UnansweredProps,
  Texts<typeof en.unanswered_nudge> & { why: string }
>;

/** To a job's recruiters on the third day without an answer. */
export const unansweredNudge = defineMail("applications.unanswered_nudge", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: { en: { ...en.unanswered_nudge, ...recruiter.en }, vi: { ...vi.unanswered_nudge, ...recruiter.vi } },
});

/** The same on the seventh day. */
export const unansweredWaiting = defineMail("applications.unanswered_waiting", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: {
    en: { ...en.unanswered_waiting, ...recruiter.en },
    vi: { ...vi.unanswered_waiting, ...recruiter.vi },
  },
});

/** The same on the thirteenth day. */
export const unansweredLastWarning = defineMail("applications.unanswered_last_warning", {
  group: "responses",
  props: props<UnansweredProps>(),
  texts: {
    en: { ...en.unanswered_last_warning, ...recruiter.en },
    vi: { ...vi.unanswered_last_warning, ...recruiter.vi },
  },
});

/** To the candidate a week before the data of an ended application is deleted. */
export const dataGoes = defineMail("applications.data_goes", {
  group: "needed",
  props: props<About & { application: number; goes: string }>(),
  texts: { en: { ...en.data_goes, ...candidate.en }, vi: { ...vi.data_goes, ...candidate.vi } },
});

/** To the candidate on the seventh day: nobody has answered, and we have said so to the employer. */
export const stillWaiting = defineMail("applications.still_waiting", {
  group: "applications",
  props: props<About & { closes: string }>(),
  texts: { en: { ...en.still_waiting, ...candidate.en }, vi: { ...vi.still_waiting, ...candidate.vi } },
});

/** To the candidate when the clock closes an application: the employer's omission, in these words. */
export const noResponse = defineMail("applications.no_response", {
  group: "applications",
  props: props<About & { days: number }>(),
  texts: { en: { ...en.no_response, ...candidate.en }, vi: { ...vi.no_response, ...candidate.vi } },
});

/** To a job's recruiters a week before applications of an ended job end without a decision. */
export const undecided = defineMail("applications.undecided", {
  group: "responses",
  props: props<Omit<UnansweredProps, "closes"> & { ends: string }>(),
  texts: { en: { ...en.undecided, ...recruiter.en }, vi: { ...vi.undecided, ...recruiter.vi } },
});

/** To the candidate when an application ends long after its job, because nobody decided. */
export const noDecision = defineMail("applications.no_decision", {
  group: "applications",
  props: props<About & { application: number }>(),
  texts: { en: { ...en.no_decision, ...candidate.en }, vi: { ...vi.no_decision, ...candidate.vi } },
});
