import { hour } from "#kit/clock.ts";
import { defineLifecycle } from "#kit/lifecycle.ts";
import { proposals } from "./terms.ts";

export const statuses = ["scheduled", "rescheduled", "completed", "no_show", "canceled"] as const;
export type InterviewStatus = (typeof statuses)[number];

/** Those that are still to take place, or whose outcome is not noted. */
export const openInterviews = ["scheduled", "rescheduled"] as const;
/** Those that did not take place. */
export const missedInterviews = ["no_show", "canceled"] as const;

export interface InterviewFacts {
  startsAt: Date;
  asOf: Date;
  /** The application still runs, as far as the caller may know. */
  active: boolean;
  /** How often the candidate has asked for another time. */
  proposals: number;
}

const isAhead = ({ startsAt, asOf }: InterviewFacts) => startsAt > asOf;
const hiring = ["employer", "consultant"] as const;

/** Every way of an interview; "none" is one that is being set up. */
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
    // How it went is known once it has begun; a slip is put right.
    complete: [
      { from: [...openInterviews, "no_show"], to: "completed", by: hiring, when: (facts) => !isAhead(facts) },
    ],
    no_show: [
      { from: [...openInterviews, "completed"], to: "no_show", by: hiring, when: (facts) => !isAhead(facts) },
    ],
    // Of what has begun, by those who were there.
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
