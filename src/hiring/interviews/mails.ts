import type { Selectable } from "kysely";
import { defineMail, props } from "#kit/mail-definition.ts";
import type { DB } from "../../../db/types.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { InterviewColumn, InterviewKind, roundKeys } from "./terms.ts";

/** The fields of an interview or invitation that all of its mails show. */
export type InterviewTerms = Pick<
  Selectable<DB["interviews"]>,
  Exclude<InterviewColumn, "kind" | "round" | "message">
> & { kind: InterviewKind["key"] };

/** The facts of an interview in its mails and in its calendar event. */
export type InterviewFacts = InterviewTerms & {
  interview: number;
  sequence: number;
  starts_at: string;
  round: (typeof roundKeys)[number] | null;
  job: string;
  company: string;
  candidate: string;
  interviewers: string[];
};

/** Notifies the candidate that an interview was scheduled, changed or canceled, or is tomorrow. */
export const interviewChanged = defineMail("interviews.changed", {
  group: "interviews",
  props: props<
    InterviewFacts & {
      change: "scheduled" | "rescheduled" | "updated" | "canceled" | "reminder";
      message: string | null;
      /** Whether the candidate has accepted this time; absent in mails queued before the field existed. */
      accepted?: boolean;
      /** The id of the application; null for a candidate without an account, whom the employer has added. */
      application: number | null;
      proof: string;
    }
  >(),
  texts: { en: { ...en.facts, ...en.changed }, vi: { ...vi.facts, ...vi.changed } },
});

/** Offers the candidate times to choose from. */
export const slotsOffered = defineMail("interviews.slots", {
  group: "interviews",
  props: props<
    InterviewTerms & {
      job: string;
      company: string;
      application: number;
      message: string | null;
      slots: string[];
      proof: string;
    }
  >(),
  texts: { en: { ...en.facts, ...en.slots }, vi: { ...vi.facts, ...vi.slots } },
});

/** Notifies the interviewers that an interview was scheduled, changed or canceled, or has other interviewers. */
export const forInterviewer = defineMail("interviews.interviewer", {
  group: "interviews",
  props: props<
    InterviewFacts & {
      /** `left`: the reader is no longer an interviewer. */
      change: "scheduled" | "rescheduled" | "updated" | "left" | "canceled";
      applicant: number;
      /** Mails that were queued before interviews had kits have none. */
      interview?: number;
    }
  >(),
  texts: { en: { ...en.facts, ...en.interviewer }, vi: { ...vi.facts, ...vi.interviewer } },
});

/** Notifies the interviewers of the candidate's answer. */
export const interviewAnswered = defineMail("interviews.answered", {
  group: "interviews",
  props: props<{
    candidate: string;
    job: string;
    starts_at: string;
    applicant: number;
    response: "accepted" | "declined" | "proposed_new_time";
    proposed: string | null;
    note: string | null;
  }>(),
  texts: { en: { ...en.facts, ...en.answered }, vi: { ...vi.facts, ...vi.answered } },
});

/** Requests feedback from the interviewers after the end of an interview. */
export const interviewOver = defineMail("interviews.over", {
  group: "interviews",
  props: props<{
    candidate: string;
    job: string;
    starts_at: string;
    applicant: number;
    interview: number;
  }>(),
  texts: { en: { ...en.facts, ...en.over }, vi: { ...vi.facts, ...vi.over } },
});
