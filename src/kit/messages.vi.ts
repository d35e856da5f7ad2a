import type * as en from "./messages.en.ts";
import type { Texts } from "./texts.ts";

export const errors = {
  required: "Vui lòng điền đầy đủ thông tin",
  invalid: "Giá trị này không hợp lệ",
  length_range: "Vui lòng nhập từ {min} đến {max} ký tự",
  too_large_value: "Giá trị không được vượt quá {max}",
  too_small_value: "Giá trị phải từ {min} trở lên",
  invalid_email: "Email không đúng định dạng",
  invalid_name: "Họ tên không được chứa số hoặc ký tự đặc biệt",
  invalid_url: "Đường dẫn không hợp lệ",
  invalid_phone: "Vui lòng nhập số điện thoại hợp lệ, chỉ gồm chữ số",
  malformed: "Không đọc được yêu cầu",
  not_found: "Trang này không tồn tại",
  method_not_allowed: "Phương thức này không được hỗ trợ",
  too_slow: "Yêu cầu gửi đến quá chậm. Vui lòng thử lại",
  body_too_large: "Nội dung gửi lên quá lớn",
  wrong_content_type: "Định dạng nội dung không được hỗ trợ",
  one_file_only: "Vui lòng chỉ chọn một tệp",
  file_empty: "Tệp này không có nội dung. Vui lòng chọn tệp khác",
  storage_full: "Chưa lưu được tệp lúc này. Vui lòng thử lại sau",
  idempotency_mismatch: "Idempotency-Key này đã được dùng cho một yêu cầu khác",
  idempotency_running: "Yêu cầu này đang được xử lý. Vui lòng đợi một lát",
  too_many_requests: "Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại",
  unavailable: "Hệ thống đang tạm thời gián đoạn. Vui lòng thử lại sau ít phút",
  internal: "Lỗi hệ thống",
  cross_origin: "Yêu cầu này phải được gửi từ trang của Sen",
} as const satisfies Texts<typeof en.errors>;
