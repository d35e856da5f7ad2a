import { clockDays, consentMonths, retentionChoices, retentionMost } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import { freePosts, reviewDays } from "#market/jobs/terms.ts";
import { headhuntTerms as headhunt } from "../../terms.ts";
import type * as en from "./messages.en.ts";

/** Texts of the landing page for employers. */
export const copy = {
  metaTitle: "Nhà tuyển dụng: đăng tin miễn phí",
  metaDescription:
    "Đăng tin tuyển dụng miễn phí bằng tiếng Việt và tiếng Anh, quản lý ứng viên trên một bảng và được nhắc để phản hồi đúng hạn.",
  title: "Tuyển những người thật sự muốn đồng hành cùng bạn",
  lead: "Đăng tin trong vài phút, hoàn toàn miễn phí. Quản lý mọi ứng viên trên một bảng và để ứng viên luôn biết hồ sơ đang ở bước nào.",
  post: "Đăng tin miễn phí",
  talk: "Liên hệ tư vấn",
  figures: {
    jobs: "việc làm đang hiển thị trên Sen",
    companies: "công ty trên Sen",
    price: { figure: "0 đ", text: "cho mỗi tin tuyển dụng" },
    review: { figure: `1–${reviewDays} ngày làm việc`, text: "để duyệt tin" },
  },
  steps: {
    title: "Từ vị trí trống đến người phù hợp",
    items: [
      {
        title: "Tạo tài khoản",
        text: "Họ tên, email công việc và tên công ty. Xác thực email là bắt đầu được ngay.",
      },
      {
        title: "Soạn tin tuyển dụng",
        text: `Biểu mẫu hỏi đúng những điều ứng viên muốn biết: mức lương, địa điểm, công việc hằng ngày. Tin được duyệt trong 1–${reviewDays} ngày làm việc.`,
      },
      {
        title: "Chọn người trên bảng ứng viên",
        text: "Hồ sơ vào thẳng bảng ứng viên của tin. Bạn đọc CV, chuyển vòng hoặc từ chối kèm lý do ngay tại đó.",
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
        `${freePosts} tin đang hiển thị, chờ duyệt hoặc bị tạm ẩn cùng lúc; không giới hạn với công ty đã xác thực`,
        "Mỗi tin một bảng ứng viên, dùng được trên máy tính và điện thoại",
        `Được nhắc sau ${clockDays.nudge}, ${clockDays.waiting} và ${clockDays.lastWarning} ngày chưa phản hồi`,
        "Email cho ứng viên bằng tiếng Việt và tiếng Anh",
      ],
      action: "Đăng tin tuyển dụng",
    },
    headhunt: {
      name: "Để Sen tìm giúp",
      price: `${headhunt.feeLeast}–${headhunt.feeMost}% lương năm`,
      text: "Cho những vị trí hiếm, cấp cao hoặc cần gấp.",
      points: [
        "Một chuyên viên phụ trách riêng",
        `CV đầu tiên trong vòng ${headhunt.firstCvDays} ngày`,
        "Chỉ trả phí khi ứng viên nhận việc",
        "Thay thế miễn phí nếu ứng viên nghỉ trong thời gian thử việc",
      ],
      action: "Xem dịch vụ",
    },
  },
  product: {
    title: "Công cụ tuyển dụng trên Sen",
    text: "Tin tuyển dụng, bảng ứng viên, phỏng vấn, thư mời nhận việc, việc cần làm, mẫu email và báo cáo ở cùng một nơi, dùng tốt cả trên điện thoại.",
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
        answer: `${freePosts} tin cùng lúc, tính cả tin đang hiển thị, chờ duyệt hoặc bị tạm ẩn. Khi công ty đã được xác thực, bạn đăng không giới hạn.`,
      },
      {
        question: "Bao lâu thì tin được hiển thị?",
        answer: `Mỗi tin đều được duyệt trong 1–${reviewDays} ngày làm việc. Hãy xác thực email trước, vì tin chỉ được duyệt sau bước này. Nếu có chỗ chưa rõ, bạn sẽ nhận được lý do và có thể gửi lại.`,
      },
      {
        question: "Nếu tôi không phản hồi ứng viên thì sao?",
        answer: `Nếu chưa phản hồi, bạn được nhắc sau ${clockDays.nudge}, ${clockDays.waiting} và ${clockDays.lastWarning} ngày. Sau ${clockDays.closed} ngày, hồ sơ tự đóng và ứng viên được báo lý do. Nhắn tin, gửi email, mời phỏng vấn, gửi thư mời nhận việc, chuyển vòng hoặc từ chối đều được tính là phản hồi.`,
      },
      {
        question: "Dữ liệu ứng viên được lưu bao lâu?",
        answer: `Họ tên, thông tin liên hệ, CV và câu trả lời được xóa chậm nhất ${retentionMost} ngày sau khi hồ sơ kết thúc (bạn có thể chọn ${retentionChoices[0]} hoặc ${retentionChoices[1]} ngày), trừ khi ứng viên đồng ý để bạn lưu trong ${consentMonths} tháng.`,
      },
    ],
  },
  last: {
    title: "Có thể đồng nghiệp tương lai của bạn đang tìm việc ngay lúc này",
    action: "Đăng tin miễn phí",
  },
} as const satisfies Texts<typeof en.copy>;
