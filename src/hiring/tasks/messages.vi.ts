import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  assignee_unknown: "Vui lòng chọn thành viên xem được nội dung của việc này",
  time_invalid: "Vui lòng nhập giờ từ 00:00 đến 23:59",
  reminder_invalid: "Vui lòng chọn một trong các mức nhắc",
  task_relation_twice: "Mỗi việc chỉ gắn với một ứng viên hoặc một tin. Vui lòng bỏ bớt một mục.",
  task_relation_unknown:
    "Không tìm thấy ứng viên hoặc tin mà việc này gắn với. Vui lòng quay lại và chọn lại.",
  task_edited: "{name} đã sửa việc này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  task_state_changed: "Việc này vừa có thay đổi. Vui lòng tải lại trang.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: { todo: "Chưa làm", in_progress: "Đang làm", done: "Đã xong", canceled: "Đã hủy" },
  type: {
    call: "Gọi điện",
    email: "Gửi email",
    meeting: "Gặp trực tiếp",
    follow_up: "Liên hệ lại",
    interview_preparation: "Chuẩn bị phỏng vấn",
    reference_check: "Kiểm tra tham chiếu",
    documents: "Hồ sơ giấy tờ",
    other: "Khác",
  },
  group: {
    overdue: "Quá hạn",
    today: "Hôm nay",
    this_week: "Tuần này",
    later: "Sau đó",
    done: "Đã xong",
  },
  reminder: {
    none: "Không nhắc",
    m0: "Khi đến hạn",
    m15: "Trước 15 phút",
    m60: "Trước 1 giờ",
    m1440: "Trước 1 ngày",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: { tasks: "Việc cần làm", short: "Việc" },
  list: {
    title: "Việc cần làm",
    create: "Thêm việc",
    whose: "Việc của ai",
    mine: "Việc của tôi",
    all: "Tất cả",
    finish: "Đánh dấu “{name}” là đã xong",
    reopen: "Mở lại “{name}”",
    finished: "Đã xong “{name}”.",
    due: "Hạn {when}",
    ended: "Kết thúc {when}",
    canceled: "Đã hủy",
    viewDone: "Xem {count, number} việc đã kết thúc",
    viewOpen: "Xem việc chưa xong",
    emptyTitle: "Không có việc nào chưa xong",
    emptyText: "Thêm việc bạn cần làm, chúng tôi sẽ nhắc bạn đúng lúc.",
    emptyDone: "Chưa có việc nào kết thúc",
    you: "Bạn",
    saved: "Đã lưu việc.",
    deleted: "Đã xóa việc.",
  },
  form: {
    createTitle: "Thêm việc cần làm",
    about: "Về {name}",
    name: "Việc",
    namePlaceholder: "Gọi hỏi thời gian có thể bắt đầu",
    type: "Loại",
    assignee: "Người thực hiện",
    date: "Ngày hạn",
    time: "Giờ",
    reminder: "Nhắc",
    note: "Ghi chú",
    save: "Lưu việc",
    saveChanges: "Lưu thay đổi",
    delete: "Xóa việc",
    deleteTitle: "Xóa việc này?",
    deleteText: "Việc bị xóa với tất cả mọi người. Nếu muốn giữ lại trong danh sách, hãy hủy việc.",
    keep: "Giữ lại việc",
    by: "{name} thêm, {when}",
    locked: "Việc này đã kết thúc. Hãy mở lại để sửa.",
    start: "Bắt đầu làm",
    finish: "Đánh dấu đã xong",
    cancel: "Hủy việc",
    reopen: "Mở lại việc",
    status: "Trạng thái",
  },
} as const satisfies Texts<typeof en.console>;

export const notifications = {
  assigned: "{by} đã giao cho bạn một việc: {task}",
  reminder: "Nhắc việc: {task}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  assigned: {
    subject: "Việc mới cho bạn: {task}",
    preview: "{by} giao, hạn {due}.",
    text: "{by} đã giao việc này cho bạn.",
    facts: { due: "Hạn", candidate: "Ứng viên", job: "Tin tuyển dụng" },
    button: "Xem việc",
    reason: "Bạn nhận được email này vì một thành viên đã giao việc cho bạn trên Sen.",
  },
  due: {
    subject: "Nhắc việc: {task}",
    preview: "Việc này có hạn {due}.",
    text: "Bạn đã đặt nhắc cho việc này.",
    facts: { due: "Hạn", candidate: "Ứng viên", job: "Tin tuyển dụng" },
    button: "Xem việc",
    reason: "Bạn nhận được email này vì việc này có đặt nhắc trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
