import { clockDays, draftDays } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import { changesDays } from "../../terms.ts";
import type * as en from "./messages.en.ts";

/** Texts that only the home page of a signed-in candidate uses. */
export const copy = {
  title: "Quá trình tìm việc của bạn",
  hello: "Chào {name}",
  running:
    "{count, plural, =0 {Bạn chưa có hồ sơ ứng tuyển nào đang xử lý} other {Bạn có # hồ sơ ứng tuyển đang xử lý}}",
  applications: "Việc làm đã ứng tuyển",
  ahead: {
    invited: "Bạn được mời phỏng vấn",
    upcoming: "Phỏng vấn sắp tới",
    stage: "Bạn đang ở vòng phỏng vấn",
    offer: "Bạn được mời nhận việc",
    accepted: "Bạn đã đồng ý nhận việc",
    see: "Xem hồ sơ ứng tuyển",
    answer: "chờ bạn trả lời",
    choose: "Chọn giờ phỏng vấn",
  },
  messages: { title: "Tin nhắn mới", unread: "{count, plural, other {# tin nhắn mới}}" },
  drafts: {
    title: "Hồ sơ ứng tuyển chưa gửi",
    text: `Nội dung bạn nhập được lưu trong trình duyệt này ${draftDays} ngày.`,
  },
  due: {
    title: "Sắp đến hạn phản hồi",
    text: "Nếu đến hạn nhà tuyển dụng chưa phản hồi, chúng tôi đóng hồ sơ ứng tuyển và báo lý do cho bạn.",
    by: "Hạn phản hồi: {date}",
    waiting: `Chưa có phản hồi sau ${clockDays.waiting} ngày. Chúng tôi đã nhắc nhà tuyển dụng.`,
  },
  changes: { title: "Hoạt động gần đây", none: `Không có gì mới trong ${changesDays} ngày qua` },
  closing: {
    title: "Việc làm đã lưu sắp hết hạn",
    left: "{days, plural, =0 {hôm nay là ngày cuối} other {còn # ngày}}",
    all: "Việc làm đã lưu",
  },
  jobs: {
    fitting: "Việc làm phù hợp với hồ sơ của bạn",
    fittingNew: "Việc làm mới phù hợp với hồ sơ của bạn",
    like: "Việc làm giống những tin bạn đã lưu hoặc ứng tuyển",
    first: "Gợi ý: việc làm hot",
    all: "Tất cả việc làm",
  },
  fit: {
    title: "Chức danh của bạn: {values}",
    skills: "Kỹ năng của bạn: {values}",
    category: "Ngành nghề của bạn: {name}",
    place: "{name}, nơi bạn muốn làm việc",
    remote: "Được làm việc từ xa",
    level: "Đúng cấp bậc của bạn",
    salary: "Đạt mức lương mong muốn",
  },
  profile: {
    title: "Nhận gợi ý việc làm phù hợp",
    text: "Việc làm ở đây được chọn theo hồ sơ cá nhân của bạn. Còn thiếu:",
    edit: "Hoàn thiện hồ sơ",
  },
  lacks: {
    job_title: "Chức danh",
    skills: "Kỹ năng",
    job_preference: "Công việc mong muốn",
  },
} as const satisfies Texts<typeof en.copy>;
