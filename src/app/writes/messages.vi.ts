import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const notice = {
  label: "Dữ liệu đã gửi",
  failed: {
    offline: "Bạn đang ngoại tuyến. Chưa có gì được gửi; vui lòng thử lại.",
    online: "Đã có mạng trở lại. Chưa có gì được gửi; vui lòng thử lại.",
    lost: "Mất kết nối. Vui lòng thử lại: nội dung đã đến nơi sẽ không bị gửi hai lần.",
    canceled: "Bạn đã hủy. Chưa có gì được gửi.",
    signedOut:
      "Bạn đã bị đăng xuất. Hãy đăng nhập ở một thẻ mới rồi quay lại: mọi thứ ở đây vẫn được giữ nguyên.",
    signedIn: "Bạn đã đăng nhập lại. Hãy thử lại để gửi.",
    forbidden: "Tài khoản này không được phép làm việc đó. Chưa có gì thay đổi.",
    gone: "Nội dung này không còn nữa. Chưa có gì thay đổi.",
    tooLarge: "Dữ liệu quá lớn nên không gửi được. Vui lòng chọn file nhỏ hơn.",
    tooMany: "Bạn thao tác quá nhiều lần trong thời gian ngắn. Vui lòng đợi một phút rồi thử lại.",
    refused: "Chúng tôi không đọc được yêu cầu này. Chưa có gì thay đổi; vui lòng thử lại.",
    notLoaded: "Mất kết nối nên một phần của trang chưa tải được. Vui lòng thử lại.",
    server: "Đã có lỗi ở phía chúng tôi. Bạn không mất gì cả; vui lòng thử lại.",
  },
  reference: "Mã tham chiếu",
  again: "Thử lại",
  logIn: "Đăng nhập",
  sending: "Đang gửi file",
  cancel: "Hủy",
  close: "Đóng",
} as const satisfies Texts<typeof en.notice>;
