import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  order_incomplete: "Yêu cầu tuyển dụng chưa đầy đủ. Vui lòng bổ sung phần còn thiếu.",
  order_not_filled: "Yêu cầu tuyển dụng này chưa tuyển đủ số lượng",
  order_state_changed: "Yêu cầu tuyển dụng đã thay đổi. Vui lòng tải lại trang.",
  order_edited: "{name} đã sửa yêu cầu tuyển dụng này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  head_count_invalid: "Vui lòng nhập số từ 1 đến 99",
  pay_invalid: "Vui lòng nhập số nguyên lớn hơn 0",
  pay_range_invalid: "Mức lương cao nhất thấp hơn mức thấp nhất",
  contact_unknown: "Vui lòng chọn người liên hệ của khách hàng này",
  too_many_consultants: "Vui lòng chọn tối đa {max} chuyên viên tư vấn",
  too_many_contacts: "Vui lòng chọn tối đa {max} người liên hệ",
  lead_by_admin: "Chỉ quản trị viên được chọn người phụ trách khác",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: {
    draft: "Bản nháp",
    open: "Đang tuyển",
    on_hold: "Tạm dừng",
    filled: "Đã tuyển đủ",
    lost: "Không thành công",
    canceled: "Đã hủy",
  },
  kind: { contingent: "Trả phí khi tuyển được", exclusive: "Độc quyền", retained: "Trả phí trước" },
  first_cv: {
    not_started: "Chưa bắt đầu",
    running: "Chưa gửi",
    overdue: "Quá hạn",
    paused: "Tạm dừng",
    in_time: "Đã gửi đúng hạn",
    late: "Đã gửi trễ",
    stopped: "Không gửi",
  },
  reason: {
    client_paused: "Khách hàng tạm dừng tuyển",
    budget: "Ngân sách",
    role_changes: "Vị trí thay đổi",
    feedback_missing: "Khách hàng không trả lời",
    filled_by_client: "Khách hàng tự tuyển được",
    filled_by_agency: "Công ty tư vấn khác đã tuyển",
    no_candidates: "Không có ứng viên phù hợp",
    terms_refused: "Không thống nhất điều khoản",
    position_removed: "Vị trí không còn",
    duplicate: "Trùng",
    other: "Khác",
  },
  missing: {
    client: "Khách hàng đang hoạt động",
    salary: "Có mức lương",
    consultant: "Có chuyên viên tư vấn thực hiện",
  },
  basis: { calendar: "ngày theo lịch", without_holidays: "ngày không tính ngày lễ" },
} as const satisfies Texts<typeof en.labels>;

export const notifications = {
  changed:
    "{change, select, open {{by} đã mở yêu cầu tuyển dụng {order} của {client}} on_hold {{by} đã tạm dừng yêu cầu tuyển dụng {order} của {client}} resumed {{by} đã tiếp tục yêu cầu tuyển dụng {order} của {client}} filled {{by} đã đánh dấu yêu cầu tuyển dụng {order} của {client} là tuyển đủ} lost {{by} đã đánh dấu yêu cầu tuyển dụng {order} của {client} là không thành công} other {{by} đã hủy yêu cầu tuyển dụng {order} của {client}} reopened {{by} đã mở lại yêu cầu tuyển dụng {order} của {client}}}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  opened: {
    subject: "{agency} đang thực hiện yêu cầu tuyển dụng của bạn: {order}",
    preview: "Bạn nhận CV đầu tiên trước hết ngày {due}.",
    text: "{agency} đã mở yêu cầu tuyển dụng của bạn và đang tìm ứng viên. Bạn nhận CV đầu tiên trước hết ngày {due}.",
    facts: {
      order: "Yêu cầu tuyển dụng",
      openings: "Số lượng tuyển",
      due: "CV đầu tiên trước",
      lead: "Chuyên viên tư vấn",
      email: "Email liên hệ",
    },
    reason: "Bạn nhận được email này vì {agency} ghi bạn là người liên hệ của yêu cầu tuyển dụng này.",
  },
} as const satisfies Texts<typeof en.mails>;

export const csv = {
  file: "yeu-cau-tuyen-dung",
  columns: {
    id: "Mã",
    title: "Yêu cầu tuyển dụng",
    client: "Khách hàng",
    kind: "Hình thức",
    status: "Trạng thái",
    hired: "Đã tuyển",
    openings: "Số lượng tuyển",
    lead: "Người phụ trách",
    submitted: "Đã giới thiệu",
    interviewing: "Phỏng vấn",
    offers: "Mời nhận việc",
    opened: "Ngày mở",
    first_cv_due: "Hạn CV đầu tiên",
    first_cv: "Ngày gửi CV đầu tiên",
    target: "Cần tuyển xong trước",
    ended: "Ngày kết thúc",
  },
} as const satisfies Texts<typeof en.csv>;
