/** Endpoints that return a list without pages, with the limit of its length. */
export const wholeLists = {
  "/public/job_categories": "reference",
  "/public/locations": "reference",
  "/public/industries": "reference",
  "/public/skills": "reference",
  "/public/job_titles": "at most 2,000 titles",
};
