import { byId, endpoint } from "#kit/contract.ts";

export const applicantPhoto = endpoint({
  method: "GET",
  path: "/companies/applicants/:id/photo",
  summary: "The applicant's photo, where the profile has one that companies they apply to may see",
  params: byId,
  binary: "image/jpeg",
});
