import { clockDays, rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import type { Texts } from "#kit/texts.ts";
import { caps, expiryDays, freePosts, reviewDays } from "#market/jobs/terms.ts";
import type * as en from "./messages.en.ts";

/** Texts of the page about tools for employers. */
export const copy = {
  metaTitle: "Công cụ dành cho nhà tuyển dụng",
  metaDescription:
    "Đăng tin miễn phí, bảng ứng viên, nhắc hạn phản hồi, phỏng vấn, thư mời nhận việc, báo cáo và trang công ty: bộ công cụ dành cho nhà tuyển dụng.",
  title: "Công cụ tuyển dụng miễn phí",
  lead: "Bộ công cụ miễn phí giúp bạn đăng tin, quản lý ứng viên và phản hồi đúng hạn.",
  action: "Đăng tin miễn phí",
  headhunt: "Hoặc để Sen tìm giúp",
  features: [
    {
      id: "ad",
      title: "Tin tuyển dụng thu hút ứng viên",
      text: "Biểu mẫu hỏi đúng những điều ứng viên xem trước tiên và tự lưu khi bạn soạn. Gõ có dấu hay không dấu đều tìm thấy tin, và tin có sẵn dữ liệu cho Google for Jobs.",
      points: [
        `${freePosts} tin đang hiển thị, chờ duyệt hoặc bị tạm ẩn cùng lúc; không giới hạn với công ty đã xác thực`,
        `Duyệt trong 1–${reviewDays} ngày làm việc`,
        `Tối đa ${caps.questions} câu hỏi sàng lọc của riêng bạn`,
        `Hiển thị ${expiryDays.usual} ngày, gia hạn được đến ${expiryDays.most} ngày`,
      ],
    },
    {
      id: "board",
      title: "Mọi ứng viên trên một bảng",
      text: "Mỗi tin có một bảng từ đã ứng tuyển đến đã tuyển. Kéo thẻ bằng chuột, dùng phím tắt hoặc chạm trên điện thoại. Thay đổi hiện ngay trên mọi bảng đang mở.",
      points: [
        "CV, câu trả lời và hoạt động trên cùng một trang",
        "Từ chối kèm lý do, lỡ tay thì hoàn tác",
        "Hai người cùng chuyển một ứng viên thì người sau được báo",
      ],
    },
    {
      id: "clock",
      title: "Ứng viên nào cũng có kết quả",
      text: `Thẻ cho biết ai đang chờ phản hồi. Nên phản hồi trong ${clockDays.nudge} ngày; Sen nhắc bạn trước khi quá hạn.`,
      points: [
        `Nhắc sau ${clockDays.nudge}, ${clockDays.waiting} và ${clockDays.lastWarning} ngày`,
        `Sau ${clockDays.closed} ngày không có phản hồi, hồ sơ được đóng và ứng viên được báo lý do`,
        "Ngày lễ, Tết không tính",
      ],
    },
    {
      id: "mail",
      title: "Email soạn sẵn",
      text: "Soạn từ mẫu bằng hai ngôn ngữ, gửi cho một hoặc nhiều ứng viên. Email báo trạng thái được gửi tự động.",
      points: [
        "Xem trước nội dung ứng viên sẽ đọc khi từ chối",
        `Email từ chối được gửi sau ${rejectMailDelayMinutes} phút, đủ để hoàn tác`,
        "Ghi chú nội bộ không bao giờ được gửi",
      ],
    },
    {
      id: "page",
      title: "Trang giới thiệu công ty",
      text: "Mọi tin đang hiển thị của bạn ở cùng một nơi, có địa chỉ riêng để chia sẻ.",
      points: [
        "Có trong danh sách công ty trên Sen",
        "Người tìm việc có thể theo dõi công ty",
        "Công ty đã xác thực có dấu xác thực trên mọi tin",
      ],
    },
  ],
  more: {
    title: "Và nhiều công cụ khác",
    items: [
      {
        id: "interviews",
        title: "Lên lịch phỏng vấn nhanh gọn",
        text: "Gửi một giờ hoặc nhiều khung giờ để ứng viên chọn. Ứng viên trả lời không cần đăng nhập; trùng lịch và ngày lễ được báo trước.",
      },
      {
        id: "offers",
        title: "Thư mời nhận việc bằng hai ngôn ngữ",
        text: "Điền điều kiện, gửi thư mời dạng PDF và nhận câu trả lời ngay trên bảng ứng viên.",
      },
      {
        id: "team",
        title: "Cả nhóm cùng phối hợp",
        text: "Ghi chú có nhắc tên, đánh giá sau mỗi buổi phỏng vấn, việc cần làm có nhắc hạn. Thành viên chỉ thấy tin của mình.",
      },
      {
        id: "candidates",
        title: "Kho ứng viên cho lần tuyển sau",
        text: "Thêm ứng viên từ file CV hoặc bảng CSV, lưu vào kho khi họ đồng ý và mời ứng tuyển. Công ty đã xác thực còn tìm được hồ sơ cá nhân công khai.",
      },
      {
        id: "reports",
        title: "Biết điều gì hiệu quả",
        text: "Nguồn, phễu tuyển dụng, thời gian tuyển và lý do từ chối, xem trên màn hình hoặc xuất CSV.",
      },
      {
        id: "fair",
        title: "Sàng lọc ẩn danh",
        text: "Ẩn họ tên và ảnh cho đến khi ứng viên qua vòng sàng lọc.",
      },
      { id: "systems", title: "Kết nối hệ thống của bạn", text: "Khóa API theo quyền và webhook có chữ ký." },
    ],
  },
  last: {
    title: "Hãy bắt đầu với một tin tuyển dụng",
    text: "Đăng tin không mất phí.",
    action: "Đăng tin miễn phí",
  },
} as const satisfies Texts<typeof en.copy>;
