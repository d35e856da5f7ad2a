import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  views: {
    title: "Lượt xem của Sen",
    lead: "Khi quản trị viên của Sen xem sản phẩm như tài khoản của bạn, và lý do. Lượt xem không thay đổi gì; tin nhắn, CV, ghi chú và số tiền đều được ẩn.",
    by: "{name} đã xem với tư cách của bạn",
    time: "{from} đến {to}",
    reason: "Lý do: {reason}",
    none: "Chưa có ai xem tài khoản của bạn",
    noneText: "Nếu quản trị viên của Sen xem sản phẩm như bạn, bạn sẽ đọc được ở đây và qua email.",
    support: "Hỏi bộ phận hỗ trợ của Sen",
    back: "Đăng nhập và bảo mật",
  },
} as const satisfies Texts<typeof en.site>;

export const console = {
  bar: { end: "Kết thúc lượt xem" },
  view: {
    title: "Xem với tư cách {name}",
    lead: "Bạn xem sản phẩm như {email} trong {minutes, number} phút, không thay đổi được gì. Tin nhắn, CV, ghi chú, số tiền và thông tin bí mật đều được ẩn. Người này được báo thời điểm và lý do, và mỗi trang đều được ghi lại.",
    reason: "Lý do",
    reasonHelp: "Người này sẽ đọc nội dung này.",
    password: "Mật khẩu của bạn",
    submit: "Bắt đầu xem",
    refusals: {
      view_admin: "Không thể xem với tư cách quản trị viên.",
      view_inactive: "Tài khoản này không đăng nhập được nên không có gì để xem.",
    },
    open: "Lượt xem tài khoản này của bạn mở đến {time}.",
    go: "Đến các trang của người này",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  view_only: "Bạn đang xem với tư cách {name}; không thể thay đổi",
  view_hidden: "Bạn đang xem với tư cách {name}; file được ẩn",
  view_admin: "Không thể xem với tư cách quản trị viên",
  view_inactive: "Tài khoản này không đăng nhập được nên không có gì để xem",
  view_over: "Lượt xem đã kết thúc",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  account_viewed: {
    subject: "Quản trị viên của Sen xem tài khoản của bạn",
    preview: "{by} đã nêu lý do, bạn có thể đọc tại đây.",
    text: "Vào {at}, {by} thuộc đội ngũ Sen bắt đầu xem sản phẩm như bạn thấy. Lý do:",
    hidden:
      "Lượt xem kéo dài tối đa {minutes, number} phút và không thay đổi gì. Tin nhắn, CV, ghi chú và số tiền đều được ẩn.",
    button: "Xem ai đã xem tài khoản của bạn",
    doubt: "Nếu bạn có thắc mắc hoặc không đồng ý, hãy liên hệ bộ phận hỗ trợ của Sen.",
    reason: "Bạn nhận được email này vì quản trị viên của Sen đã xem tài khoản của bạn.",
  },
} as const satisfies Texts<typeof en.mails>;
