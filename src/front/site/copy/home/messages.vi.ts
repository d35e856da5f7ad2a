import { clockDays } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";
import type * as en from "./messages.en.ts";

/** Texts that only the home page uses. */
export const copy = {
  metaTitle: "Sen: trang tuyển dụng thông minh",
  metaDescription:
    "Tìm việc bằng tiếng Việt hoặc tiếng Anh, ứng tuyển trong một phút và theo dõi hồ sơ đến khi có kết quả.",
  title: "Tìm công việc khiến bạn muốn đi làm mỗi ngày",
  lead: "{count, plural, =0 {Việc làm tại Việt Nam và Đông Nam Á. Theo dõi được từng hồ sơ bạn gửi.} other {# việc làm tại Việt Nam và Đông Nam Á. Theo dõi được từng hồ sơ bạn gửi.}}",
  popular: "Được tìm nhiều",
  hiring: "Đang tuyển",
  hot: {
    title: "Việc làm hot",
    by: "Việc làm hot theo",
    place: "Địa điểm",
    category: "Ngành nghề",
    salary: "Mức lương",
    any: "Tất cả",
    from: "Từ {million} triệu",
  },
  fresh: { title: "Việc làm mới", text: "Tin mới đăng, đều đã qua kiểm duyệt." },
  allJobs: "{count, plural, =0 {Tất cả việc làm} other {Xem tất cả # việc làm}}",
  jobs: "{count, plural, =0 {Chưa có việc} other {# việc làm}}",
  categories: { title: "Việc làm theo ngành nghề", all: "Tất cả ngành nghề" },
  places: { title: "Việc làm theo tỉnh thành", all: "Tất cả tỉnh thành" },
  companies: { title: "Công ty đang tuyển", all: "Tất cả công ty", verified: "Công ty đã xác thực" },
  assurance: {
    title: "Luôn biết hồ sơ đang ở bước nào",
    text: "Tìm việc đã đủ áp lực. Trên Sen, bạn không phải đoán xem hồ sơ của mình ra sao.",
    steps: [
      {
        title: "Ứng tuyển trong một phút",
        text: "Chỉ cần họ tên, email và file CV. Tài khoản được tạo luôn khi bạn ứng tuyển.",
      },
      {
        title: "Biết khi nào CV được xem",
        text: "Hồ sơ cho thấy thời điểm nhà tuyển dụng xem CV lần đầu. Sen gửi email khi trạng thái hồ sơ thay đổi.",
      },
      {
        title: "Luôn có kết quả",
        text: `Nếu chưa có phản hồi, nhà tuyển dụng được nhắc sau ${clockDays.nudge} ngày và ${clockDays.waiting} ngày. Sau ${clockDays.closed} ngày, hồ sơ được đóng kèm lý do.`,
      },
    ],
  },
  employers: {
    title: "Bạn đang tuyển người?",
    text: "Đăng tin miễn phí, quản lý ứng viên trên một bảng và được nhắc để phản hồi đúng hạn.",
    action: "Đăng tin tuyển dụng",
    more: "Xem công cụ tuyển dụng",
  },
  headhunt: {
    title: "Vị trí khó tuyển?",
    text: `Chuyên viên của Sen tìm, gọi và sàng lọc ứng viên giúp bạn. CV đầu tiên trong ${headhunt.firstCvDays} ngày; chỉ trả phí khi ứng viên nhận việc.`,
    action: "Dịch vụ headhunt",
  },
} as const satisfies Texts<typeof en.copy>;
