import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { importedResource } from "./imported.ts";
import { cvKinds, cvMaxBytes, cvProblems } from "./terms.ts";

export const cv = resource(
  "cv",
  z.object({ name: z.string(), kind: z.enum(cvKinds), bytes: z.number(), created_at: time }),
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

export const renameCv = endpoint({
  method: "PUT",
  path: "/candidates/cvs/:id",
  summary: "Give a CV file another name; its kind stays",
  params: byId,
  body: z.object({ name: text(200) }),
  answer: one(cv),
});

/** Applications that used the file keep it. */
export const removeCv = endpoint({
  method: "DELETE",
  path: "/candidates/cvs/:id",
  summary: "Remove a CV file from the list",
  params: byId,
});

export const myCvFile = endpoint({
  method: "GET",
  path: "/candidates/cvs/:id/file",
  summary: "One of the candidate's own CV files",
  params: byId,
  binary: "application/octet-stream",
  errors: ["cv_not_scanned", "cv_infected"],
  audit: "cv",
});

export const extractCv = endpoint({
  method: "POST",
  path: "/candidates/cvs/:id/extract",
  summary: "Fields of a profile as a CV file says them, each with a confidence; nothing is saved",
  params: byId,
  answer: one(importedResource),
  errors: ["cv_no_text", "cv_password", "cv_unreadable", "cv_not_scanned", "cv_infected"],
  limit: { max: 30, seconds: 600 },
  audit: "cv",
});
