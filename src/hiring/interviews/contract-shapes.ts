import { z } from "zod";
import { resource, time } from "#kit/contract.ts";
import { checkbox, day, optionally, optionalText, ruleOf, sideOf, text, timeOfDay } from "#kit/fields.ts";
import { statuses } from "./lifecycle.ts";
import { locationProblem } from "./place-and-time.ts";
import {
  defaultDuration,
  durations,
  type InterviewField,
  interviewersMax,
  interviewKinds,
  responses,
} from "./terms.ts";

const oneOf = (values: readonly number[]) => z.coerce.number().refine((id) => values.includes(id), "invalid");

export const when = { date: day, time: timeOfDay };

/** The schemas of each field: `sent` in requests of an employer, `shown` in responses to both sides. */
const written = {
  type: { sent: oneOf(interviewKinds.map(({ id }) => id)), shown: z.number().int() },
  duration: { sent: oneOf(durations), shown: z.number().int() },
  round: { sent: oneOf([1, 2, 3]).nullish(), shown: z.number().int().nullable() },
  /** The phone number, link or address of the interview, as the type requires. */
  location: { sent: text(500), shown: z.string() },
  /** A message to the candidate. */
  message: { sent: optionalText(1000), shown: z.string().nullable() },
} satisfies Record<InterviewField, { sent: z.ZodType; shown: z.ZodType }>;

const sent = {
  ...sideOf(written, "sent"),
  /** The ids of the interviewers, who are members of the company. An empty list means the caller. */
  interviewers: z.array(z.coerce.number().int().positive()).max(interviewersMax),
};
export const arrangement = {
  ...sent,
  duration: sent.duration.default(defaultDuration),
  interviewers: sent.interviewers.default([]),
};
const { type, location, ...others } = sent;
/** A change needs a type and a location. Other fields keep their values when they are absent. */
export const changedArrangement = { type, location, ...optionally(z.object(others)).shape };
/** Whether to schedule the interview in spite of a clash or a public holiday. */
export const anyway = checkbox;

export const locationRule = ruleOf<{ type: number; location: string }>(["type", "location"], locationProblem);
const person = z.object({ id: z.number(), full_name: z.string() });

const shown = sideOf(written, "shown");
const common = {
  date: z.string(),
  time: z.string(),
  starts_at: time,
  ...shown,
  status: z.enum(statuses),
  response: z.enum(responses),
  /** The time that the candidate proposes; null without a proposal. */
  proposed: z.object({ starts_at: time, note: z.string().nullable() }).nullable(),
  cancel: z.object({ reason_id: z.number(), note: z.string().nullable() }).nullable(),
};

/** An interview in responses to employers. The private notes of consultants (spec §6) are not in it. */
export const interview = resource(
  "interview",
  z.object({
    ...common,
    applicant: z.object({ id: z.string(), full_name: z.string() }),
    job: z.object({ id: z.string(), title: z.string() }),
    interviewers: z.array(person),
    version: z.number().int(),
    /** The number of interviewers who have sent feedback, and whether the caller has. */
    feedback: z.object({ sent: z.number().int(), own: z.boolean() }),
    can: z.object({
      reschedule: z.boolean(),
      cancel: z.boolean(),
      complete: z.boolean(),
      no_show: z.boolean(),
      feedback: z.boolean(),
      /** Whether the caller may open the applicant. A canceled interview alone does not permit it (decision 079). */
      read: z.boolean(),
    }),
  }),
);

export const invite = resource(
  "interview_invite",
  z.object({
    ...shown,
    /** The offered times that the candidate can still choose. */
    slots: z.array(time),
  }),
);

/** An interview in responses to its candidate. */
export const ownInterview = resource(
  "own_interview",
  z.object({
    ...common,
    application: z.string(),
    job: z.string(),
    company: z.string(),
    interviewers: z.array(z.string()),
    can: z.object({ answer: z.boolean(), propose: z.boolean() }),
  }),
);

export const ownInvite = resource(
  "own_interview_invite",
  z.object({
    ...invite.shape.attributes.shape,
    application: z.string(),
    job: z.string(),
    company: z.string(),
  }),
);
