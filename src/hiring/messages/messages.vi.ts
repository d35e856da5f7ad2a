import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  messages_erased: "Dữ liệu của hồ sơ ứng tuyển này đã bị xóa nên cuộc trao đổi đã kết thúc",
  messages_not_applied: "Người này chưa ứng tuyển nên bạn chỉ có thể gửi email",
  messages_withdrawn: "Hồ sơ ứng tuyển đã được rút nên cuộc trao đổi này đã kết thúc",
  messages_blocked: "Công ty này đang bị khóa trên Sen nên không thể viết tại đây",
  messages_rejected: "Hồ sơ ứng tuyển đã kết thúc. Bạn có thể nhắn tiếp khi nhà tuyển dụng nhắn cho bạn.",
} as const satisfies Texts<typeof en.errors>;

export const site = {
  title: "Tin nhắn",
  about: "Về hồ sơ ứng tuyển của bạn cho vị trí {job}",
  back: "Về hồ sơ ứng tuyển",
  log: "Tin nhắn với {name}",
  seen: "Đã xem {when}",
  notSeen: "Chưa xem",
  fresh: "Mới",
  earlier: "Tin nhắn trước đó",
  latest: "Tin nhắn mới nhất",
  label: "Tin nhắn của bạn",
  help: "Nếu sau {minutes} phút người nhận chưa đọc tại đây, chúng tôi gửi bản sao qua email.",
  send: "Gửi tin nhắn",
  ctrlEnter: "Nhấn Ctrl + Enter để gửi",
  emptyTitle: "Chưa có tin nhắn nào",
  emptyCandidate: "Hãy hỏi nhà tuyển dụng về việc làm này hoặc hồ sơ ứng tuyển của bạn.",
  emptyEmployer: "Một tin nhắn được tính là phản hồi cho ứng viên.",
  /** The reasons why the reader cannot write, the same as in the API. */
  closed: errors,
} as const satisfies Texts<typeof en.site>;

export const console = {
  sent: "Đã gửi tin nhắn.",
  write: "Nhắn tin",
  all: "Xem tất cả",
  about: "Về hồ sơ ứng tuyển vị trí {job}",
  back: "Về trang ứng viên",
} as const satisfies Texts<typeof en.console>;

export const notifications = {
  from_employer: "{company} đã gửi cho bạn {count, number} tin nhắn về vị trí {job}",
  from_candidate: "{candidate} đã gửi cho bạn {count, number} tin nhắn về vị trí {job}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  new_messages: {
    subject: "{from} đã nhắn cho bạn về vị trí {job}",
    preview: "{from} viết: {text}",
    title: "Bạn có {count, number} tin nhắn mới",
    by: "{from} đã nhắn cho bạn về vị trí {job}:",
    button: "Đọc và trả lời",
    reply: "Vui lòng không trả lời email này. Hãy dùng nút phía trên.",
    reason: {
      candidate: "Bạn nhận được email này vì bạn đã ứng tuyển vị trí {job} trên Sen.",
      employer: "Bạn nhận được email này vì bạn tuyển dụng cho vị trí {job} trên Sen.",
    },
  },
} as const satisfies Texts<typeof en.mails>;
