import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const console = {
  open: "Tìm kiếm (Ctrl K)",
  title: "Tìm nhanh",
  label: "Tìm trang, tin tuyển dụng và ứng viên",
  pages: "Trang",
  jobs: "Tin tuyển dụng",
  applicants: "Ứng viên",
  people: "Hồ sơ ứng viên",
  clients: "Khách hàng",
  orders: "Yêu cầu tuyển dụng",
  post: "Đăng tin",
  none: "Không tìm thấy gì với “{keyword}”",
  searching: "Đang tìm",
} as const satisfies Texts<typeof en.console>;
