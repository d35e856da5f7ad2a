import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

/** Tên mẫu CV, tên các mục và chữ trong CV. */
export const labels = {
  template: {
    classic: "Cổ điển",
    modern: "Hiện đại",
    minimal: "Tối giản",
    professional: "Chuyên nghiệp",
    creative: "Sáng tạo",
    compact: "Một trang",
    technical: "Kỹ thuật",
    timeline: "Dòng thời gian",
  },
  section: {
    introduction: "Giới thiệu",
    executive_summary: "Tóm tắt",
    work_experiences: "Kinh nghiệm làm việc",
    educations: "Học vấn",
    skills: "Kỹ năng",
    languages: "Ngoại ngữ",
    certificates: "Chứng chỉ",
    achievements: "Thành tích",
    work_references: "Liên kết sản phẩm",
    referencers: "Người tham chiếu",
    personal_details: "Thông tin cá nhân",
    expected_salary: "Mức lương mong muốn",
    job_preference: "Mong muốn công việc",
  },
  document: {
    title: "CV – {name}",
    contact: "Liên hệ",
    present: "nay",
    birth_date: "Ngày sinh",
    gender: "Giới tính",
    nationality: "Quốc tịch",
    availability: "Thời gian có thể bắt đầu",
    in_days: "Sau {days} ngày",
    at_once: "Bắt đầu ngay",
    categories: "Ngành nghề",
    locations: "Địa điểm",
    job_types: "Hình thức làm việc",
    job_level: "Cấp bậc",
    remote: "Làm việc từ xa",
    yes: "Có",
    photo: "Ảnh của {name}",
    page: "{name} · {page}/{pages}",
    salary: {
      million: "{amount} triệu",
      dollars: "{amount} USD",
      other: "{amount} {currency}",
      from: "Từ {amount}",
      upto: "Đến {amount}",
    },
  },
} as const satisfies Texts<typeof en.labels>;

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
  cv_no_text:
    "File này chỉ có hình ảnh, không có chữ nên không đọc được. Vui lòng điền thông tin trực tiếp vào hồ sơ cá nhân.",
  cv_gone: "File CV này đã bị xóa và không thể khôi phục",
  online_cv_empty: "CV online của bạn chưa có nội dung. Vui lòng điền hồ sơ cá nhân hoặc chọn file CV.",
  cv_limit: "Bạn có thể lưu tối đa {max} file CV. Vui lòng xóa bớt một file trước.",
} as const satisfies Texts<typeof en.errors>;

export const site = {
  files: {
    title: "File CV",
    lead: "CV mặc định được chọn sẵn khi bạn ứng tuyển.",
    count: "{count} trên {max} file",
    add: "Thêm file CV",
    addHelp: "Bạn có thể chọn nhiều file. Mỗi file được kiểm tra trước khi lưu.",
    upload: "Tải CV lên",
    full: "Bạn đã lưu đủ {max} file CV. Hãy xóa bớt một file để thêm file khác.",
    queue: "File chờ tải lên",
    waiting: "Đang chờ",
    sending: "Đang tải lên…",
    failed: "Chưa tải được file. Vui lòng thử lại.",
    skip: "Bỏ {name} khỏi danh sách chờ",
    saved: "Đã lưu {name}",
    list: "File CV đã lưu",
    default: "Mặc định",
    makeDefault: "Đặt làm mặc định",
    rename: "Đổi tên",
    name: "Tên file",
    saveName: "Lưu tên",
    cancel: "Hủy",
    open: "Tải về",
    delete: "Xóa",
    deleted: "Đã xóa {name}",
    deletedSent: "Đã xóa {name}. Nhà tuyển dụng đã nhận CV này vẫn giữ bản của họ.",
    undo: "Hoàn tác",
    added: "Thêm <when></when>",
    sent: "{count, plural, =0 {chưa gửi lần nào} other {đã gửi trong # hồ sơ ứng tuyển}}",
    scan: {
      clean: "Đã kiểm tra virus",
      waiting: "Đang kiểm tra virus. Nhà tuyển dụng mở được CV khi kiểm tra xong.",
    },
    emptyTitle: "Chưa có file CV nào",
    emptyText: "Lưu CV tại đây một lần để ứng tuyển mà không phải tìm lại file.",
  },
} as const satisfies Texts<typeof en.site>;
