import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  search: {
    keyword: "Vị trí, kỹ năng hoặc công ty",
    place: "Địa điểm",
    anyPlace: "Tất cả địa điểm",
    find: "Tìm trong danh sách",
    noneFound: "Không có mục nào tên như vậy",
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
    anySalary: "Mọi mức lương",
    floor: "Từ {million} triệu/tháng",
    floorChoice: "{million} triệu/tháng",
    type: "Hình thức làm việc",
    level: "Cấp bậc",
    experience: "Kinh nghiệm",
    posted: "Thời gian đăng",
    remote: "Chỉ việc làm từ xa",
    remotePill: "Làm từ xa",
    hot: "Chỉ việc làm hot",
    hotPill: "Việc hot",
    category: "Ngành nghề",
    apply: "Xem {count, number} việc làm",
    counting: "Đang đếm việc làm…",
    clear: "Xóa tất cả",
    remove: "Bỏ bộ lọc",
    active: "Bộ lọc đang dùng",
  },
  sort: { label: "Sắp xếp", recent: "Mới nhất", salary: "Lương cao nhất", relevance: "Phù hợp nhất" },
  list: {
    heading: "Việc làm tại Việt Nam và Đông Nam Á",
    headingRemote: "Việc làm từ xa, làm tại nhà",
    headingFor: "Việc làm {what}",
    headingIn: "Việc làm tại {where}",
    headingForIn: "Việc làm {what} tại {where}",
    pageTitle: "{heading} – trang {page, number}",
    description:
      "{count, number} việc làm trên Sen. Xem rõ mức lương, ứng tuyển trong một phút và nhận phản hồi trong vòng 15 ngày.",
    count: "{count, plural, =0 {Chưa có việc làm nào} other {# việc làm}}",
    emptyTitle: "Không tìm thấy việc làm phù hợp",
    emptyText: "Hãy bỏ bớt một bộ lọc hoặc thử từ khóa rộng hơn.",
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
    related: "{count, plural, =0 {Việc làm liên quan} other {Ít việc khớp hoàn toàn. Việc làm liên quan:}}",
    allJobs: "Xem tất cả việc làm",
    results: "Kết quả tìm việc",
  },
  ways: {
    category: {
      title: "Việc làm theo ngành nghề",
      text: "{count, number} việc làm trong chín nhóm ngành. Chọn cả nhóm ngành hoặc vào thẳng nghề của bạn.",
      description:
        "Xem {count, number} việc làm trên Sen theo ngành nghề: công nghệ thông tin, kế toán, kinh doanh, marketing, nhân sự…, kèm số việc đang tuyển.",
    },
    location: {
      title: "Việc làm theo tỉnh thành",
      text: "{count, number} việc làm. Từ ngày 1/7/2025, cả nước có 34 tỉnh, thành phố. Tỉnh cũ được xếp dưới tỉnh, thành mới sau sáp nhập và bạn vẫn có thể tìm riêng.",
      description:
        "Xem {count, number} việc làm trên Sen theo tỉnh, thành phố, theo cả tên mới và tên trước ngày 1/7/2025.",
      former: "Gồm các tỉnh cũ:",
    },
    regions: { north: "Miền Bắc", central: "Miền Trung", south: "Miền Nam", elsewhere: "Nơi khác" },
  },
  alertBox: {
    title: "Nhận việc làm tương tự qua email",
    titleCompany: "Nhận việc làm mới của công ty này",
    text: "Chỉ gửi khi có việc mới. Hủy nhận bất cứ lúc nào chỉ với một cú nhấp.",
    keyword: "Bạn muốn tìm việc gì?",
    email: "Email",
    frequency: "Tần suất",
    submit: "Nhận thông báo",
  },
} as const satisfies Texts<typeof en.site>;

export const labels = {
  frequency: { daily: "Mỗi sáng", weekly: "Sáng thứ Hai hằng tuần" },
} as const satisfies Texts<typeof en.labels>;

export const errors = {
  search_unavailable: "Chức năng tìm việc đang tạm gián đoạn. Vui lòng thử lại sau ít phút",
} as const satisfies Texts<typeof en.errors>;
