import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  title: "Tuyển dụng tại {name}",
  description:
    "{count, plural, =0 {Tìm hiểu môi trường làm việc tại {name}.} other {Tìm hiểu môi trường làm việc tại {name} và # vị trí đang tuyển.}}",
  otherLanguage: "English",
  seeJobs: "{count, plural, other {Xem # vị trí đang tuyển}}",
  website: "Website công ty",
  jobs: {
    title: "Vị trí đang tuyển",
    filter: "Lọc việc làm",
    keyword: "Vị trí",
    location: "Địa điểm",
    anywhere: "Tất cả địa điểm",
    find: "Tìm",
    found: "{count, plural, =0 {Không tìm thấy việc làm nào} other {# việc làm}}",
    clear: "Xem tất cả việc làm",
    apply: "Ứng tuyển",
    applyTo: "Ứng tuyển: {title}",
    none: "Hiện chưa có vị trí nào đang tuyển",
    noneText: "Hãy quay lại sau: việc làm mới hiện ở đây ngay khi được duyệt.",
    noMatch: "Không có việc làm phù hợp",
    noMatchText: "Hãy thử ít từ hơn hoặc chọn địa điểm khác.",
  },
  footer: "Trang tuyển dụng trên Sen",
} as const satisfies Texts<typeof en.site>;
