import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

/** What the employers' first page says. */
export const copy = {
  metaTitle: "Nhà tuyển dụng: đăng tin miễn phí",
  metaDescription:
    "Đăng tin tuyển dụng miễn phí bằng tiếng Việt và tiếng Anh, theo dõi mọi ứng viên trên một bảng, phản hồi đúng hạn. Hơn 300.000 ứng viên.",
  title: "Tuyển những người thật sự muốn đồng hành cùng bạn",
  lead: "Đăng tin trong vài phút, hoàn toàn miễn phí. Mọi ứng viên nằm trên một bảng và không ai phải chờ trong im lặng.",
  post: "Đăng tin miễn phí",
  talk: "Liên hệ tư vấn",
  figures: [
    { figure: "300K+", text: "ứng viên" },
    { figure: "5.000+", text: "doanh nghiệp" },
    { figure: "0 ₫", text: "cho mỗi tin đăng" },
    { figure: "1–2 ngày", text: "làm việc để duyệt tin" },
  ],
  steps: {
    title: "Từ vị trí trống đến ngày đầu đi làm",
    items: [
      {
        title: "Tạo tài khoản",
        text: "Họ tên, email công việc và tên công ty. Xác thực email là bắt đầu được ngay.",
      },
      {
        title: "Soạn tin tuyển dụng",
        text: "Biểu mẫu hỏi đúng những điều ứng viên muốn biết: lương, nơi làm việc, công việc hằng ngày. Tin được duyệt trong 1–2 ngày làm việc.",
      },
      {
        title: "Cùng nhau chọn người",
        text: "Hồ sơ về thẳng bảng tuyển dụng. Chuyển bước, ghi nhận xét, hẹn phỏng vấn và trả lời ứng viên ngay tại đó.",
      },
    ],
  },
  ways: {
    title: "Hai cách để tuyển",
    self: {
      name: "Tự tuyển trên Sen",
      price: "Miễn phí",
      text: "Cho những vị trí bạn tự tin tuyển được.",
      points: [
        "3 tin đang mở cùng lúc; không giới hạn khi công ty đã xác thực",
        "Mỗi tin một bảng tuyển dụng cho cả nhóm",
        "Được nhắc hạn để ứng viên nào cũng có câu trả lời",
        "Mẫu email song ngữ Việt – Anh",
      ],
      action: "Đăng tin tuyển dụng",
    },
    headhunt: {
      name: "Để Sen tìm giúp",
      price: "15–18% lương năm",
      text: "Cho những vị trí hiếm, cấp cao hoặc cần gấp.",
      points: [
        "Một chuyên viên phụ trách riêng",
        "CV đầu tiên trong vòng 3 ngày",
        "Chỉ trả phí khi ứng viên nhận việc",
        "Thay thế miễn phí nếu ứng viên nghỉ trong thời gian thử việc",
      ],
      action: "Xem dịch vụ",
    },
  },
  product: {
    title: "Trọn vẹn từ tin đăng đến câu trả lời",
    text: "Tin đăng, bảng ứng viên, phỏng vấn, email và báo cáo ở cùng một nơi, dùng tốt cả trên điện thoại.",
    action: "Xem công cụ tuyển dụng",
  },
  questions: {
    title: "Nhà tuyển dụng thường hỏi",
    items: [
      {
        question: "Đăng tin có thật sự miễn phí không?",
        answer:
          "Có. Không có thời gian dùng thử, cũng không thu phí mở khóa hồ sơ. Sen có doanh thu từ dịch vụ headhunt; bạn dùng hay không tùy nhu cầu.",
      },
      {
        question: "Tôi được đăng bao nhiêu tin?",
        answer:
          "Ba tin đang mở cùng lúc. Khi công ty được xác thực bằng mã số thuế, bạn đăng không giới hạn.",
      },
      {
        question: "Bao lâu thì tin được hiển thị?",
        answer:
          "Mỗi tin đều có người đọc và duyệt trong 1–2 ngày làm việc. Hãy xác thực email trước, vì tin chỉ được duyệt sau bước này. Nếu có chỗ chưa rõ, bạn sẽ nhận được lý do và có thể gửi lại.",
      },
      {
        question: "Nếu tôi không trả lời ứng viên thì sao?",
        answer:
          "Sen nhắc bạn vào ngày thứ 3 và thứ 7. Đến ngày thứ 15, hồ sơ tự đóng và ứng viên biết rằng chưa có phản hồi. Chỉ cần một lần chuyển bước, một tin nhắn hoặc một lời mời là đồng hồ dừng.",
      },
      {
        question: "Đồng nghiệp của tôi có dùng chung được không?",
        answer:
          "Được. Quản trị viên của công ty mời cả nhóm vào. Thành viên thấy những tin mình phụ trách; báo cáo của người khác chỉ quản trị viên xem được.",
      },
    ],
  },
  last: {
    title: "Có thể đồng nghiệp tương lai của bạn đang đọc tin ngay lúc này",
    action: "Đăng tin miễn phí",
  },
} as const satisfies Texts<typeof en.copy>;
