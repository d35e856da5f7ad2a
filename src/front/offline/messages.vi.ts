import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  title: "Bạn đang mất kết nối",
  text: "Trang này chưa được lưu trên thiết bị. Có mạng trở lại, trang sẽ mở được.",
  again: "Thử lại",
  kept: "Việc làm đã lưu trên thiết bị",
  keptText: "Việc làm bạn xem gần đây. Nội dung có thể đã thay đổi.",
  none: "Việc làm bạn đã xem được lưu ở đây để đọc khi không có mạng.",
} as const satisfies Texts<typeof en.site>;
