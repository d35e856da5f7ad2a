import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  cv_required: "Vui lòng chọn file CV của bạn",
  cv_too_large: "File tải lên vượt quá dung lượng tối đa ({mb} MB)",
  cv_empty: "File này không có nội dung. Vui lòng chọn lại file CV của bạn.",
  cv_wrong_type: "File này không phải là PDF, DOCX hoặc DOC. Vui lòng lưu CV dưới dạng PDF rồi chọn lại.",
  cv_password: "File này có đặt mật khẩu. Vui lòng lưu một bản không có mật khẩu rồi chọn lại.",
  cv_unreadable: "File này bị lỗi nên không mở được. Vui lòng lưu lại CV dưới dạng PDF rồi chọn file mới.",
  cv_withheld:
    "CV này có chứa macro hoặc mã tự chạy. Nội dung đã hiển thị trên trang; không thể tải file gốc.",
  cv_not_scanned: "CV này đang được kiểm tra virus. Vui lòng thử lại sau vài phút.",
  cv_macros: "File này có chứa macro nên không được chấp nhận. Vui lòng lưu CV dưới dạng PDF rồi chọn lại.",
  cv_scripts:
    "File này chạy mã hoặc chương trình khi được mở nên không được chấp nhận. Vui lòng lưu CV thành PDF thông thường rồi chọn lại.",
  cv_external:
    "File này tải nội dung từ nơi khác khi được mở nên không được chấp nhận. Vui lòng lưu CV dưới dạng PDF rồi chọn lại.",
  cv_infected:
    "File này có virus nên không được chấp nhận. Vui lòng kiểm tra thiết bị của bạn, tạo lại CV rồi chọn file mới.",
  cv_limit: "Bạn có thể lưu tối đa {max} file CV. Vui lòng xóa bớt một file trước.",
} as const satisfies Texts<typeof en.errors>;
