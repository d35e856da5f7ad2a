import { byId } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { documentTypes } from "#platform/files/terms.ts";

export const applicantPhoto = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/applicants/:id/photo",
  summary: "The applicant's photo, if the profile has one that employers may see",
  params: byId,
  binary: "image/jpeg",
});

export const cvFile = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/applicants/:id/cv",
  summary: "The CV as it was sent",
  params: byId,
  binary: Object.values(documentTypes),
  errors: ["identity_hidden", "cv_withheld", "cv_not_scanned", "cv_infected"],
  audit: "cv",
});
