import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  company_removed: "Công ty này không còn trên Sen",
} as const satisfies Texts<typeof en.errors>;

export const site = {
  directory: {
    title: "Công ty",
    heading: "Công ty đang tuyển dụng",
    headingFor: "Công ty có tên “{keyword}”",
    lead: "Tìm hiểu môi trường làm việc, đội ngũ và các vị trí đang tuyển của từng công ty.",
    description:
      "{count, plural, =0 {Chưa có công ty nào} other {# công ty}} trên Sen: lĩnh vực, văn hóa và các vị trí đang tuyển.",
    pageTitle: "{heading}, trang {page, number}",
    count: "{count, plural, =0 {Không có công ty nào} other {# công ty}}",
    keyword: "Tên công ty",
    anyPlace: "Tất cả địa điểm",
    anyIndustry: "Tất cả lĩnh vực",
    anySize: "Tất cả quy mô",
    place: "Địa điểm",
    industry: "Lĩnh vực",
    size: "Quy mô",
    hiring: "Đang tuyển",
    verified: "Đã xác thực",
    submit: "Tìm",
    results: "Danh sách công ty",
    sort: { label: "Sắp xếp", jobs: "Nhiều việc làm nhất", name: "Tên", newest: "Mới tham gia" },
    emptyTitle: "Không tìm thấy công ty phù hợp",
    emptyText: "Hãy thử ít từ hơn hoặc bỏ bớt bộ lọc.",
    emptyPage: "Trang này không có công ty nào",
    clear: "Tất cả công ty",
  },
  card: {
    verified: "Công ty đã xác thực",
    jobs: "{count, plural, =0 {Chưa có việc làm đang tuyển} other {# việc làm đang tuyển}}",
  },
  page: {
    title: "{name}: tuyển dụng và môi trường làm việc",
    description:
      "{name}{tagline, select, none {.} other {: {tagline}}} {count, plural, =0 {Tìm hiểu môi trường làm việc của công ty.} other {Tìm hiểu môi trường làm việc và # vị trí đang tuyển.}}",
    companies: "Công ty",
    sections: "Các phần của trang",
    overview: "Giới thiệu",
    jobs: "Việc làm",
    about: "Giới thiệu công ty",
    values: "Giá trị của chúng tôi",
    gallery: "Hình ảnh công ty",
    enlarge: "Phóng to: {caption}",
    picture: "Hình {number, number}",
    video: "Xem video trên YouTube",
    team: "Đội ngũ",
    clients: "Khách hàng",
    openJobs: "Việc làm đang tuyển",
    allJobs: "Xem tất cả {count, number} việc làm",
    noJobs: "Hiện chưa có vị trí nào đang tuyển",
    noJobsText:
      "Hãy theo dõi công ty hoặc để lại email, chúng tôi sẽ báo khi công ty đăng tin tuyển dụng mới.",
    facts: "Thông tin chung",
    industry: "Lĩnh vực",
    size: "Quy mô",
    founded: "Năm thành lập",
    employees: "Số nhân viên",
    clientCount: "Số khách hàng",
    contact: "Người liên hệ",
    office: "Trụ sở chính",
    website: "Website",
    links: "Liên kết",
    facebook: "Facebook",
    youtube: "YouTube",
    follow: "Theo dõi",
    addAsClient: "Thêm làm khách hàng",
    following: "Đang theo dõi",
    followers: "{count, plural, =0 {Chưa có người theo dõi} other {# người theo dõi}}",
  },
  jobs: {
    title: "{count, plural, =0 {Việc làm} other {# việc làm}} tại {name}",
    pageTitle: "{heading}, trang {page, number}",
    description:
      "{count, plural, =0 {{name} hiện chưa tuyển vị trí nào.} other {Tất cả # vị trí {name} đang tuyển: mức lương, địa điểm và cách ứng tuyển.}}",
    firstPage: "Về trang đầu",
  },
} as const satisfies Texts<typeof en.site>;
