import { importedProfile } from "#candidates/contract.ts";
import { byId, endpoint, one } from "#kit/contract.ts";
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
  errors: ["section_limit", "invalid_date", "end_before_start"],
});
