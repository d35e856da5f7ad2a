import { z } from "zod";
import { resource, time } from "#kit/contract.ts";
import { checkbox, day, optionalText, ruleOf, text, timeOfDay } from "#kit/fields.ts";
import { statuses } from "./lifecycle.ts";
import { locationProblem } from "./place-and-time.ts";
import { defaultDuration, durations, interviewersMax, interviewKinds, responses } from "./terms.ts";

const oneOf = (values: readonly number[]) => z.coerce.number().refine((id) => values.includes(id), "invalid");

export const when = { date: day, time: timeOfDay };
const place = {
  type: oneOf(interviewKinds.map(({ id }) => id)),
  duration: oneOf(durations).default(defaultDuration),
  /** A phone number, a link or an address, as the type asks for it. */
  location: text(500),
};
export const given = {
  ...place,
  round: oneOf([1, 2, 3]).nullish(),
  /** Members of the company; the caller where it is left out. */
  interviewers: z.array(z.coerce.number().int().positive()).max(interviewersMax).default([]),
  /** Words to the candidate. */
  message: optionalText(1000),
};
/** The fields of `given` that have a value when they are left out: a change keeps the present one. */
export const keptWhenLeftOut = {
  duration: oneOf(durations).optional(),
  interviewers: given.interviewers.unwrap().optional(),
  message: z.nonoptional(given.message).optional(),
};
/** Set up although somebody is busy then, or it is a public holiday. */
export const anyway = checkbox;

export const locationRule = ruleOf<{ type: number; location: string }>(["type", "location"], locationProblem);
const person = z.object({ id: z.number(), full_name: z.string() });

const common = {
  date: z.string(),
  time: z.string(),
  starts_at: time,
  duration: z.number().int(),
  type: z.number().int(),
  round: z.number().int().nullable(),
  location: z.string(),
  message: z.string().nullable(),
  status: z.enum(statuses),
  response: z.enum(responses),
  /** The other time that the candidate asks for; null where it asks for none. */
  proposed: z.object({ starts_at: time, note: z.string().nullable() }).nullable(),
  cancel: z.object({ reason_id: z.number(), note: z.string().nullable() }).nullable(),
};

/** As a company reads it. Private notes are the consultants' (spec §6): there is no key for them here. */
export const interview = resource(
  "interview",
  z.object({
    ...common,
    applicant: z.object({ id: z.string(), full_name: z.string() }),
    job: z.object({ id: z.string(), title: z.string() }),
    interviewers: z.array(person),
    version: z.number().int(),
    /** How many of the interviewers have sent feedback about it, and whether the caller has. */
    feedback: z.object({ sent: z.number().int(), own: z.boolean() }),
    can: z.object({
      reschedule: z.boolean(),
      cancel: z.boolean(),
      complete: z.boolean(),
      no_show: z.boolean(),
      feedback: z.boolean(),
      /** Open its applicant: not whose only interview was cancelled (decision 079). */
      read: z.boolean(),
    }),
  }),
);

export const invite = resource(
  "interview_invite",
  z.object({
    type: z.number().int(),
    duration: z.number().int(),
    round: z.number().int().nullable(),
    location: z.string(),
    message: z.string().nullable(),
    /** The times that can still be chosen. */
    slots: z.array(time),
  }),
);

/** As the candidate reads it. */
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
