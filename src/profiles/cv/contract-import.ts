import { z } from "zod";
import { byId, endpoint, one } from "#kit/contract.ts";
import { importedProfile } from "#profiles/candidates/contract.ts";
import { futureBirth } from "#profiles/candidates/fields.ts";
import { importedResource } from "./imported.ts";

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

export const importProfile = endpoint({
  method: "POST",
  path: "/candidates/profile/import",
  summary:
    "Write what the candidate has confirmed of an imported file, all of it or nothing: fields are set, rows are added",
  body: importedProfile,
  dated: futureBirth,
  errors: ["birth_date_future", "section_limit", "invalid_date", "end_before_start"],
});

export const jsonResumeMaxBytes = 1024 * 1024;

export const exportJsonResume = endpoint({
  method: "GET",
  path: "/candidates/profile/json_resume",
  summary: "The profile as JSON Resume 1.0.0; what that has no place for is in `meta.sen`",
  binary: "application/json",
});

export const readJsonResumeFile = endpoint({
  method: "POST",
  path: "/candidates/profile/json_resume",
  summary: "Read the profile in a JSON Resume 1.0.0 file; nothing is saved",
  files: { resume: { maxBytes: jsonResumeMaxBytes, tooLarge: "json_resume_too_large" } },
  body: z.object({}),
  answer: one(importedResource),
  errors: ["json_resume_required", "json_resume_too_large", "json_resume_invalid", "json_resume_version"],
});
