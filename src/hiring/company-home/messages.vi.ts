import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const console = {
  nav: "Tổng quan",
  title: "Chào {name}",
  week: "Tuần này",
  numbers: {
    applies: "Ứng viên mới",
    interviews: "Phỏng vấn đã lên lịch",
    offers: "Thư mời nhận việc đã gửi",
    hires: "Lượt tuyển",
  },
  due: "Việc cần làm",
  nothing: "Hiện không có việc nào chờ bạn",
  interviews: "Phỏng vấn sắp tới",
  noInterviews: "Chưa có buổi phỏng vấn nào sắp tới",
  allInterviews: "Tất cả buổi phỏng vấn",
  tasks: "Việc của tôi hôm nay",
  allTasks: "Tất cả việc",
  overdue: "Quá hạn",
  offers: "Thư mời đang chờ trả lời",
  allOffers: "Tất cả thư mời",
  until: "đến hết ngày {date}",
  feed: "Hoạt động gần đây",
  noFeed: "Chưa có hoạt động nào",
  earlier: "Cũ hơn",
  latest: "Mới nhất",
} as const satisfies Texts<typeof en.console>;
