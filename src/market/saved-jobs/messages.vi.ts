import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  save: {
    save: "Lưu tin",
    saved: "Đã lưu",
    saveJob: "Lưu tin “{title}”",
    unsaveJob: "Đã lưu. Bỏ lưu tin “{title}”",
    failed: "Chưa lưu được. Vui lòng thử lại.",
  },
  savedList: {
    title: "Việc làm đã lưu",
    count: "{count, number} việc làm",
    emptyTitle: "Bạn chưa lưu việc làm nào",
    emptyText:
      "Nhấn vào hình trái tim ở một tin tuyển dụng để lưu lại. Chúng tôi sẽ nhắc bạn trước khi tin hết hạn.",
    find: "Tìm việc làm",
    removed: "Đã bỏ lưu “{title}”.",
    closed: "Đã ngừng nhận hồ sơ",
    expired: "Hết hạn",
    endsIn: "{days, plural, =0 {Hôm nay là hạn cuối} other {Còn # ngày để ứng tuyển}}",
  },
} as const satisfies Texts<typeof en.site>;

export const mails = {
  saved_expiring: {
    subject:
      "{count, plural, =1 {Việc làm bạn lưu sắp hết hạn: {job}} other {# việc làm bạn lưu sắp hết hạn}}",
    preview: "{count, plural, =1 {{company}: hạn nộp {date}} other {{job} hết hạn sớm nhất, ngày {date}}}",
    title: "{count, plural, =1 {Việc làm bạn lưu} other {# việc làm bạn lưu}} sắp hết hạn",
    text: "Bạn đã lưu {count, plural, =1 {việc làm này} other {# việc làm dưới đây}} nhưng chưa ứng tuyển. Hạn nộp hồ sơ sắp hết.",
    until: "{company} · hạn nộp {date}",
    button: "Ứng tuyển ngay",
    list: "Xem việc làm đã lưu",
    reason: "Bạn nhận được email này vì bạn đã lưu việc làm trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;

export const errors = {
  job_not_saveable: "Tin này đã đóng nên không thể lưu",
} as const satisfies Texts<typeof en.errors>;

export const notifications = {
  closing:
    "{jobs, plural, one {Việc làm {job} mà bạn đã lưu sắp hết hạn} other {# việc làm bạn đã lưu sắp hết hạn, sớm nhất là {job}}}",
} as const satisfies Texts<typeof en.notifications>;
