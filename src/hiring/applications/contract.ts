import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging } from "#kit/contract.ts";
import { checkbox, fullName, optionalText } from "#kit/fields.ts";
import { quickApply } from "#people/accounts/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { cvMaxBytes, cvProblems, quickApplyCvMaxBytes } from "#profiles/cv/terms.ts";
import { applicant, applicantCard, application, emailAt } from "./resources.ts";
import { type CandidateStatus, candidateStatuses, rejectWordsMax } from "./terms.ts";

/** Reads `answers`: JSON text in a multipart body, an array in a JSON body. Plain values answer the questions in order. */
const answers = z.preprocess(
  (value) => {
    const list = typeof value === "string" ? parsed(value) : (value ?? []);
    if (!Array.isArray(list)) return list;
    return list
      .map((answer, question) => (typeof answer === "object" ? answer : { question, answer }))
      .filter((each) => each !== null);
  },
  z
    .array(
      z.object({
        question: z.coerce.number().int().min(0),
        answer: z.union([z.string().max(1000), z.number(), z.boolean()]),
      }),
    )
    .max(5),
);

function parsed(text: string): unknown {
  if (text.trim() === "") return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const apply = endpoint({
  method: "POST",
  path: "/candidates/jobs/:id/apply",
  summary: "Apply with a CV file, a stored CV or the online CV",
  params: byId,
  files: { cv: { maxBytes: cvMaxBytes, tooLarge: "cv_too_large" } },
  body: z.object({
    cv_id: z.coerce.number().int().positive().nullish(),
    /** Sends the current profile, drawn as a PDF. */
    online_cv: checkbox,
    /** The language of the online CV; the profile's language if left out. */
    cv_language: z.enum(["en", "vi"]).nullish(),
    /** Name and phone number default to those of the account; null means no number. */
    full_name: fullName.optional(),
    phone: z.string().max(30, "invalid_phone").nullish(),
    cover_letter: optionalText(5000),
    answers: answers.optional(),
    /** Consent that the company stores the CV for other jobs; never preselected. */
    consent: checkbox,
  }),
  answer: one(application),
  status: 201,
  errors: [
    "already_applied",
    "job_not_open",
    ...cvProblems,
    "online_cv_empty",
    "answer_required",
    "answer_invalid",
  ],
});

/** A visitor without an account has neither a stored CV nor a profile. */
const { cv_id: _, online_cv: _o, cv_language: _l, ...applied } = apply.body.shape;

export const registerAndApply = endpoint({
  method: "POST",
  path: "/public/jobs/:id/apply",
  summary: "Register and apply with a CV file: both are done, or neither",
  params: byId,
  files: { cv: { maxBytes: quickApplyCvMaxBytes, tooLarge: "cv_too_large" } },
  body: z.object({ ...applied, ...quickApply.body.shape }),
  answer: one(application).extend({ token: z.string() }),
  status: 201,
  limit: quickApply.limit,
  errors: [...quickApply.errors, ...apply.errors],
});

export const myApplications = endpoint({
  method: "GET",
  path: "/candidates/applications",
  summary: "The candidate's applications: those that wait for an answer, then the newest",
  query: z.object({ ...paging, status: z.enum(candidateStatuses).optional() }),
  answer: many(application, {
    /** The number of applications with each status. */
    counts: z.object(
      Object.fromEntries(candidateStatuses.map((status) => [status, z.number()])) as Record<
        CandidateStatus,
        z.ZodNumber
      >,
    ),
  }),
});

export const myApplication = endpoint({
  method: "GET",
  path: "/candidates/applications/:id",
  summary: "One application with its timeline",
  params: byId,
  answer: one(application),
});

export const sentCv = endpoint({
  method: "GET",
  path: "/candidates/applications/:id/cv",
  summary: "The CV as it was sent",
  params: byId,
  binary: Object.values(documentTypes),
  errors: ["cv_not_scanned", "cv_infected"],
  audit: "cv",
});

export const withdraw = endpoint({
  method: "POST",
  path: "/candidates/applications/:id/withdraw",
  summary: "Withdraw an application",
  params: byId,
  body: z.object({
    reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(6, "reason_required"),
    note: optionalText(1000),
  }),
  answer: one(application),
  errors: ["application_state_changed"],
});

export const consent = endpoint({
  method: "PUT",
  path: "/candidates/applications/:id/consent",
  summary: "Consent that the company stores the CV for other jobs, or withdraw the consent",
  params: byId,
  body: z.object({ consent: checkbox }),
  answer: one(application),
  errors: ["application_erased"],
});

export const move = hiringEndpoint({
  method: "PUT",
  scope: "applicants:write",
  path: "/applicants/:id/stages/update",
  summary: "Move an applicant to a stage and a rank in it",
  params: byId,
  body: z.object({
    job_stage_id: z.coerce.number("required").int(),
    /** The index in the column, from 0; a larger one than the column's length means the end. */
    new_index: z.coerce.number().int().min(0).default(0),
    /** The stage in which the caller saw the applicant. If it is in another stage, the answer is 409 with that stage. */
    from_job_stage_id: z.coerce.number().int().nullish(),
  }),
  answer: one(applicantCard).extend({ meta: z.object({ order: z.array(z.string()), ...emailAt }) }),
  errors: [
    "applicant_state_changed",
    "stage_unknown",
    "reason_required",
    "candidate_only",
    "offer_required",
    "offer_not_accepted",
    "representation_required",
    "representation_name_required",
    "cv_required",
    "am_required",
    "owned_by_other",
    "off_limits",
    "client_inactive",
  ],
  audit: "decision",
});

export const applicantDetail = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/applicants/:id",
  summary:
    "One applicant: CV, answers, activity; the first view by a recruiter is recorded and shown to the candidate",
  params: byId,
  answer: one(applicant),
  audit: "cv",
});

export const reject = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/applicants/:id/reject",
  summary: "Reject with a reason; the candidate is notified after ten minutes, unless it is undone",
  params: byId,
  body: z.object({
    reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(14),
    note: optionalText(1000),
    /** What the candidate reads in place of the sentence of the reason. */
    words: optionalText(rejectWordsMax),
  }),
  answer: one(applicantCard).extend({ meta: z.object(emailAt) }),
  errors: ["applicant_state_changed", "reason_required"],
  audit: "decision",
});

export const restore = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/applicants/:id/restore",
  summary: "Return a rejected applicant to its former stage",
  params: byId,
  answer: one(applicantCard).extend({ meta: z.object(emailAt) }),
  errors: ["applicant_state_changed", "restore_too_late"],
  audit: "decision",
});

export const changeOwner = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/owner",
  summary: "Assign an applicant to a member, or with null to no member",
  params: byId,
  body: z.object({ owner_id: idParam.nullable() }),
  answer: one(applicantCard),
  errors: ["owner_unknown"],
  audit: "decision",
});

/** Server-sent events: one `changed` for each change of the board, in any process. */
export const boardEvents = hiringEndpoint({
  method: "GET",
  path: "/jobs/:id/events",
  summary: "Follow a board: an event per change",
  params: byId,
  binary: "text/event-stream",
});

export { myCvs } from "#profiles/cv/contract.ts";
export { board } from "./contract-lists.ts";
export { applicant, applicantCard, application };
