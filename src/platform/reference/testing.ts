/** Answered whole, with what limits each. */
export const wholeLists = {
  "/public/job_categories": "reference",
  "/public/locations": "reference",
  "/public/industries": "reference",
  "/public/skills": "reference",
};
