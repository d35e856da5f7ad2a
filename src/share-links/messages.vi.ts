import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  share_link_ended: "Liên kết này đã hết hạn. Vui lòng hỏi người gửi để nhận liên kết mới.",
  share_link_limit: "Bạn có thể có {max} liên kết chia sẻ cùng lúc. Vui lòng thu hồi bớt một liên kết.",
  share_code_required: "Vui lòng nhập mã truy cập để xem CV này",
  share_code_wrong: "Mã truy cập không đúng",
  code_six_digits: "Vui lòng nhập 6 chữ số",
  sections_required: "Vui lòng chọn ít nhất một mục",
} as const satisfies Texts<typeof en.errors>;
