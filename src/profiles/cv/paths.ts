/** Pages and files of a candidate's CVs. */
export const cvPaths = {
  /** The editor of the online CV. */
  editor: "/my-profile/cv",
  manage: "/account/manage-cv",
  jsonResume: "/account/manage-cv/json-resume",
  jsonResumeFile: "/api/v2/candidates/profile/json_resume",
  onlinePdf: (language: "en" | "vi") => `/api/v2/candidates/online_cv.pdf?language=${language}`,
  import: (id: number | string) => `/account/manage-cv/${id}/import`,
  file: (id: number | string) => `/api/v2/candidates/cvs/${id}/file`,
} as const;
