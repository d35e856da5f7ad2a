import { z } from "zod";
import { resource, time } from "#kit/contract.ts";
import { questionTypes } from "#market/jobs/terms.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { candidateStatuses, clientVerdicts, consentFilters, interviewAnswers, offerStates } from "./terms.ts";

/** A status with the time at which it was reached, also `viewed` and the answers to offers. Statuses that were undone at once are left out. */
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
            /** Null for a confidential job, which names the agency. */
            slug: z.string().nullable(),
            logo: z.string().nullable(),
          }),
        }),
      }),
    }),
    status: z.enum(candidateStatuses),
    applied_at: time,
    viewed_at: time.nullable(),
    respond_by: time.nullable(),
    /** Whether the employer has not responded for seven days. */
    waiting: z.boolean(),
    /** The neutral sentence of the rejection's reason, in the caller's language. */
    reject_text: z.string().nullable(),
    /** Whether the candidate has accepted the offer and the employer has not yet confirmed the hiring. */
    offer_accepted: z.boolean(),
    /** The contact person for an offer; null without an offer. */
    contact: z.object({ full_name: z.string(), email: z.string() }).nullable(),
    /** The CV file of the application; null after the employer's copy was erased. */
    cv: z.object({ id: z.string(), name: z.string() }).nullable(),
    cover_letter: z.string().nullable(),
    /** The number of the employer's messages that the candidate has not read. */
    unread_messages: z.number().int(),
    timeline: z.array(timelineEntry),
    /** The time for which the employer stores the data (decisions §23). */
    retention: z.object({
      /** When the candidate consented that the company stores the CV for other jobs. */
      consent_at: time.nullable(),
      /** When the data will be erased if nothing changes; null while the application is active. */
      erased_from: time.nullable(),
      erased_at: time.nullable(),
      /** The days between the end of the application and the erasure, without consent. */
      days: z.number().int(),
    }),
    can: z.object({ withdraw: z.boolean(), consent: z.boolean() }),
  }),
);

const can = z.object({ move: z.boolean(), reject: z.boolean(), restore: z.boolean() });

const rejected = z.object({
  reason_id: z.number(),
  /** The employer’s words to the candidate in place of the sentence of the reason. */
  words: z.string().nullable(),
  note: z.string().nullable(),
  at: time,
  by: z.object({ id: z.number(), full_name: z.string() }).nullable(),
});

const stageRef = z.object({ id: z.string(), kind: z.enum(allKinds), name: z.string(), name_vn: z.string() });

const cardAttributes = {
  job_id: z.number(),
  /** The applicant's column: its stage, or the column of its outcome. */
  stage: stageRef,
  /** The stage in which a rejected or withdrawn applicant was, to which restoring returns it; null for active applicants. */
  stood_at: stageRef.nullable(),
  /** The index in the column, from 0. */
  index: z.number().int(),
  /** The applicant's name, or `#` and the id while the identity is hidden. */
  full_name: z.string(),
  /** Whether a blind review hides name, contact data, photo and file, until the applicant passes screening (decision 078). */
  identity_hidden: z.boolean(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The address of the square photo; it changes with the photo. */
  photo: z.string().nullable(),
  source: z.string(),
  applied_at: time,
  viewed_at: time.nullable(),
  stage_changed_at: time,
  waiting: z.boolean(),
  /** The number of answers that do not meet the job's requirements. */
  flags: z.number().int(),
  /** True if the candidate has not applied on Sen, and so is not notified of moves and rejections. */
  unreached: z.boolean(),
  /** The number of the candidate's messages that no member of the employer has read. */
  unread_messages: z.number().int(),
  /** `url` is null for a file with macros, of which only the text is shown. */
  cv: z.object({ id: z.string(), name: z.string(), kind: z.string(), url: z.string().nullable() }),
  rejected: rejected.nullable(),
  owner: z.object({ id: z.number(), full_name: z.string() }).nullable(),
  /** Whether the applicant was taken off the board. */
  hidden: z.boolean(),
  /** When the person was erased: the name is a dash, contact data and CV are deleted. */
  erased_at: time.nullable(),
  can,
};

/** When the candidate gets an email about the change, unless it is cancelled before; null if none is sent. */
export const emailAt = { email_at: time.nullable() };

/** An applicant as a card of the board. */
export const applicantCard = resource("applicant", z.object(cardAttributes));

/** An entry of an applicant's activity log. */
export const activityEntry = z.object({
  kind: z.string(),
  at: time,
  by: z.string().nullable(),
  /** Canonical kinds of the stages of a move. */
  from_stage: z.string().nullable(),
  to_stage: z.string().nullable(),
  /** The ids of the stages of a move; null in old entries, which have only the kinds. */
  from_stage_id: z.number().int().nullable(),
  to_stage_id: z.number().int().nullable(),
  reason_id: z.number().nullable(),
  note: z.string().nullable(),
  /** Further data of the activity, such as the time of an interview or the title of a task. */
  about: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const applicant = resource(
  "applicant_detail",
  z.object({
    ...cardAttributes,
    /**
     * `manage`: the caller may act, and also see offers, messages and tasks, which interviewers may not (decision 079). `board`:
     * the caller may see the board of the job.
     */
    can: can.extend({ manage: z.boolean(), board: z.boolean() }),
    /** The member whose referral link led to the application. */
    referred_by: z.string().nullable(),
    /** The applicant's entry among the company's people; null if the caller may not see it. */
    candidate_id: z.number().int().nullable(),
    /** `address`: the place of work, the default for interviews on site. */
    job: z.object({ id: z.string(), title: z.string(), address: z.string().nullable() }),
    cover_letter: z.string().nullable(),
    answers: z.array(
      z.object({
        question: z.string(),
        type: z.enum(questionTypes),
        /** The answer as text; "yes" or "no" for a question of that type. */
        answer: z.string(),
        meets: z.boolean().nullable(),
      }),
    ),
    /** When the response clock ends; null after the employer's response. */
    respond_by: time.nullable(),
    withdrawn: z.object({ reason_id: z.number(), note: z.string().nullable(), at: time }).nullable(),
    /** The text that was read from the CV, which is shown instead of a DOC or DOCX. */
    cv_text: z.object({
      state: z.enum(["pending", "ready", "empty", "failed", "erased", "none"]),
      text: z.string().nullable(),
    }),
    /** The stages to which the applicant can be moved. */
    stages: z.array(stageRef),
    /** The ids of the previous and next applicant in the column, and the number of applicants in it; 0 for readers without the board. */
    neighbours: z.object({
      previous: z.string().nullable(),
      next: z.string().nullable(),
      count: z.number().int(),
    }),
    activities: z.array(activityEntry),
  }),
);

/**
 * An applicant on the board, with only what its card shows, because a board has hundreds. The column has its stage and `can`,
 * the order of the list is its index, and `applicant_detail` has the rest.
 */
export const boardApplicant = resource(
  "applicant",
  z.object({
    full_name: z.string(),
    email: z.string(),
    /** The address of the square photo; it changes with the photo. */
    photo: z.string().optional(),
    /** From the CV: the current or last job title, and whole years of work. */
    role: z.string().optional(),
    years: z.number().int().optional(),
    /** The job's skills that are in the CV. */
    skills: z.array(z.string()).optional(),
    /** The number of notes, and the average recommendation (1 to 4), which the caller sees after giving feedback. */
    notes: z.number().int().optional(),
    recommendation: z.number().optional(),
    applied_at: time,
    /** Whole days since the applicant came to its stage. */
    days: z.number().int(),
    /** The source of the application; left out for applications from this site. */
    source: z.string().optional(),
    owner: z.string().optional(),
    viewed: z.boolean(),
    waiting: z.boolean(),
    flags: z.number().int(),
    /** True if the candidate has written a message that no member has read. */
    unread: z.literal(true).optional(),
    /** For a rejected or withdrawn applicant: the id of the stage to which restoring returns it. */
    stood_at: z.string().optional(),
    reject_reason_id: z.number().optional(),
    /** True if the applicant was taken off the board, which lists it only with the filter `hidden`. */
    hidden: z.literal(true).optional(),
    /** The next interview: its id, its beginning and the candidate's answer. */
    interview: z.object({ id: z.string(), at: time, response: z.enum(interviewAnswers) }).optional(),
    /** The state of the offer to an active applicant who is not hired yet. */
    offer: z.enum(offerStates).optional(),
    /** The screening questions whose answers do not meet the job's requirements. */
    failed: z.array(z.string()).optional(),
    /** The tags that the employer gave. */
    tags: z.array(z.string()).optional(),
    /** For agencies: the person's answer to the request for the consent to be introduced. */
    consent: z.enum(consentFilters).optional(),
    /** For agencies: the client's answer about the introduced person. */
    client_answer: z.enum(clientVerdicts).optional(),
    /** True if the candidate has not applied on Sen, and so is not notified of moves and rejections. */
    unreached: z.literal(true).optional(),
  }),
  "BoardApplicant",
);

/** An applicant on the board of a company, which has no fields of agencies. */
export const companyBoardApplicant = resource(
  "applicant",
  boardApplicant.shape.attributes.omit({ consent: true, client_answer: true }),
  "CompanyBoardApplicant",
);

/** A stage of the board with its applicants, from top to bottom. */
export const column = z.object({
  ...stageRef.shape,
  /** Whether the column starts folded to a strip. */
  folded: z.boolean(),
  /** The number of applicants, including erased ones, which are not listed, without those taken off the board. */
  count: z.number().int(),
  /** The number of applicants that match the query, of whom the first 500 are listed. */
  matching: z.number().int(),
  erased: z.number().int(),
  /** The actions that are allowed on each applicant of the column. */
  can,
  applicants: z.object({ data: z.array(boardApplicant) }),
});
