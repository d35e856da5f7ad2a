import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  submission_ended: "Ứng viên này không còn được giới thiệu cho vị trí tuyển dụng",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  answer: { fit: "Phù hợp", maybe: "Cân nhắc", no: "Không phù hợp" },
} as const satisfies Texts<typeof en.labels>;

export const notifications = {
  answered:
    "{answer, select, fit {{client} đánh giá {candidate} phù hợp với vị trí {job}} maybe {{client} đang cân nhắc {candidate} cho vị trí {job}} other {{client} đánh giá {candidate} không phù hợp với vị trí {job}}}",
} as const satisfies Texts<typeof en.notifications>;
