import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

/** What the home page says, and no other. */
export const copy = {
  metaTitle: "Sen: trang tuyển dụng thông minh",
  metaDescription:
    "Tìm việc bằng tiếng Việt và tiếng Anh, ứng tuyển trong một phút và luôn biết hồ sơ của mình đang ở đâu.",
  title: "Tìm công việc khiến bạn muốn đi làm mỗi ngày",
  lead: "{count, plural, =0 {Việc làm khắp Việt Nam và Đông Nam Á, hồ sơ nào cũng được phản hồi.} other {# việc làm khắp Việt Nam và Đông Nam Á, hồ sơ nào cũng được phản hồi.}}",
  popular: "Tìm kiếm phổ biến",
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
  fresh: { title: "Việc làm mới", text: "Những tin vừa đăng, tin nào cũng có người đọc duyệt trước." },
  allJobs: "{count, plural, =0 {Tất cả việc làm} other {Xem tất cả # việc làm}}",
  jobs: "{count, plural, =0 {Chưa có việc} other {# việc làm}}",
  categories: { title: "Việc làm theo ngành nghề", all: "Tất cả ngành nghề" },
  places: { title: "Việc làm theo địa điểm", all: "Tất cả tỉnh, thành phố" },
  companies: { title: "Công ty đang tuyển", all: "Tất cả công ty", verified: "Công ty đã xác thực" },
  assurance: {
    title: "Bạn luôn biết hồ sơ của mình đang ở đâu",
    text: "Tìm việc vốn đã căng thẳng. Ở đây, không hồ sơ nào rơi vào im lặng.",
    steps: [
      {
        title: "Ứng tuyển trong một phút",
        text: "Chỉ cần họ tên, email và file CV. Tài khoản được tạo luôn khi bạn ứng tuyển.",
      },
      {
        title: "Biết khi nào CV được xem",
        text: "Bạn được báo khi nhà tuyển dụng mở CV và ở từng bước sau đó.",
      },
      {
        title: "Luôn có câu trả lời",
        text: "Nhà tuyển dụng được nhắc vào ngày thứ 3 và thứ 7. Chậm nhất ngày thứ 15, hồ sơ được đóng kèm lý do rõ ràng.",
      },
    ],
  },
  employers: {
    title: "Bạn đang tuyển người?",
    text: "Đăng tin miễn phí, theo dõi mọi ứng viên trên một bảng và phản hồi đúng hạn thật nhẹ nhàng.",
    action: "Đăng tin tuyển dụng",
    more: "Xem công cụ tuyển dụng",
  },
  headhunt: {
    title: "Vị trí khó tuyển?",
    text: "Chuyên viên của Sen tìm, gọi và sàng lọc ứng viên giúp bạn. CV đầu tiên trong 3 ngày; chỉ trả phí khi ứng viên nhận việc.",
    action: "Dịch vụ headhunt",
  },
} as const satisfies Texts<typeof en.copy>;
