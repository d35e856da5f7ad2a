import { hour } from "#kit/clock.ts";
import { defineLifecycle } from "#kit/lifecycle.ts";
import { proposals } from "./terms.ts";

export const statuses = ["scheduled", "rescheduled", "completed", "no_show", "canceled"] as const;
export type InterviewStatus = (typeof statuses)[number];

/** Statuses of interviews that have not taken place yet, or have no outcome yet. */
export const openInterviews = ["scheduled", "rescheduled"] as const;
/** Statuses of interviews that did not take place. */
export const missedInterviews = ["no_show", "canceled"] as const;

export interface InterviewFacts {
  startsAt: Date;
  asOf: Date;
  /** Whether the application is active, as far as the caller may know. */
  active: boolean;
  /** How often the candidate has proposed another time. */
  proposals: number;
}

const isAhead = ({ startsAt, asOf }: InterviewFacts) => startsAt > asOf;
const hiring = ["employer", "consultant"] as const;

/** The lifecycle of an interview. An interview that does not exist yet has the state "none". */
export const interviewLife = defineLifecycle({
  stored: { table: "interviews", columns: ["status"] },
  states: {
    none: null,
    scheduled: null,
    rescheduled: null,
    completed: null,
    no_show: null,
    canceled: null,
  } satisfies Record<InterviewStatus | "none", null>,
  roles: ["candidate", "employer", "consultant", "system"],
  refusal: "interview_state_changed",
  refusals: {
    schedule: "interview_applicant_ended",
    propose: "interview_proposal_late",
    feedback: "interview_not_held",
  },
  verbs: {
    schedule: [{ from: "none", to: "scheduled", by: hiring, when: ({ active }: InterviewFacts) => active }],
    reschedule: [
      { from: openInterviews, to: "rescheduled", by: hiring, when: ({ active }: InterviewFacts) => active },
    ],
    cancel: [{ from: openInterviews, to: "canceled", by: [...hiring, "system"] }],
    // The outcome is known once the interview has begun. A wrong outcome can be corrected.
    complete: [
      { from: [...openInterviews, "no_show"], to: "completed", by: hiring, when: (facts) => !isAhead(facts) },
    ],
    no_show: [
      { from: [...openInterviews, "completed"], to: "no_show", by: hiring, when: (facts) => !isAhead(facts) },
    ],
    // Feedback is for interviews that have begun.
    feedback: [{ from: [...openInterviews, "completed"], by: hiring, when: (facts) => !isAhead(facts) }],
    answer: [{ from: openInterviews, by: "candidate", when: (facts) => facts.active && isAhead(facts) }],
    propose: [
      {
        from: openInterviews,
        by: "candidate",
        when: (facts) =>
          facts.active &&
          facts.startsAt.getTime() - facts.asOf.getTime() >= proposals.hoursBefore * hour &&
          facts.proposals < proposals.max,
      },
    ],
  },
});
