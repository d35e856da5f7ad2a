import { defineMail, props } from "#kit/mail-definition.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { InterviewKind, roundKeys } from "./terms.ts";

/** What every mail on an interview says of it, and what its event in calendars needs. */
export type InterviewFacts = {
  interview: number;
  sequence: number;
  starts_at: string;
  minutes: number;
  kind: InterviewKind["key"];
  round: (typeof roundKeys)[number] | null;
  location: string;
  job: string;
  company: string;
  candidate: string;
  interviewers: string[];
};

/** To the candidate: set up, changed, canceled, or tomorrow. */
export const interviewChanged = defineMail("interviews.changed", {
  group: "interviews",
  props: props<
    InterviewFacts & {
      change: "scheduled" | "rescheduled" | "updated" | "canceled" | "reminder";
      message: string | null;
      /** Whether the candidate has accepted this time; absent in mails queued before the field existed. */
      accepted?: boolean;
      /** Null for whom the employer has added, who has no account to read it with. */
      application: number | null;
      proof: string;
    }
  >(),
  texts: { en: { ...en.facts, ...en.changed }, vi: { ...vi.facts, ...vi.changed } },
});

/** To the candidate: times of which it chooses one. */
export const slotsOffered = defineMail("interviews.slots", {
  group: "interviews",
  props: props<{
    job: string;
    company: string;
    application: number;
    minutes: number;
    kind: InterviewKind["key"];
    location: string;
    message: string | null;
    slots: string[];
    proof: string;
  }>(),
  texts: { en: { ...en.facts, ...en.slots }, vi: { ...vi.facts, ...vi.slots } },
});

/** To those who interview. */
export const forInterviewer = defineMail("interviews.interviewer", {
  group: "interviews",
  props: props<
    InterviewFacts & {
      /** `left`: others hold it now. */
      change: "scheduled" | "rescheduled" | "updated" | "left" | "canceled";
      applicant: number;
    }
  >(),
  texts: { en: { ...en.facts, ...en.interviewer }, vi: { ...vi.facts, ...vi.interviewer } },
});

/** To those who interview: what the candidate says to the time. */
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

/** To those who interview, after its end: how did it go? */
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
