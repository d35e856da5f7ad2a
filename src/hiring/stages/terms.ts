import { kindsIn, type StageKind } from "#people/companies/pipeline.ts";

/** Stages that every pipeline begins with, and those it ends with: they can be renamed and nothing else. */
export const firstKinds = ["sourced", "applied"] as const satisfies StageKind[];
export const lastKinds = ["offer", "hired", "rejected", "withdrawn"] as const satisfies StageKind[];
/** Those of an agency's pipelines, before the first interview. */
export const submittedKinds = kindsIn("submitted");
export const fixedKinds = [...firstKinds, ...submittedKinds, ...lastKinds] as const;

/** What an employer's own stages count as, in reports and for the candidate (decisions §2). */
export const ownKinds = kindsIn("screening", "interview");

/** Stages of which the employer decides whether a move into them notifies the candidate (decision 097). */
export const notifyingKinds: readonly StageKind[] = [...ownKinds, "offer", "hired"];

export const caps = { stages: 10, name: 40 } as const;
