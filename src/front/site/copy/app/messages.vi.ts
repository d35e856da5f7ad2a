import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

/** Texts of the page about the app. */
export const copy = {
  metaTitle: "Sen trên điện thoại của bạn",
  metaDescription:
    "Dùng Sen như một ứng dụng mà không cần cửa hàng: mở bằng trình duyệt rồi thêm vào màn hình chính trên Android, iPhone hoặc máy tính.",
  title: "Sen trên điện thoại, chỉ hai lần chạm",
  lead: "Bạn không cần tải gì từ cửa hàng ứng dụng. Chính trang Sen là ứng dụng: thêm vào màn hình chính là mở được như mọi ứng dụng khác, lúc nào cũng là bản mới nhất.",
  scan: "Quét bằng camera điện thoại",
  scanText: "Mã này mở {address}",
  qr: "Mã QR dẫn đến {address}",
  good: [
    { title: "Rất nhẹ", text: "Không phải tải file lớn từ cửa hàng ứng dụng." },
    { title: "Luôn mới", text: "Không phải cập nhật." },
    {
      title: "Đồng bộ mọi nơi",
      text: "Việc làm, CV và hồ sơ ứng tuyển giống nhau trên điện thoại và máy tính.",
    },
  ],
  how: "Cách thêm vào màn hình chính",
  systems: [
    {
      id: "android",
      name: "Android",
      browser: "Chrome, Samsung Internet hoặc Edge",
      steps: [
        "Mở Sen bằng trình duyệt.",
        "Chạm vào biểu tượng ba chấm ở đầu hoặc cuối màn hình.",
        "Chọn “Thêm vào màn hình chính” hoặc “Cài đặt ứng dụng”.",
        "Xác nhận. Sen đã có trong danh sách ứng dụng của bạn.",
      ],
    },
    {
      id: "iphone",
      name: "iPhone và iPad",
      browser: "Safari",
      steps: [
        "Mở Sen bằng Safari.",
        "Chạm nút chia sẻ: hình vuông có mũi tên hướng lên.",
        "Cuộn xuống và chọn “Thêm vào MH chính”.",
        "Chạm “Thêm” ở góc trên bên phải.",
      ],
    },
    {
      id: "desktop",
      name: "Máy tính",
      browser: "Chrome hoặc Edge; Safari trên máy Mac",
      steps: [
        "Mở Sen bằng trình duyệt.",
        "Với Chrome hoặc Edge, nhấn biểu tượng cài đặt ứng dụng (màn hình có mũi tên xuống) ở cuối thanh địa chỉ, hoặc mở menu ⋮ và chọn “Cài đặt trang dưới dạng ứng dụng”.",
        "Với Safari, chọn “Thêm vào Dock” trong menu File.",
        "Sen mở trong một cửa sổ riêng.",
      ],
    },
  ],
  remove: "Muốn bỏ, bạn xóa như mọi ứng dụng khác. Tài khoản của bạn vẫn giữ nguyên.",
  open: "Xem việc làm",
} as const satisfies Texts<typeof en.copy>;
