import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  title: "Mức lương tuyển dụng",
  metaTitle: "Mức lương theo ngành nghề, địa điểm và cấp bậc | Sen",
  metaDescription:
    "Mức lương của các việc làm trên Sen: mức ở giữa và khoảng phổ biến theo ngành nghề, địa điểm và cấp bậc.",
  lead: "Mức lương gross mỗi tháng, tính bằng VND, của các việc làm đang hiển thị trên Sen.",
  by: "Xem theo",
  bys: { category: "Ngành nghề", location: "Địa điểm", level: "Cấp bậc" },
  category: "Ngành nghề",
  allCategories: "Tất cả ngành nghề",
  location: "Địa điểm",
  allLocations: "Tất cả địa điểm",
  level: "Cấp bậc",
  allLevels: "Tất cả cấp bậc",
  show: "Xem",
  p25: "Một phần tư không quá",
  median: "Mức lương ở giữa",
  p75: "Ba phần tư không quá",
  jobs: "Việc làm",
  employers: "Nhà tuyển dụng",
  all: "Tất cả",
  empty: "Chưa đủ việc làm",
  emptyText: "Mỗi số liệu cần ít nhất {jobs} việc làm của {employers} nhà tuyển dụng. Hãy bỏ bớt bộ lọc.",
  how: "Cách tính",
  definition:
    "Với mỗi việc làm, chúng tôi lấy điểm giữa của khoảng lương trong tin. Mức lương ở giữa (trung vị) là mức mà một nửa số việc làm không vượt quá.",
  counted:
    "Chúng tôi tính các việc làm đang hiển thị có khoảng lương hoặc mức lương cố định gross. Không tính việc làm không công khai lương, chỉ có một đầu khoảng lương hoặc ghi lương net.",
  fair: "Mỗi số liệu có ít nhất {jobs} việc làm của {employers} nhà tuyển dụng. Khách hàng không được công ty headhunt nêu tên được tính là công ty đó.",
  calculator: "Tính lương thực nhận",
} as const satisfies Texts<typeof en.site>;
