import type { Workspace } from "#people/accounts/workspace.ts";

export const importKinds = ["jobs", "candidates", "clients"] as const;
export type ImportKind = (typeof importKinds)[number];

/** Limit of rows in an import, which is one transaction. */
export const mostRows: Readonly<Record<ImportKind, number>> = {
  jobs: 500,
  candidates: 2000,
  clients: 500,
};
export const importMaxBytes = 5 * 1024 * 1024;
/** Hours in which an import can be confirmed; afterwards it is pruned. */
export const importHours = 24;
/** Limit of problems in an answer; the rest is only counted. */
export const mostProblems = 200;
/** Limit of groups of problems, and of the lines of one, in an answer. */
export const mostGroups = 50;
export const mostLines = 20;
/** Limit of characters, in an answer, of a column's name and of a cell with a problem. */
export const mostOfCell = 80;
/** Limit of characters of a cell in the preview. */
export const mostOfSample = 200;
/** Limit of rows in the preview. */
export const sampleRows = 10;
/** Limit of characters in a cell, for descriptions of jobs. */
export const mostCell = 30_000;

const ofCandidates = [
  "full_name",
  "email",
  "phone",
  "job_title",
  "location",
  "birth_year",
  "skills",
  "source",
] as const;

/** The columns of each table, in the order of the template. The people of an agency have what agencies alone record too. */
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
  candidates: ofCandidates,
  people: [
    ...ofCandidates,
    ...([
      "current_company",
      "school",
      "years",
      "salary_now",
      "salary_wanted",
      "notice_days",
      "languages",
      "owner",
      "tags",
      "contacted_on",
      "do_not_contact",
    ] as const),
  ],
  clients: [
    "client_name",
    "tax_code",
    "country",
    "potential",
    "client_source",
    "owner",
    "note",
    "contact_name",
    "contact_title",
    "contact_email",
    "contact_phone",
  ],
} as const satisfies Record<ImportKind | "people", readonly string[]>;
export type ImportTable = keyof typeof columnsOf;
export type ImportField = (typeof columnsOf)[ImportTable][number];
export const neededColumns: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  jobs: ["title"],
  candidates: ["full_name"],
  clients: ["client_name"],
};

/** Returns whether the rows without errors are imported even if others have errors: jobs become drafts, which the employer checks anyway. */
export const rowByRow = (kind: ImportKind): boolean => kind === "jobs";

/** Returns the kinds of tables that a workspace imports: each job of an agency is the job order of a client, and companies have no clients. */
export const kindsOf = (workspace: Workspace): readonly ImportKind[] =>
  "agency" in workspace ? ["candidates", "clients"] : ["jobs", "candidates"];

/** Returns the table of an import: that of an agency's candidates has more columns. */
export function tableOf(workspace: Workspace, kind: ImportKind): ImportTable {
  return kind === "candidates" && "agency" in workspace ? "people" : kind;
}
