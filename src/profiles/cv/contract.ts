import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { languages } from "#kit/i18n.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { type CvTemplate, cvTemplates } from "#profiles/candidates/cv-settings.ts";
import { cvKinds, cvMaxBytes, cvProblems, scanStates } from "./terms.ts";

const templateKeys = cvTemplates.map(({ key }) => key) as [CvTemplate, ...CvTemplate[]];

export const cv = resource(
  "cv",
  z.object({
    name: z.string(),
    kind: z.enum(cvKinds),
    bytes: z.number(),
    created_at: time,
    /** True for the file that an application uses by default. */
    default: z.boolean(),
    /** `waiting`: the file is not served before it is scanned. */
    scan: z.enum(scanStates),
    /** Number of applications that were sent with the file. */
    applications: z.number(),
  }),
);

export const myCvs = endpoint({
  method: "GET",
  path: "/candidates/cvs",
  summary: "The candidate's CV files, newest first",
  answer: all(cv),
});

export const keepCv = endpoint({
  method: "POST",
  path: "/candidates/cvs",
  summary: "Keep a CV file for later applications",
  files: { cv: { maxBytes: cvMaxBytes, tooLarge: "cv_too_large" } },
  body: z.object({}),
  answer: one(cv),
  status: 201,
  errors: [...cvProblems, "cv_limit"],
});

export const editCv = endpoint({
  method: "PUT",
  path: "/candidates/cvs/:id",
  summary: "Give a CV file another name, its kind stays, or make it the default",
  params: byId,
  body: z.object({ name: text(200).optional(), default: z.literal(true).optional() }),
  answer: one(cv),
});

/** Applications that were sent with the file keep it after its removal. */
export const removeCv = endpoint({
  method: "DELETE",
  path: "/candidates/cvs/:id",
  summary: "Remove a CV file from the list; it can be brought back for ten minutes",
  params: byId,
});

export const restoreCv = endpoint({
  method: "POST",
  path: "/candidates/cvs/:id/restore",
  summary: "Bring back a CV file that was just removed",
  params: byId,
  answer: one(cv),
  status: 200,
  errors: ["cv_limit", "cv_gone"],
});

export const myCvFile = endpoint({
  method: "GET",
  path: "/candidates/cvs/:id/file",
  summary: "One of the candidate's own CV files",
  params: byId,
  binary: Object.values(documentTypes),
  errors: ["cv_not_scanned", "cv_infected"],
  audit: "cv",
});

export const onlineCv = endpoint({
  method: "GET",
  path: "/candidates/online_cv.pdf",
  summary: "The candidate's online CV as PDF, in the template that was chosen for it or in another",
  query: z.object({
    template: z.enum(templateKeys).optional(),
    language: z.enum(languages).optional(),
  }),
  binary: "application/pdf",
  // Each call needs a tenth of a second of processor time, and all callers share the queue.
  limit: { max: 60, seconds: 60 },
  audit: "cv",
});
