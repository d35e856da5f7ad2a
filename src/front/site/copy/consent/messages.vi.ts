import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const copy = {
  bar: {
    label: "Đo lượt truy cập",
    text: "Bạn có đồng ý để Sen đo lường việc sử dụng trang web không? Google Tag Manager chỉ được tải khi bạn đồng ý.",
    more: "Tìm hiểu thêm",
    yes: "Đồng ý",
    no: "Không, cảm ơn",
  },
  link: "Cookie",
  page: {
    title: "Cookie",
    metaDescription: "Các cookie Sen sử dụng, những gì được đo khi bạn đồng ý và cách thay đổi lựa chọn.",
    own: "Cookie của Sen",
    ownText:
      "Chúng ghi nhớ việc bạn đã đăng nhập, việc bạn từng đăng nhập trên thiết bị này, ngôn ngữ, giao diện bạn chọn và câu trả lời của bạn trên trang này. Trang web không thể hoạt động nếu thiếu chúng, và không ai khác đọc được chúng.",
    measuring: "Đo lường, khi bạn cho phép",
    measuringText:
      "Khi bạn đồng ý, các trang công khai sẽ tải Google Tag Manager để đếm lượt truy cập; công cụ này có thể đặt cookie riêng. Các trang có CV, hồ sơ ứng tuyển hay mật khẩu của bạn không bao giờ tải nó. Nếu bạn không đồng ý, sẽ không có gì được tải.",
    nothing: "Hiện Sen không đo lường gì: không có mã hay cookie nào của bên thứ ba được tải.",
    now: "Lựa chọn hiện tại: {choice, select, yes {bạn cho phép đo lường} no {bạn không cho phép đo lường} other {bạn chưa chọn}}.",
    choice: "Lựa chọn của bạn",
  },
} as const satisfies Texts<typeof en.copy>;
