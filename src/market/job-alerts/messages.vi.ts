import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  state: { active: "Đang bật", pending: "Chờ xác nhận", stopped: "Đã tắt" },
  salary: "từ {million, number} triệu/tháng",
  remote: "làm việc từ xa",
} as const satisfies Texts<typeof en.labels>;

export const site = {
  subscribe: {
    title: "Thông báo việc làm",
    sentTitle: "Kiểm tra hộp thư đến",
    sentText:
      "Chúng tôi vừa gửi cho bạn một email. Hãy mở liên kết trong đó trong vòng {days, number} ngày để bật thông báo việc làm. Không thấy email? Hãy xem mục Thư rác (Spam).",
    existsTitle: "Bạn đã có thông báo việc làm này",
    existsText: "Một thông báo việc làm của bạn có đúng các tiêu chí này.",
    open: "Mở thông báo việc làm",
    setTitle: "Đã bật thông báo việc làm",
    setText: "Việc làm mới phù hợp sẽ được gửi đến email của bạn lúc 8 giờ sáng.",
    back: "Quay lại xem việc làm",
    manage: "Thông báo việc làm của bạn",
  },
  confirm: {
    title: "Bật thông báo việc làm này?",
    text: "Nhấn nút bên dưới để nhận việc làm mới qua email.",
    submit: "Đồng ý, gửi việc làm mới cho tôi",
    doneTitle: "Đã bật thông báo việc làm",
    doneText: "Việc làm mới theo tiêu chí {what} sẽ được gửi đến {email}.",
    failedTitle: "Liên kết này không còn dùng được",
    jobs: "Xem việc làm",
  },
  stop: {
    title: "Ngừng thông báo việc làm này?",
    text: "Bạn sẽ không nhận thêm email nào từ thông báo việc làm này.",
    submit: "Ngừng thông báo việc làm",
    doneTitle: "Đã ngừng thông báo việc làm",
    doneText: "Chúng tôi sẽ không gửi email về {what} nữa.",
  },
  list: {
    title: "Thông báo việc làm",
    lead: "Việc làm mới được gửi đến email của bạn lúc 8 giờ sáng. Tối đa {max, number} thông báo việc làm.",
    emptyTitle: "Bạn chưa có thông báo việc làm nào",
    emptyText: "Chọn tiêu chí, chúng tôi gửi email khi có việc làm phù hợp.",
    create: "Tạo thông báo việc làm",
    edit: "Sửa thông báo việc làm",
    editOne: "Sửa",
    delete: "Xóa",
    pause: "Tạm dừng",
    resume: "Bật lại",
    again: "Gửi lại email",
    to: "Gửi đến {email}",
    lastSent: "Email gần nhất: <when></when>",
    neverSent: "Chưa gửi email nào",
    pendingText: "Hãy mở liên kết trong email chúng tôi đã gửi đến {email}.",
    deleted: "Đã xóa thông báo việc làm theo tiêu chí {what}.",
    undo: "Hoàn tác",
    saved: "Đã lưu thông báo việc làm.",
    savedPending:
      "Đã lưu. Hãy mở liên kết trong email chúng tôi vừa gửi đến {email} để bật thông báo việc làm.",
    full: "Bạn đã có {max, number} thông báo việc làm. Hãy xóa bớt một thông báo việc làm để thêm mới.",
  },
  form: {
    keyword: "Từ khóa",
    keywordHelp: "Vị trí, kỹ năng hoặc công ty",
    place: "Địa điểm",
    category: "Ngành nghề",
    anyCategory: "Tất cả ngành nghề",
    anyType: "Tất cả hình thức",
    anyLevel: "Tất cả cấp bậc",
    anyExperience: "Tất cả mức kinh nghiệm",
    allOf: "Tất cả ngành {name}",
    salary: "Mức lương từ",
    anySalary: "Tất cả mức lương",
    remote: "Chỉ việc làm từ xa",
    company: "Chỉ việc làm của {name}",
    email: "Gửi đến",
    emailHelp: "Nếu dùng email khác với email tài khoản, chúng tôi sẽ gửi liên kết xác nhận đến đó trước.",
    frequency: "Tần suất",
    save: "Lưu thay đổi",
    create: "Tạo thông báo việc làm",
    cancel: "Hủy",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  job_alert_exists: "Thông báo việc làm này đã có",
  job_alert_limit: "Email này đã có {max} thông báo việc làm. Vui lòng xóa bớt một thông báo việc làm trước.",
  job_alert_empty: "Vui lòng cho biết bạn tìm việc gì: từ khóa, địa điểm, ngành nghề hoặc công ty",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  confirm: {
    subject: "Xác nhận thông báo việc làm: {what}",
    preview: "Hãy xác nhận trong vòng {days, number} ngày. Nếu không phải bạn, hãy bỏ qua email này.",
    title: "Xác nhận thông báo việc làm",
    text: "Địa chỉ này vừa được đăng ký nhận việc làm mới: {what}. Nếu đúng là bạn, hãy xác nhận trong vòng {days, number} ngày.",
    button: "Xác nhận thông báo việc làm",
    ignore: "Nếu không phải bạn, hãy bỏ qua email này. Chúng tôi sẽ không gửi gì thêm.",
    reason: "Bạn nhận được email này vì địa chỉ của bạn được dùng để đăng ký thông báo việc làm trên Sen.",
  },
  new_jobs: {
    subject: "{count, number} việc làm mới: {what}",
    preview: "{job} tại {company}{others, plural, =0 {} other { và # việc làm khác}}",
    title: "{count, number} việc làm mới dành cho bạn",
    text: "Theo thông báo việc làm của bạn: {what}.",
    remote: "Từ xa",
    all: "Xem tất cả việc làm mới",
    more: "Còn nhiều việc làm khác phù hợp với thông báo này.",
    reasonDaily:
      "Bạn nhận được email này vì đã tạo thông báo việc làm trên Sen. Email được gửi vào buổi sáng khi có việc làm mới.",
    reasonWeekly:
      "Bạn nhận được email này vì đã tạo thông báo việc làm trên Sen. Email được gửi vào thứ Hai khi có việc làm mới.",
    stop: "Ngừng thông báo việc làm này",
  },
} as const satisfies Texts<typeof en.mails>;

export const notifications = {
  new_jobs:
    "{jobs, number} việc làm mới theo thông báo việc làm{keyword, select, none { của bạn} other { “{keyword}”}}",
} as const satisfies Texts<typeof en.notifications>;
