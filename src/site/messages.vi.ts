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
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {} as const satisfies Texts<typeof en.errors>;

export const mails = {
  reason: "Bạn nhận được thư này vì bạn có tài khoản tại Sen.",
} as const satisfies Texts<typeof en.mails>;
