export const cvKinds = ["pdf", "docx", "doc"] as const;
export type CvKind = (typeof cvKinds)[number];

/** Largest CV file in a quick apply, and everywhere else (spec §5). */
export const quickApplyCvMaxBytes = 5 * 1024 * 1024;
export const cvMaxBytes = 10 * 1024 * 1024;

export const cvProblems = [
  "cv_required",
  "cv_too_large",
  "cv_empty",
  "cv_wrong_type",
  "cv_password",
  "cv_unreadable",
  "cv_macros",
  "cv_scripts",
  "cv_external",
  "cv_infected",
] as const;

/** The text of a CV is stored up to this many characters: 60 dense pages. */
export const cvTextMaxLength = 200_000;

/** Maximum number of files of a candidate. */
export const mostCvs = 20;

/** States of a file that candidates see; files are `unscanned` when no scanner is configured. */
export const scanStates = ["clean", "waiting", "unscanned"] as const;

/** A removed file can be restored for this time; then it is deleted. */
export const restoreMinutes = 10;
