import type { Texts } from "#kit/texts.ts";
import { reviewDays } from "#market/jobs/terms.ts";
import type * as en from "./messages.en.ts";

export const console = {
  title: "Thiết lập công ty",
  step: "Bước {step, number}/{of, number}",
  stepsLabel: "Các bước",
  isDone: "đã xong",
  next: "Lưu và tiếp tục",
  goOn: "Tiếp tục",
  finish: "Hoàn tất",
  skip: "Bỏ qua",
  back: "Quay lại",
  reminder: "Công ty của bạn chưa được thiết lập xong. Chỉ mất vài phút.",
  resume: "Tiếp tục thiết lập",
  steps: {
    details: {
      name: "Thông tin",
      title: "Giới thiệu công ty với người tìm việc",
      text: "Đây là phần đầu của trang công ty. Bạn có thể bổ sung sau.",
    },
    logo: {
      name: "Logo",
      title: "Thêm logo của công ty",
      text: "Người tìm việc thấy logo bên cạnh mỗi tin tuyển dụng của bạn.",
    },
    team: {
      name: "Thành viên",
      title: "Mời những thành viên đầu tiên",
      text: "Người tuyển dụng và quản lý bộ phận cùng bạn phụ trách tin tuyển dụng và ứng viên.",
    },
    start: {
      name: "Bắt đầu",
      title: "Bắt đầu tuyển dụng",
      text: "Hãy đăng tin đầu tiên. Công ty đã xác thực được đăng tin không giới hạn.",
    },
  },
  saved: {
    logo: "Đã đổi logo.",
    verification: "Đã gửi yêu cầu. Chúng tôi trả lời trong 1–2 ngày làm việc.",
    invited: "Đã mời {email}.",
  },
  invited: "Đã mời",
  job: {
    title: "Tin tuyển dụng đầu tiên",
    text: `Chỉ mất khoảng năm phút. Mỗi tin được duyệt trong 1–${reviewDays} ngày làm việc trước khi hiển thị.`,
    post: "Đăng tin",
    doneText: "Bạn đã có tin tuyển dụng trên Sen.",
    view: "Xem tin của bạn",
  },
} as const satisfies Texts<typeof en.console>;
