import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  owned_by_other: "{name} đã giới thiệu ứng viên này cho {client}, phụ trách đến {date}",
  am_required: "Chỉ AM của {client} được giới thiệu cho khách hàng",
  off_limits: "{company} đang là khách hàng: không tiếp cận nhân sự đến {date}",
  client_inactive: "{client} không phải khách hàng đang hoạt động nên chưa thể giới thiệu ứng viên",
  bps_invalid: "Vui lòng nhập tỷ lệ lớn hơn 0% và nhỏ hơn 100%",
  job_unknown: "Vui lòng chọn vị trí tuyển dụng của khách hàng này",
  share_not_askable:
    "Không thể đề nghị chia sẻ: ứng viên chưa có người phụ trách, do bạn phụ trách, hoặc bạn đã gửi đề nghị",
  split_request_changed: "Đề nghị này đã được trả lời hoặc đã kết thúc",
  submission_ended: "Ứng viên này không còn được giới thiệu cho vị trí tuyển dụng",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  answer: { fit: "Phù hợp", maybe: "Cân nhắc", no: "Không phù hợp" },
} as const satisfies Texts<typeof en.labels>;

export const notifications = {
  shareAsked: "{asker} đề nghị chia sẻ {candidate} cho vị trí {job}",
  shareAnswered:
    "{answer, select, accepted {Bạn có thể thêm {candidate} vào vị trí {job}; phí được chia} other {Đề nghị chia sẻ {candidate} cho vị trí {job} bị từ chối}}",
  ownerChanged: "{owner} phụ trách giới thiệu {candidate} cho {client}",
  answered:
    "{answer, select, fit {{client} đánh giá {candidate} phù hợp với vị trí {job}} maybe {{client} đang cân nhắc {candidate} cho vị trí {job}} other {{client} đánh giá {candidate} không phù hợp với vị trí {job}}}",
} as const satisfies Texts<typeof en.notifications>;
