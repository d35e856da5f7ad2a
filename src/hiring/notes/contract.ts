import { z } from "zod";
import { kitContent } from "#hiring/interview-kits/contract.ts";
import { kitMax } from "#hiring/interview-kits/terms.ts";
import { all, byId, idParam, one, resource, time } from "#kit/contract.ts";
import { optionalText, ruleOf, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { mostMentions, mostRatings, noteMax, skillNameMax } from "./terms.ts";

const person = z.object({ id: z.number().int(), full_name: z.string() });
/** The subject of a list of notes or evaluations. */
const about = {
  job: z.object({ id: z.string(), title: z.string() }),
  /** The name of the applicant; null for notes on the job itself. */
  candidate: z.string().nullable(),
  /** The code of the reason why the caller cannot write, or null. */
  closed: z.string().nullable(),
  /** `board`: the caller may see the board of the job, unlike an interviewer of a single applicant (decision 079). */
  can: z.object({ write: z.boolean(), board: z.boolean() }),
};

const note = resource(
  "note",
  z.object({
    job_id: z.number().int(),
    applicant_id: z.number().int().nullable(),
    author: person,
    text: z.string(),
    mentions: z.array(person),
    at: time,
    edited_at: time.nullable(),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  }),
);

const words = z.object({
  text: text(noteMax),
  /** Ids of people who are mentioned in the text. */
  mentions: z
    .array(z.coerce.number("mention_unknown").int("mention_unknown").positive("mention_unknown"))
    .max(mostMentions)
    .default([]),
});
/** The limit of requests per client address, which a person does not reach. */
const often = { max: 60, seconds: 600 };
const byNote = byId.extend({ noteId: idParam });

/** The paths of the subjects of notes. `/profiles` is the specification's name of applicants (spec §7). */
type NotesPath = "/applicants/:id" | "/profiles/:id" | "/jobs/:id";

function notesAt(path: NotesPath, whose: string) {
  const of = `${path}/notes` as const;
  const single = `${path}/notes/:noteId` as const;
  return {
    list: hiringEndpoint({
      method: "GET",
      path: of,
      summary: `The notes on ${whose}, newest first, by key: \`before\` is the last id of the page before`,
      params: byId,
      query: z.object({
        before: idParam.optional(),
        items: z.coerce.number().int().min(1).max(100).default(50),
      }),
      answer: all(note).extend({
        meta: z.object({
          ...about,
          total: z.number().int(),
          next: z.string().nullable(),
          /** The people who may be mentioned, because they see the applicant or the job. */
          people: z.array(person),
        }),
      }),
      audit: "cv",
    }),
    write: hiringEndpoint({
      method: "POST",
      path: of,
      summary: `Write a note on ${whose}; everyone mentioned is notified once`,
      params: byId,
      body: words,
      answer: one(note),
      status: 201,
      limit: often,
      errors: ["mention_unknown", "notes_erased"],
    }),
    edit: hiringEndpoint({
      method: "PUT",
      path: single,
      summary: "Change one's own note",
      params: byNote,
      body: words,
      answer: one(note),
      limit: often,
      errors: ["mention_unknown", "note_not_yours", "notes_erased"],
    }),
    remove: hiringEndpoint({
      method: "DELETE",
      path: single,
      summary: "Delete one's own note; administrators delete any",
      params: byNote,
      errors: ["note_not_yours"],
    }),
  };
}

export const applicantNotes = notesAt("/applicants/:id", "an applicant");
export const profileNotes = notesAt("/profiles/:id", "an applicant");
export const jobNotes = notesAt("/jobs/:id", "a job");

export const interview = z.object({
  id: z.string(),
  round: z.number().int().nullable(),
  starts_at: time,
});

export const evaluationAttributes = {
  author: person,
  /** Whether the caller is the author. */
  own: z.boolean(),
  /** The interview that the evaluation is about; null for an evaluation of the applicant as a whole. */
  interview: interview.nullable(),
  recommendation: z.number().int(),
  skills: z.array(z.object({ name: z.string(), rating: z.number().int() })),
  /** The answers to the questions of the interview kit, with the questions as the author read them. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  text: z.string().nullable(),
  at: time,
  edited_at: time.nullable(),
};
const evaluation = resource("evaluation", z.object(evaluationAttributes));

const evaluationList = all(evaluation).extend({
  meta: z.object({
    ...about,
    /** The number of all evaluations, including hidden ones. */
    count: z.number().int(),
    /** The number of authors whose feedback is hidden until the caller has sent feedback. */
    hidden: z.number().int(),
    /** The average of the shown evaluations; null without any. */
    average: z
      .object({
        recommendation: z.number(),
        skills: z.array(z.object({ name: z.string(), rating: z.number(), count: z.number().int() })),
      })
      .nullable(),
    /** The skills of the job. */
    job_skills: z.array(z.string()),
    /**
     * The interviews that feedback can be about, the latest first. `mine`: the caller held it; `sent`: the caller has sent feedback;
     * `kit`: what to ask and to rate, or null.
     */
    interviews: z.array(
      interview.extend({ mine: z.boolean(), sent: z.boolean(), kit: kitContent.nullable() }),
    ),
  }),
});

export const evaluations = hiringEndpoint({
  method: "GET",
  path: "/applicants/:id/evaluations",
  scope: "interviews:read",
  summary:
    "List the evaluations of an applicant and its interviews; those of colleagues are hidden until the caller has sent one",
  params: byId,
  answer: evaluationList,
  audit: "cv",
});

const skill = z.object({
  name: optionalText(skillNameMax),
  /** The rating from 1 to 5. A skill without a rating is not stored. */
  rating: z.coerce
    .number("rating_invalid")
    .int("rating_invalid")
    .min(1, "rating_invalid")
    .max(5, "rating_invalid")
    .nullish(),
});
const answer = z.object({
  question: optionalText(kitMax.question),
  /** A question without an answer is not stored. */
  answer: optionalText(kitMax.answer),
});
type Rows = { skills: { name: string | null; rating?: number | null | undefined }[] };

/** Returns errors for ratings without a skill, and for skills that are rated twice. */
const skillErrors = ({ skills }: Rows) => {
  const seen = new Set<string>();
  return skills.flatMap(({ name, rating }, index) => {
    const pointer = `/skills/${index}/name`;
    if (!rating) return [];
    if (name === null) return [{ code: "required", pointer }];
    const key = name.toLowerCase();
    if (seen.has(key)) return [{ code: "skill_twice", pointer }];
    seen.add(key);
    return [];
  });
};

export const evaluate = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/evaluations",
  summary:
    "Send one's evaluation of an applicant, or change it: one by each author and interview, and one about none",
  params: byId,
  body: z
    .object({
      /** The id of the interview; by default the evaluation is about the applicant as a whole. */
      interview_id: z.coerce.number("interview_unknown").int("interview_unknown").nullish(),
      recommendation: z.coerce
        .number("recommendation_required")
        .int("recommendation_required")
        .min(1, "recommendation_required")
        .max(4, "recommendation_required"),
      skills: z.array(skill).max(mostRatings).default([]),
      answers: z
        .array(answer)
        .max(2 * kitMax.questions)
        .default([]),
      text: optionalText(noteMax),
    })
    .check(ruleOf<Rows>(["skills"], skillErrors)),
  answer: evaluationList,
  status: 201,
  limit: often,
  errors: [
    "recommendation_required",
    "rating_invalid",
    "skill_twice",
    "notes_erased",
    "interview_unknown",
    "interview_not_held",
  ],
});
