/** The kinds of interviews by id (decisions §5). `needs` is the content of the location. */
export const interviewKinds = [
  { id: 0, key: "phone", needs: "phone" },
  { id: 1, key: "video", needs: "url" },
  { id: 2, key: "on_site", needs: "address" },
  { id: 3, key: "test", needs: "place" },
] as const;
export type InterviewKind = (typeof interviewKinds)[number];

export function kindOf(id: number): InterviewKind {
  return interviewKinds.find((kind) => kind.id === id) ?? interviewKinds[0];
}

/** The fields of an interview in the API, with their columns in `interviews` and `interview_invites`. */
export const interviewColumns = {
  type: "kind",
  duration: "minutes",
  round: "round",
  location: "location",
  message: "message",
} as const;
export type InterviewField = keyof typeof interviewColumns;
export type InterviewColumn = (typeof interviewColumns)[InterviewField];

export const durations = [15, 30, 45, 60, 90, 120] as const;
export const defaultDuration = 60;

export const roundKeys = ["first", "second", "final"] as const;

export const responses = ["pending", "accepted", "declined", "proposed_new_time"] as const;
export type Response = (typeof responses)[number];

export const cancelReasons = [
  { id: 1, key: "candidate_unavailable" },
  { id: 2, key: "interviewer_unavailable" },
  { id: 3, key: "candidate_withdrew" },
  { id: 4, key: "job_closed" },
  { id: 5, key: "wrong_booking" },
  { id: 6, key: "other" },
] as const;
export const otherReason = 6;
/** The reasons for cancelling an interview whose application has ended, by the outcome of the application. */
export const endReasons = { withdrawn: 3, rejected: 4 } as const;

export const interviewersMax = 10;
export const slotsMax = 20;
/** The most days, people and interviews of the calendar of a team. */
export const weekMax = { days: 14, people: 20, interviews: 500 } as const;
/** An interview begins at least this many hours after its invitation (decisions §5). */
export const earliestHours = 2;
export const latestDays = 365;
/** A candidate may propose another time until some hours before the interview, and a few times only (decisions §5). */
export const proposals = { hoursBefore: 4, max: 3 } as const;
export const reminderHours = 24;

/** Kinds of activity (spec §3, "Activity kinds") that this room writes; `starts_at` identifies the interview. */
export interface InterviewActivities {
  /** `chosen`: the candidate chose this time from several offered times. */
  interview_schedule: { interview: number; starts_at: string; chosen?: 1 };
  /** The number of offered times. No interview exists yet. */
  interview_offer: { slots: number };
  interview_offer_end: Record<never, never>;
  interview_reschedule: { interview: number; starts_at: string };
  interview_cancel: { interview: number; reason_id: number; note?: string | null };
  interview_complete: { interview: number };
  interview_no_show: { interview: number };
  interview_answer: { interview: number; response: Response; starts_at?: string };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends InterviewActivities {}
}
