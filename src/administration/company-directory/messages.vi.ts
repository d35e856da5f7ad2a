import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  company_needs_member: "Một thành viên của công ty cần xác thực email trước",
  company_status_changed: "Công ty đã thay đổi từ lúc bạn mở trang, vui lòng xem lại",
  verification_missing: "Công ty không có yêu cầu xác thực nào đang chờ",
  bin_live: "Công ty còn tin đang hiển thị",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: { "0": "Chưa kích hoạt", "1": "Đã kích hoạt", "2": "Đã xác thực doanh nghiệp" },
  completeness: { "0": "Chưa hoàn thành", "1": "Hoàn thành", "2": "Loại" },
  industry: { "0": "Ngoài CNTT", "1": "CNTT" },
  scope: { all: "Tất cả", client: "Khách hàng của công ty tư vấn", company: "Có tài khoản" },
  page_type: { branded: "Trang thương hiệu", top: "Công ty hàng đầu", public: "Công ty công khai" },
  same: {
    tax_root: "Trùng mã số thuế",
    name: "Trùng tên",
    website: "Trùng website",
    phone: "Trùng số điện thoại",
  },
  missing: { industry_ids: "ngành nghề", address: "địa chỉ", logo: "logo" },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: "Công ty",
  navShort: "Công ty",
  list: {
    title: "Danh mục công ty",
    caption: "Các công ty",
    search: "Tên hoặc mã số thuế",
    status: "Trạng thái",
    completeness: "Mức hoàn thành",
    industry: "Ngành nghề",
    scope: "Phạm vi",
    page_type: "Loại trang",
    duplicates: "Chỉ công ty có thể trùng",
    any: "Bất kỳ",
    all: "Tất cả công ty",
    empty: "Không có công ty phù hợp",
    emptyText: "Thử bớt bộ lọc hoặc cách viết tên khác.",
    clear: "Xóa bộ lọc",
    name: "Công ty",
    jobs: "Tin đang hiển thị",
    members: "Thành viên",
    created: "Ngày thêm",
    ofAgency: "Do công ty tư vấn thêm",
    blocked: "Bị khóa",
    toDuplicates: "Công ty có thể trùng",
    toMerges: "Các lần gộp",
  },
  detail: {
    facts: "Thông tin",
    tax_code: "Mã số thuế",
    website: "Website",
    address: "Địa chỉ",
    created: "Ngày thêm",
    verified: "Ngày xác thực",
    clients: "Số công ty tư vấn có khách hàng này",
    administrators: "Quản trị viên",
    noAdministrators: "Chưa có quản trị viên",
    missing: "Trang còn thiếu: {fields}",
    publicPage: "Trang công khai",
    merged: "Công ty này đã được gộp vào {name}.",
    verification: "Có yêu cầu xác thực đang chờ.",
    openVerification: "Mở yêu cầu",
    verify: "Xác thực công ty",
    merge: "Gộp vào công ty khác",
    status: "Đổi trạng thái",
    activate: "Kích hoạt công ty",
    deactivate: "Ngừng kích hoạt công ty",
    deactivateText:
      "Công ty chưa kích hoạt không có trong danh sách công ty. Trang và tin tuyển dụng vẫn giữ nguyên.",
    block: "Khóa",
    blockedFor: "Đang bị khóa. Lý do: {reason}",
    noReason: "không được ghi lại",
    bin: "Loại",
    binAct: "Loại khỏi danh mục",
    unbinAct: "Đưa trở lại danh mục",
    binText: "Công ty bị loại không có trang công khai. Cần đóng các tin tuyển dụng trước.",
    reason: "Lý do",
    reasonHint: "Quản trị viên của công ty đọc lý do trong email.",
    saved: "Đã lưu thay đổi, quản trị viên của công ty sẽ nhận email.",
  },
  duplicates: {
    title: "Công ty có thể trùng",
    lead: "Các cặp có cùng mã số thuế, tên, website hoặc số điện thoại. Vui lòng kiểm tra trước khi gộp.",
    empty: "Không thấy công ty trùng",
    emptyText: "Không có hai công ty nào cùng mã số thuế, tên, website hoặc số điện thoại.",
    caption: "Các cặp công ty",
    first: "Thêm trước",
    second: "Thêm sau",
    same: "Điểm chung",
    compare: "So sánh và gộp",
    act: "Thao tác",
  },
} as const satisfies Texts<typeof en.console>;

export const mails = {
  changed: {
    subject: {
      activated: "{company} đã được kích hoạt trên Sen",
      deactivated: "{company} đã ngừng kích hoạt trên Sen",
      binned: "Trang của {company} trên Sen đã ngừng hiển thị",
      unbinned: "Trang của {company} đã trở lại trên Sen",
    },
    text: {
      activated: "Chúng tôi đã kích hoạt công ty của bạn. Công ty lại có trong danh sách công ty trên Sen.",
      deactivated:
        "Chúng tôi đã ngừng kích hoạt công ty của bạn. Công ty không còn trong danh sách công ty trên Sen; trang và tin tuyển dụng vẫn giữ nguyên.",
      binned:
        "Chúng tôi đã loại công ty của bạn khỏi danh mục của Sen và trang công khai ngừng hiển thị. Bạn vẫn đăng nhập được.",
      unbinned: "Công ty của bạn lại có trong danh mục của Sen, cùng với trang công khai.",
    },
    reason: "Lý do:",
    appeal: "Nếu bạn không đồng ý, vui lòng liên hệ bộ phận hỗ trợ. Mọi tin nhắn đều có người đọc.",
    button: "Liên hệ hỗ trợ",
    why: "Bạn nhận được email này vì là quản trị viên của {company} trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
