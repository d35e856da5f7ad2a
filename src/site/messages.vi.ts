import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  skip: "Chuyển đến nội dung chính",
  footer: "© 2026 Sen. Việc làm tại Việt Nam và Đông Nam Á.",
  otherLanguage: "English",
  nav: {
    jobs: "Việc làm",
    companies: "Công ty",
    employers: "Nhà tuyển dụng",
    logIn: "Đăng nhập",
    register: "Đăng ký",
  },
  account: {
    candidate: "Người tìm việc",
    company: "Nhà tuyển dụng",
    consultant: "Chuyên viên tư vấn",
    admin: "Quản trị viên",
    yourAccount: "Tài khoản của bạn",
    applied: "Việc đã ứng tuyển",
    changePassword: "Đổi mật khẩu",
    logOut: "Đăng xuất",
  },
  failures: {
    home: "Về trang chủ",
    retry: "Thử lại",
    reference: "Mã tham chiếu: {id}",
    "403": {
      title: "Bạn không có quyền truy cập trang này",
      text: "Có thể bạn đang đăng nhập bằng một loại tài khoản khác.",
    },
    "404": { title: "Trang này không tồn tại", text: "Có thể địa chỉ bị gõ sai hoặc trang đã được gỡ." },
    "410": { title: "Trang này đã được gỡ", text: "Nội dung ở đây không còn nữa." },
    "413": {
      title: "Dung lượng quá lớn",
      text: "Nội dung bạn gửi vượt quá giới hạn. Vui lòng quay lại và chọn tệp nhỏ hơn.",
    },
    "500": {
      title: "Lỗi hệ thống",
      text: "Có lỗi xảy ra từ phía chúng tôi. Vui lòng thử lại; nếu vẫn lỗi, hãy báo cho chúng tôi.",
    },
    "503": {
      title: "Chúng tôi sẽ trở lại ngay",
      text: "Hệ thống đang được khôi phục. Vui lòng thử lại sau ít phút.",
    },
  },
} as const satisfies Texts<typeof en.labels>;

export const site = {
  home: {
    title: "Tìm công việc khiến bạn muốn đi làm mỗi ngày",
    lead: "Việc làm khắp Việt Nam và Đông Nam Á, hồ sơ nào cũng được phản hồi.",
    metaTitle: "Sen: trang tuyển dụng thông minh",
    metaDescription:
      "Tìm việc bằng tiếng Việt và tiếng Anh, ứng tuyển trong một phút và luôn biết hồ sơ của mình đang ở đâu.",
    popular: "Được tìm nhiều",
    newest: "Việc làm mới",
    allJobs: "{count, plural, =0 {Tất cả việc làm} other {Xem tất cả # việc làm}}",
    categories: "Việc làm theo ngành nghề",
    assurance: {
      title: "Bạn luôn biết hồ sơ của mình đang ở đâu",
      text: "Tìm việc vốn đã căng thẳng. Ở đây, không hồ sơ nào rơi vào im lặng.",
      apply: {
        title: "Ứng tuyển trong một phút",
        text: "Chỉ cần họ tên, email và file CV. Tài khoản được tạo luôn khi bạn ứng tuyển.",
      },
      seen: {
        title: "Biết khi nào CV được xem",
        text: "Bạn được báo khi nhà tuyển dụng mở CV và ở từng bước sau đó.",
      },
      answer: {
        title: "Luôn có câu trả lời",
        text: "Nhà tuyển dụng được nhắc vào ngày thứ 3 và thứ 7. Chậm nhất ngày thứ 15, hồ sơ được khép lại kèm lý do rõ ràng.",
      },
    },
    employers: {
      title: "Bạn đang tuyển người?",
      text: "Đăng tin miễn phí, theo dõi mọi ứng viên trên một bảng và phản hồi đúng hạn thật nhẹ nhàng.",
      action: "Đăng tin tuyển dụng",
    },
  },
} as const satisfies Texts<typeof en.site>;

export const mails = {
  reason: "Bạn nhận được thư này vì bạn có tài khoản tại Sen.",
} as const satisfies Texts<typeof en.mails>;
