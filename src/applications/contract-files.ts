import { cvContentTypes } from "#cv/terms.ts";
import { byId, endpoint } from "#kit/contract.ts";

export const applicantPhoto = endpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/companies/applicants/:id/photo",
  summary: "The applicant's photo, where the profile has one that companies they apply to may see",
  params: byId,
  binary: "image/jpeg",
});

export const cvFile = endpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/companies/applicants/:id/cv",
  summary: "The CV as it was sent",
  params: byId,
  binary: Object.values(cvContentTypes),
  errors: ["identity_hidden", "cv_withheld", "cv_not_scanned", "cv_infected"],
  audit: "cv",
});
