import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  search: {
    keyword: "Vị trí, kỹ năng hoặc công ty",
    place: "Địa điểm",
    anyPlace: "Tất cả địa điểm",
    find: "Tìm trong danh sách",
    noneFound: "Không tìm thấy kết quả",
    former: "{name} (cũ)",
    submit: "Tìm việc",
  },
  suggest: {
    title: "Vị trí",
    skill: "Kỹ năng",
    company: "Công ty",
    recent: "Tìm kiếm gần đây",
    forget: "Xóa tìm kiếm gần đây",
    found: "{count, plural, =0 {} other {# gợi ý}}",
  },
  filters: {
    title: "Bộ lọc",
    salary: "Mức lương từ",
    anySalary: "Tất cả mức lương",
    floor: "Từ {million} triệu/tháng",
    floorChoice: "{million} triệu/tháng",
    type: "Hình thức làm việc",
    level: "Cấp bậc",
    experience: "Kinh nghiệm",
    posted: "Thời gian đăng",
    remote: "Chỉ hiện việc làm từ xa",
    remotePill: "Việc làm từ xa",
    hot: "Chỉ hiện việc làm hot",
    hotPill: "Việc làm hot",
    category: "Ngành nghề",
    apply: "Xem {count, number} việc làm",
    counting: "Đang đếm việc làm…",
    clear: "Xóa tất cả",
    remove: "Bỏ bộ lọc",
    active: "Bộ lọc đang dùng",
  },
  news: {
    title: "Có gì mới cho bạn",
    since: "Từ lần truy cập gần nhất ({date}):",
    jobs: "{count, number} việc làm mới phù hợp",
    applications: "{count, number} cập nhật về hồ sơ",
    interviews: "{count, number} cập nhật phỏng vấn",
    messages: "{count, number} tin nhắn mới",
    none: "Chưa có gì mới",
    home: "Xem trang của bạn",
  },
  sort: { label: "Sắp xếp", recent: "Mới nhất", salary: "Lương cao nhất", relevance: "Phù hợp nhất" },
  list: {
    heading: "Việc làm tại Việt Nam và Đông Nam Á",
    headingRemote: "Việc làm từ xa",
    headingFor: "Việc làm {what}",
    headingIn: "Việc làm {where}",
    headingForIn: "Việc làm {what} {where}",
    inPlace: "tại {name}",
    inOtherPlaces: "ở địa điểm khác",
    abroad: "ở nước ngoài",
    otherCategories: "ngành khác",
    pageTitle: "{heading} – trang {page, number}",
    description: "{count, number} việc làm trên Sen. Ứng tuyển trong một phút và theo dõi hồ sơ.",
    count: "{count, plural, =0 {Chưa có việc làm nào} other {# việc làm}}",
    emptyTitle: "Không tìm thấy việc làm phù hợp",
    emptyText: "Hãy bỏ bớt bộ lọc hoặc thử từ khóa rộng hơn.",
    emptyPage: "Trang này không có việc làm nào",
    firstPage: "Về trang đầu",
    understood: "Đang hiển thị kết quả cho <own>“{keyword}”</own>",
    helpText: "Bạn có thể thử:",
    help: {
      spelling: "Có phải bạn tìm “{name}”?",
      fewer_words: "Ít từ khóa hơn: “{name}”",
      wider_place: "{name, select, none {Tất cả địa điểm} other {Toàn bộ {name}}}",
      wider_category: "{name, select, none {Tất cả ngành nghề} other {Tất cả ngành {name}}}",
      without: "Bỏ “{name}”",
    },
    related:
      "{count, plural, =0 {Việc làm liên quan} other {Ít việc làm khớp hoàn toàn. Việc làm liên quan:}}",
    allJobs: "Xem tất cả việc làm",
    results: "Kết quả tìm việc",
  },
  ways: {
    category: {
      title: "Việc làm theo ngành nghề",
      text: "{count, number} việc làm trong chín nhóm ngành nghề. Chọn cả nhóm hoặc một ngành nghề.",
      description:
        "Xem {count, number} việc làm trên Sen theo ngành nghề: công nghệ thông tin, kế toán, kinh doanh, marketing, nhân sự…, kèm số việc làm đang tuyển.",
    },
    location: {
      title: "Việc làm theo tỉnh thành",
      text: "{count, number} việc làm. Từ ngày 1/7/2025, cả nước có 34 tỉnh, thành phố. Tỉnh cũ được xếp dưới tỉnh, thành mới và bạn vẫn có thể tìm riêng.",
      description: "Xem {count, number} việc làm trên Sen theo tỉnh thành, gồm cả tỉnh cũ.",
      former: "Gồm các tỉnh cũ:",
    },
    regions: { north: "Miền Bắc", central: "Miền Trung", south: "Miền Nam", elsewhere: "Nơi khác" },
  },
  quickApply: {
    file: "Ứng tuyển ngay với {name}",
    online: "Ứng tuyển ngay với CV online",
    note: "Họ tên, email và số điện thoại của bạn được gửi kèm.",
    another: "CV khác hoặc thư giới thiệu",
  },
  alertBox: {
    title: "Nhận việc làm tương tự qua email",
    titleCompany: "Nhận việc làm mới của công ty này qua email",
    text: "Chỉ gửi khi có việc làm mới. Hủy bất cứ lúc nào.",
    keyword: "Bạn muốn tìm việc gì?",
    email: "Email",
    frequency: "Tần suất",
    submit: "Tạo thông báo việc làm",
  },
} as const satisfies Texts<typeof en.site>;

export const labels = {
  frequency: { daily: "Mỗi sáng", weekly: "Sáng thứ Hai hằng tuần" },
} as const satisfies Texts<typeof en.labels>;

export const errors = {
  search_unavailable: "Chức năng tìm việc đang tạm gián đoạn. Vui lòng thử lại sau ít phút.",
} as const satisfies Texts<typeof en.errors>;
