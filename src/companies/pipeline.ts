/** Canonical kinds of stage (decisions §2): a company's own stages each map to one. */
export const stageKinds = {
  sourced: 1,
  applied: 2,
  screening: 3,
  sent_to_am: 4,
  sent_to_client: 5,
  interview: 6,
  first_interview: 7,
  second_interview: 8,
  final_interview: 9,
  offer: 10,
  hired: 11,
  rejected: 12,
  withdrawn: 13,
} as const;
export type StageKind = keyof typeof stageKinds;
export type StageKindId = (typeof stageKinds)[StageKind];

export const stageKindOf = Object.fromEntries(
  Object.entries(stageKinds).map(([kind, id]) => [id, kind]),
) as Record<number, StageKind>;

/** The stages that a new company starts with; an employer's board has no "sent to AM" and "sent to client". */
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
