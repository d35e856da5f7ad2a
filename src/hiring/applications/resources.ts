import { z } from "zod";
import { resource, time } from "#kit/contract.ts";
import { questionTypes } from "#market/jobs/terms.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { candidateStatuses } from "./terms.ts";

/** Statuses in the order in which they were reached, with `viewed` and the answers to offers; one that was undone at once is left out. */
const timelineEntry = z.object({ kind: z.string(), at: time });

/** A candidate's view of an application. */
export const application = resource(
  "application",
  z.object({
    job: z.object({
      data: z.object({
        id: z.string(),
        type: z.literal("job"),
        attributes: z.object({
          title: z.string(),
          slug: z.string(),
          url: z.object({ en: z.string(), vi: z.string() }),
          display_state: z.string(),
          location_ids: z.array(z.number()),
          company: z.object({
            id: z.string(),
            name: z.string(),
            slug: z.string(),
            logo: z.string().nullable(),
          }),
        }),
      }),
    }),
    status: z.enum(candidateStatuses),
    applied_at: time,
    viewed_at: time.nullable(),
    respond_by: time.nullable(),
    /** No answer for seven days. */
    waiting: z.boolean(),
    /** The neutral sentence of the reason, in the caller's language. */
    reject_text: z.string().nullable(),
    /** The candidate has accepted the offer; the employer has not yet confirmed the hiring. */
    offer_accepted: z.boolean(),
    /** Whom to ask about an offer; null before there is one. */
    contact: z.object({ full_name: z.string(), email: z.string() }).nullable(),
    /** Null once the employer no longer has it. */
    cv: z.object({ id: z.string(), name: z.string() }).nullable(),
    cover_letter: z.string().nullable(),
    /** Messages of the employer that were not seen yet. */
    unread_messages: z.number().int(),
    timeline: z.array(timelineEntry),
    /** How long the employer keeps the data (decisions §23). */
    retention: z.object({
      /** When the candidate agreed that the company keeps the CV for other jobs. */
      consent_at: time.nullable(),
      /** When the data will be erased as things are; null while the application runs. */
      erased_from: time.nullable(),
      erased_at: time.nullable(),
      /** How many days after its end that is, without consent. */
      days: z.number().int(),
    }),
    can: z.object({ withdraw: z.boolean(), consent: z.boolean() }),
  }),
);

const can = z.object({ move: z.boolean(), reject: z.boolean(), restore: z.boolean() });

const rejected = z.object({
  reason_id: z.number(),
  note: z.string().nullable(),
  at: time,
  by: z.object({ id: z.number(), full_name: z.string() }).nullable(),
});

const stageRef = z.object({ id: z.string(), kind: z.enum(allKinds), name: z.string(), name_vn: z.string() });

const cardAttributes = {
  job_id: z.number(),
  /** Its column: where it stands, or the column of how it ended. */
  stage: stageRef,
  /** Where a rejected or withdrawn one stood, and where restoring returns it to; null for the others. */
  stood_at: stageRef.nullable(),
  /** Place in its column, from 0. */
  index: z.number().int(),
  /** `#` and its id where the identity is hidden. */
  full_name: z.string(),
  /** In a blind review, until screening is passed: no name, contact data, photo and file (decision 078). */
  identity_hidden: z.boolean(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Address of the square photo; it changes with the photo. */
  photo: z.string().nullable(),
  source: z.string(),
  applied_at: time,
  viewed_at: time.nullable(),
  stage_changed_at: time,
  waiting: z.boolean(),
  /** Answers that do not meet what the job asks for. */
  flags: z.number().int(),
  /** Has not applied on Sen: the candidate is not notified of moves and rejections. */
  unreached: z.boolean(),
  /** Messages of the candidate that nobody of the employer has seen yet. */
  unread_messages: z.number().int(),
  /** `url` is null for a file with macros: its text is shown, the original is not handed on. */
  cv: z.object({ id: z.string(), name: z.string(), kind: z.string(), url: z.string().nullable() }),
  rejected: rejected.nullable(),
  owner: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  /** Off the board. */
  hidden: z.boolean(),
  /** When the person was removed: the name is a dash, contact data and CV are gone. */
  erased_at: time.nullable(),
  can,
};

/** When the candidate gets an email about the change, unless that is cancelled before; null where none is sent. */
export const emailAt = { email_at: time.nullable() };

/** An applicant as a card of the board. */
export const applicantCard = resource("applicant", z.object(cardAttributes));

/** What happened to an applicant. */
export const activityEntry = z.object({
  kind: z.string(),
  at: time,
  by: z.string().nullable(),
  /** Canonical kinds of the stages of a move. */
  from_stage: z.string().nullable(),
  to_stage: z.string().nullable(),
  /** Which of the company’s own stages; null in entries that name their kinds only. */
  from_stage_id: z.number().int().nullable(),
  to_stage_id: z.number().int().nullable(),
  reason_id: z.number().nullable(),
  note: z.string().nullable(),
  /** What else its kind says: the time of an interview, the title of a task. */
  about: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const applicant = resource(
  "applicant_detail",
  z.object({
    ...cardAttributes,
    /**
     * `manage`: sees offers, messages and tasks too, and acts; interviewers read and judge (decision 079). `board`: sees the board
     * of the job.
     */
    can: can.extend({ manage: z.boolean(), board: z.boolean() }),
    /** The colleague whose link led to the application. */
    referred_by: z.string().nullable(),
    /** Whom the company knows behind it. */
    candidate_id: z.number().int().nullable(),
    /** `address`: the place of work, which interviews on site start with. */
    job: z.object({ id: z.string(), title: z.string(), address: z.string().nullable() }),
    cover_letter: z.string().nullable(),
    answers: z.array(
      z.object({
        question: z.string(),
        type: z.enum(questionTypes),
        /** As text; "yes" or "no" for a question of that type. */
        answer: z.string(),
        meets: z.boolean().nullable(),
      }),
    ),
    /** When the response clock ends; null once somebody answered. */
    respond_by: time.nullable(),
    withdrawn: z.object({ reason_id: z.number(), note: z.string().nullable(), at: time }).nullable(),
    /** A DOC or DOCX is shown as the text that was read from it. */
    cv_text: z.object({
      state: z.enum(["pending", "ready", "empty", "failed", "erased", "none"]),
      text: z.string().nullable(),
    }),
    /** The stages that it may be moved to. */
    stages: z.array(stageRef),
    /** Before and after it in its column, for reading on. */
    neighbours: z.object({ previous: z.string().nullable(), next: z.string().nullable() }),
    activities: z.array(activityEntry),
  }),
);

/**
 * An applicant on the board: what its card shows, since a board has hundreds. Where it stands and what may be done with it
 * is its column's, its index the order of the list; the rest is in the detail.
 */
export const boardApplicant = resource(
  "applicant",
  z.object({
    full_name: z.string(),
    email: z.string(),
    /** Address of the square photo; it changes with the photo. */
    photo: z.string().optional(),
    /** What the CV says: the present or latest job title, and whole years of work. */
    role: z.string().optional(),
    years: z.number().int().optional(),
    /** Those of the job's skills that the CV names. */
    skills: z.array(z.string()).optional(),
    /** How many notes there are; the average of the recommendations (1 to 4) once one's own is among them. */
    notes: z.number().int().optional(),
    recommendation: z.number().optional(),
    applied_at: time,
    /** Whole days since it came to its stage. */
    days: z.number().int(),
    /** Left out where it came from the site itself. */
    source: z.string().optional(),
    owner: z.string().optional(),
    viewed: z.boolean(),
    waiting: z.boolean(),
    flags: z.number().int(),
    /** The candidate has written and nobody has seen it; left out otherwise. */
    unread: z.literal(true).optional(),
    /** Of one that ended: the id of the stage that restoring returns it to. */
    stood_at: z.string().optional(),
    reject_reason_id: z.number().optional(),
    /** Off the board, unless it is asked for. */
    hidden: z.literal(true).optional(),
    /** Has accepted an offer and is not hired yet. */
    offer_accepted: z.literal(true).optional(),
    /** Has not applied on Sen: the candidate is not notified of moves and rejections. */
    unreached: z.literal(true).optional(),
  }),
  "BoardApplicant",
);

/** A stage of the board with its applicants, from top to bottom. */
export const column = z.object({
  ...stageRef.shape,
  /** Whether it starts folded to a strip. */
  folded: z.boolean(),
  /** With those whose data was erased, who are not listed; without those who are hidden. */
  count: z.number().int(),
  /** Those whom the query asks for; of them the first 500 are listed. */
  matching: z.number().int(),
  erased: z.number().int(),
  /** What may be done with each applicant of the column. */
  can,
  applicants: z.object({ data: z.array(boardApplicant) }),
});
