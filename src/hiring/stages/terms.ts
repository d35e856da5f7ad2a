import { kindsIn, type StageKind } from "#people/companies/pipeline.ts";

/** The stages that every pipeline begins with. Like `lastKinds`, with which it ends, they can be renamed, but not moved or removed. */
export const firstKinds = ["sourced", "applied"] as const satisfies StageKind[];
export const lastKinds = ["offer", "hired", "rejected", "withdrawn"] as const satisfies StageKind[];
/** The stages that only an agency's pipelines have, before the first interview. */
export const submittedKinds = kindsIn("submitted");
export const fixedKinds = [...firstKinds, ...submittedKinds, ...lastKinds] as const;

/** The kinds of an employer's own stages. Reports and the candidate's status show the kind (decisions §2). */
export const ownKinds = kindsIn("screening", "interview");

/** The kinds of stage for which the employer chooses whether a move into them notifies the candidate (decision 097). */
export const notifyingKinds: readonly StageKind[] = [...ownKinds, "offer", "hired"];

export const caps = { stages: 10, name: 40, templateName: 60 } as const;
/** Limit of the stage templates of a workspace. */
export const mostStageTemplates = 30;
