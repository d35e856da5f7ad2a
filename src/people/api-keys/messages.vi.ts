import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { caps } from "./terms.ts";

export const labels = {
  scope: {
    jobs_read: "Đọc tin tuyển dụng",
    jobs_write: "Đăng và sửa tin tuyển dụng",
    applicants_read: "Đọc thông tin và CV của ứng viên",
    applicants_write: "Chuyển vòng và từ chối ứng viên",
    interviews_read: "Đọc lịch phỏng vấn và đánh giá",
    offers_read: "Đọc thư mời nhận việc",
    reports_read: "Đọc báo cáo",
  },
  state: { active: "Đang hoạt động", expired: "Đã hết hạn", revoked: "Đã thu hồi" },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  title: "Khóa API",
  lead: "Phần mềm gọi API của Sen bằng khóa, thay mặt người tạo khóa và trong phạm vi khóa cho phép.",
  docs: "Tài liệu API",
  new: "Khóa mới",
  name: "Tên",
  namePlaceholder: "Tính lương, website, kho dữ liệu",
  scopes: "Quyền của khóa",
  days: "Hết hạn",
  inDays: "{days, select, 0 {Khi bị thu hồi} 365 {Sau một năm} other {Sau {days} ngày}}",
  create: "Tạo khóa",
  made: "Hãy sao chép khóa “{name}” ngay. Khóa chỉ hiển thị một lần.",
  token: "Khóa API",
  revoked: "Đã thu hồi khóa. Phần mềm dùng khóa này không truy cập được nữa.",
  none: "Chưa có khóa nào",
  noneText: "Khóa cho phép phần mềm đọc tin tuyển dụng và ứng viên, hoặc chuyển vòng ứng viên.",
  createdBy: "{name} tạo ngày {date}",
  ends: "Hết hạn ngày {date}",
  lastUsed: "Dùng lần cuối {date}",
  neverUsed: "Chưa dùng",
  revoke: "Thu hồi {name}",
  revokeShort: "Thu hồi",
  revokeTitle: "Thu hồi khóa “{name}”?",
  revokeText: "Phần mềm dùng khóa này bị từ chối ngay từ lần gọi tiếp theo. Không thể hoàn tác.",
  revokeKey: "Thu hồi khóa",
  keep: "Giữ lại",
} as const satisfies Texts<typeof en.console>;

export const errors = {
  key_scope: "Khóa API này không cho phép thực hiện việc đó",
  scope_required: "Vui lòng chọn quyền của khóa",
  too_many_keys: `Công ty đã có ${caps.keys} khóa. Vui lòng thu hồi một khóa trước.`,
} as const satisfies Texts<typeof en.errors>;
