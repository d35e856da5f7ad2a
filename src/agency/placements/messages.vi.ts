import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  placement_state_changed: "Ca tuyển dụng này vừa có thay đổi. Vui lòng tải lại trang.",
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
  checkIn: {
    day_1: "Ngày đầu tiên",
    day_7: "Tuần đầu tiên",
    day_30: "Tháng đầu tiên",
    day_last: "Cuối thời gian bảo hành",
  },
  side: { person: "Ứng viên", client: "Khách hàng" },
  answer: { good: "Mọi việc đều tốt", unsure: "Chưa chắc chắn", leaving: "Muốn nghỉ việc" },
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
  choose: "Vui lòng chọn",
  planned: "dự kiến",
  firstDay: "Ngày đi làm đầu tiên",
  replaces: "Thay thế cho",
  replaced: "Ca tuyển dụng trước",
  noFee: "Miễn phí: ca thay thế",
  warrantyLeft: "{days, plural, other {còn # ngày}}",
  splitColumn: "Chia phí",
  splitOf: "{name} {percent, number}%",
  warrantyDays: "{days, number} ngày",
  warrantyWithoutHolidays:
    "{days, number} ngày không tính ngày lễ ({holidays, number} ngày lễ trong thời gian này)",
  requests: "Đề nghị thanh toán của khách hàng",
  cancelText:
    "Ứng viên chưa từng nhận việc. Khách hàng không phải trả phí và không có đề nghị thanh toán nào.",
  failTitle: "Ứng viên đã nghỉ việc?",
  failText:
    "Đến ngày {date}, khách hàng nhận email về hai phương án: thay thế miễn phí hoặc giảm 40% phí lần sau. Phí lần này vẫn phải trả.",
  download: "Tải CSV",
  month: "Tháng bắt đầu",
  consultant: "Chuyên viên tư vấn",
  everyone: "Tất cả",
  verb: {
    start: "Xác nhận nhận việc",
    correct: "Sửa ngày đi làm đầu tiên",
    request: "Đề nghị thanh toán phí",
    cancel: "Hủy ca tuyển dụng",
    fail: "Báo không qua thử việc",
  },
  remedy: {
    title: "Ứng viên nghỉ trong thời gian bảo hành",
    both: "Khách hàng chọn một phương án: thay thế miễn phí, đến ngày {date}, hoặc giảm 40% phí lần sau.",
    creditOnly: "Khách hàng được giảm 40% phí lần sau.",
    credit:
      "Đã chọn giảm 40% phí lần sau. Đề nghị tiếp theo cho toàn bộ phí của khách hàng này sẽ dùng khoản giảm.",
    creditUsed: "Đã chọn giảm 40% phí lần sau và đã dùng.",
    replacement:
      "Đã chọn thay thế miễn phí. Yêu cầu tuyển dụng thay thế {status, select, draft {là bản nháp: vui lòng hoàn thiện và mở} open {đang mở} on_hold {đang tạm dừng} filled {đã tuyển đủ} lost {đã mất} other {đã hủy}}.",
    board: "Bảng ứng viên thay thế",
    verb: {
      replace: "Chọn thay thế miễn phí",
      credit: "Chọn giảm 40% phí lần sau",
      give_up: "Bỏ việc thay thế để giảm 40% phí lần sau",
    },
  },
  split: {
    title: "Tỷ lệ chia phí",
    edit: "Sửa tỷ lệ chia",
    help: "Tính bằng phần trăm, tổng 100%. Dòng không có người và tỷ lệ sẽ được bỏ qua.",
    person: "Chuyên viên tư vấn",
    role: "Vai trò",
    share: "Tỷ lệ",
    amount: "Số tiền",
    personOf: "Chuyên viên tư vấn {nth, number}",
    roleOf: "Vai trò {nth, number}",
    shareOf: "Tỷ lệ {nth, number} (%)",
    nobody: "Không có ai",
    reason: "Lý do",
    save: "Lưu tỷ lệ chia",
  },
  check: {
    title: "Hỏi thăm sau khi nhận việc",
    day: "Lần hỏi thăm",
    side: "Hỏi ai",
    answer: "Câu trả lời",
    note: "Ghi chú",
    leavingText: "Nếu ứng viên muốn nghỉ, quản lý khách hàng nhận email ngay.",
    save: "Ghi nhận câu trả lời",
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
