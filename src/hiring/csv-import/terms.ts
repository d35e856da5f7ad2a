export const importKinds = ["jobs", "candidates"] as const;
export type ImportKind = (typeof importKinds)[number];

/** Rows of one import: all of them are written in one transaction. */
export const mostRows: Readonly<Record<ImportKind, number>> = { jobs: 500, candidates: 2000 };
export const importMaxBytes = 5 * 1024 * 1024;
/** Hours in which an import can be confirmed; then its data goes. */
export const importHours = 24;
/** Problems that an answer lists; the others are counted. */
export const mostProblems = 200;
/** Characters of a name of a column, or of a cell that is wrong, in an answer. */
export const mostOfCell = 80;
/** Characters of a cell of the preview. */
export const mostOfSample = 200;
/** Rows that a preview shows. */
export const sampleRows = 10;
/** The longest cell: the description of a job. */
export const mostCell = 30_000;

/** The columns of each kind, in the order of the template. */
export const columnsOf = {
  jobs: [
    ...([
      "title",
      "location",
      "address",
      "job_type",
      "job_level",
      "experience",
      "salary",
      "head_count",
    ] as const),
    ...(["description", "requirement", "benefits", "skills", "expires_at"] as const),
  ],
  candidates: ["full_name", "email", "phone", "job_title", "location", "birth_year", "skills", "source"],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof columnsOf)[ImportKind][number];
export const neededColumns: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  jobs: ["title"],
  candidates: ["full_name"],
};
