import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  placement_state_changed: "Ca tuyển dụng này vừa được thay đổi. Vui lòng xem lại.",
  placement_not_due: "Chưa đến ngày bắt đầu, hoặc việc nhận việc đã được xác nhận",
  warranty_over: "Bảo hành đã kết thúc ngày {date}",
  warranty_report_late: "Cần báo không qua thử việc trong vòng 14 ngày sau ngày làm việc cuối",
  left_before_start: "Ngày làm việc cuối phải từ ngày bắt đầu đến hôm nay",
  remedy_chosen:
    "Đã chọn {remedy, select, credit {giảm 40% phí lần sau} other {thay thế ứng viên}} cho ca tuyển dụng này",
  replacement_late: "Thời hạn chọn thay thế ứng viên là ngày {date}",
  start_before_offer: "Ngày đi làm đầu tiên trước ngày của thư mời nhận việc ({date})",
  splits_edited: "{name} đã sửa tỷ lệ chia này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  split_total: "Tổng tỷ lệ chia phải bằng 100%",
  split_person: "Vui lòng chọn thành viên của công ty bạn",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: {
    onboarding: "Đã tuyển",
    invoiced: "Đã đề nghị thanh toán",
    paid: "Đã thanh toán",
    failed_probation: "Không qua thử việc",
    replacement: "Đang thay thế",
    canceled: "Đã hủy",
  },
  role: {
    bd: "Phát triển kinh doanh",
    am: "Quản lý khách hàng",
    sourcer: "Người tìm ứng viên",
    other: "Khác",
  },
  reason: {
    resigned: "Tự nghỉ",
    dismissed: "Bị cho nghỉ",
    stopped_coming: "Không đến làm nữa",
    other: "Lý do khác",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  title: "Ca tuyển dụng",
  all: "Tất cả",
  empty: "Chưa có ca tuyển dụng",
  emptyText: "Ứng viên được tuyển sẽ hiện ở đây.",
  person: "Ứng viên",
  erased: "Ứng viên đã xóa",
  job: "Tin tuyển dụng",
  client: "Khách hàng",
  start: "Ngày bắt đầu",
  warranty: "Bảo hành đến",
  left: "Ngày làm việc cuối",
  salary: "Lương tháng (gross)",
  terms: "Tỷ lệ phí",
  rate: "{rate, number}% của {months, number} tháng lương",
  fixed: "Số tiền cố định",
  fee: "Phí dịch vụ",
  requested: "Đã đề nghị thanh toán",
  status: "Trạng thái",
  reason: "Lý do",
  note: "Ghi chú",
  failTitle: "Ứng viên đã nghỉ việc?",
  verb: {
    start: "Xác nhận nhận việc",
    credit: "Chọn giảm 40% phí lần sau",
    cancel: "Hủy ca tuyển dụng",
    fail: "Báo không qua thử việc",
  },
} as const satisfies Texts<typeof en.console>;

export const notifications = {
  news: "{news, select, started {Bảo hành đã bắt đầu} failed {Ứng viên nghỉ trong thời gian bảo hành} leaving {Ứng viên muốn nghỉ} warranty {Ngày hết bảo hành thay đổi vì ngày nghỉ lễ thay đổi} other {Phí dịch vụ đã được thanh toán}}: {job}, {client}",
} as const satisfies Texts<typeof en.notifications>;

export const csv = {
  file: "ca-tuyen-dung",
  columns: {
    id: "Mã",
    person: "Ứng viên",
    job: "Tin tuyển dụng",
    client: "Khách hàng",
    status: "Trạng thái",
    start: "Ngày bắt đầu",
    warranty: "Bảo hành đến",
    left: "Ngày làm việc cuối",
    currency: "Loại tiền",
    fee: "Phí dịch vụ",
    requested: "Đã đề nghị thanh toán",
    splits: "Tỷ lệ chia",
  },
} as const satisfies Texts<typeof en.csv>;

export const mails = {
  leaving: {
    subject: "Muốn nghỉ việc: {job}, {client}",
    said: {
      person: "Khi được hỏi thăm, ứng viên cho biết muốn nghỉ việc.",
      client: "Khi được hỏi thăm, khách hàng cho biết ứng viên muốn nghỉ việc.",
    },
    person: "Ứng viên",
    job: "Tin tuyển dụng",
    client: "Khách hàng",
    remedy: {
      both: "Nếu ứng viên nghỉ hôm nay, bảo hành còn hiệu lực đến {date}: khách hàng chọn thay thế miễn phí hoặc giảm 40% phí lần sau.",
      credit:
        "Nếu ứng viên nghỉ hôm nay, bảo hành còn hiệu lực đến {date}: khách hàng được giảm 40% phí lần sau.",
      none: "Bảo hành đã kết thúc ngày {date}, nên khách hàng không có phương án nào.",
    },
    button: "Xem ca tuyển dụng",
    reason: "Bạn nhận được email này vì bạn phụ trách {client}.",
  },
  failed: {
    subject: "Bảo hành cho vị trí {job}",
    preview: "{agency} có hai phương án",
    left: "Ứng viên mà chúng tôi giới thiệu cho vị trí {job} đã nghỉ ngày {date}, trong thời gian bảo hành.",
    remedies:
      "Theo hợp đồng dịch vụ, bạn được chọn: thay thế ứng viên miễn phí, hoặc giảm 40% phí dịch vụ lần sau của {agency}.",
    answer: "Bạn hãy trả lời quản lý khách hàng của bạn tại {agency}.",
    button: "Xem dịch vụ headhunt",
    reason: "Bạn nhận được email này vì {agency} đã giới thiệu ứng viên cho công ty bạn.",
  },
} as const satisfies Texts<typeof en.mails>;
