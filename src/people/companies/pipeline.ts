/** The phases of hiring. Candidates, job lists and reports see the phase of a stage, not its name. */
export const stagePhases = [
  "sourced",
  "applied",
  "screening",
  /** An agency has sent the applicant to its client. */
  "submitted",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type StagePhase = (typeof stagePhases)[number];

/**
 * The canonical kinds of stage (decisions §2); each stage of a board has one. An `id` is stored and logged, so it never changes
 * and says nothing of the order of hiring, which is `order`. The table `stage_kinds` has the same rows.
 */
export const stageKindRows = [
  { key: "sourced", id: 1, phase: "sourced", order: 10 },
  { key: "applied", id: 2, phase: "applied", order: 20 },
  { key: "screening", id: 3, phase: "screening", order: 30 },
  { key: "sent_to_am", id: 4, phase: "submitted", order: 40 },
  { key: "sent_to_client", id: 5, phase: "submitted", order: 50 },
  { key: "interview", id: 6, phase: "interview", order: 60 },
  { key: "first_interview", id: 7, phase: "interview", order: 70 },
  { key: "second_interview", id: 8, phase: "interview", order: 80 },
  { key: "final_interview", id: 9, phase: "interview", order: 90 },
  { key: "offer", id: 10, phase: "offer", order: 100 },
  { key: "hired", id: 11, phase: "hired", order: 110 },
  { key: "rejected", id: 12, phase: "rejected", order: 120 },
  { key: "withdrawn", id: 13, phase: "withdrawn", order: 130 },
] as const satisfies readonly { key: string; id: number; phase: StagePhase; order: number }[];

type Row = (typeof stageKindRows)[number];
export type StageKind = Row["key"];
export type StageKindId = Row["id"];
/** The keys of the kinds of stage in the phases `P`. */
export type StageKindIn<P extends StagePhase> = Extract<Row, { phase: P }>["key"];

export const stageKinds = Object.fromEntries(stageKindRows.map(({ key, id }) => [key, id])) as {
  [R in Row as R["key"]]: R["id"];
};
export const stageKindOf: Record<number, StageKind> = Object.fromEntries(
  stageKindRows.map(({ id, key }) => [id, key]),
);

const rows = new Map<StageKind | number, Row>(
  stageKindRows.flatMap((row) => [
    [row.key, row],
    [row.id, row],
  ]),
);

function rowOf(kind: StageKind | number): Row {
  const row = rows.get(kind);
  if (!row) throw new Error(`Unknown kind of stage: ${kind}`);
  return row;
}

/** Returns the phase of a kind of stage. */
export function phaseOf(kind: StageKind | number): StagePhase {
  return rowOf(kind).phase;
}

/** Returns the position of a kind of stage in the order of hiring. The number only serves to compare kinds of stage. */
export function orderOf(kind: StageKind | number): number {
  return rowOf(kind).order;
}

/** Returns whether a kind of stage comes before another in the order of hiring. */
export function isBefore(kind: StageKind | number, other: StageKind | number): boolean {
  return orderOf(kind) < orderOf(other);
}

/** The phases of ended applications. */
export const closedPhases = ["rejected", "withdrawn"] as const satisfies readonly StagePhase[];

/** Returns whether a kind of stage shows ended applications. The row of an ended application keeps its last open stage. */
export function isClosed(kind: StageKind | number): boolean {
  return closedPhases.some((phase) => phase === phaseOf(kind));
}

/** Returns the kinds of stage of some phases, in the order of hiring. */
export function kindsIn<P extends StagePhase>(...phases: P[]) {
  return stageKindRows
    .filter(({ phase }) => (phases as StagePhase[]).includes(phase))
    .toSorted((a, b) => a.order - b.order)
    .map(({ key }) => key) as [StageKindIn<P>, ...StageKindIn<P>[]];
}

/** All kinds of stage, in the order of hiring. */
export const allKinds = kindsIn(...stagePhases);

/** Returns the ids of the kinds of stage of some phases. */
export function kindIdsIn(...phases: StagePhase[]): StageKindId[] {
  return kindsIn(...phases).map((kind) => stageKinds[kind]);
}

/** Returns the order of the first kind of stage of a phase. */
export function startOf(phase: StagePhase): number {
  return orderOf(kindsIn(phase)[0]);
}

/** The owner of a pipeline: a workspace, whose new jobs copy it, or one job. */
export type PipelineOwner = TemplateOwner | { job: number };
/** A workspace: it has one template that new jobs copy, and further ones with names. */
export type TemplateOwner = { company: number } | { agency: number };

/** The stages of a new template. Templates of companies leave out the phase "submitted". */
export const defaultStages: readonly { kind: StageKindId; name: string; name_vn: string }[] = [
  { kind: 1, name: "Sourced", name_vn: "Tự tìm" },
  { kind: 2, name: "Applied", name_vn: "Đã ứng tuyển" },
  { kind: 3, name: "Screening", name_vn: "Sàng lọc" },
  { kind: 4, name: "Sent to AM", name_vn: "Gửi AM" },
  { kind: 5, name: "Sent to client", name_vn: "Gửi khách hàng" },
  { kind: 6, name: "Interview", name_vn: "Phỏng vấn" },
  { kind: 7, name: "1st interview", name_vn: "Phỏng vấn vòng 1" },
  { kind: 8, name: "2nd interview", name_vn: "Phỏng vấn vòng 2" },
  { kind: 9, name: "Final interview", name_vn: "Phỏng vấn vòng cuối" },
  { kind: 10, name: "Offer", name_vn: "Mời nhận việc" },
  { kind: 11, name: "Hired", name_vn: "Đã tuyển" },
  { kind: 12, name: "Rejected", name_vn: "Đã từ chối" },
  { kind: 13, name: "Withdrawn", name_vn: "Đã rút hồ sơ" },
];
