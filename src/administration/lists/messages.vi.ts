import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  list_exists: "Tên đã có: {name}",
  list_slug: "Mục khác đã có cùng địa chỉ: {name}",
  list_letters: "Vui lòng nhập tên có ít nhất một chữ cái Latin hoặc chữ số",
  list_aliases: "Một mục có tối đa 20 tên gọi khác",
  list_category: "Vui lòng chọn ngành nghề",
  list_country: "Vui lòng nhập mã của một quốc gia khác Việt Nam, ví dụ SG",
  list_changed: "Mục đã thay đổi từ lúc bạn mở. Vui lòng xem lại.",
  list_retired: "Kỹ năng đã ngừng dùng",
  list_active: "Kỹ năng đang dùng",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  kind: { categories: "Ngành nghề", locations: "Địa điểm", industries: "Lĩnh vực", skills: "Kỹ năng" },
  one: { categories: "Ngành nghề", locations: "Địa điểm", industries: "Lĩnh vực", skills: "Kỹ năng" },
  industryType: { "0": "Ngoài IT", "1": "IT" },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: "Danh mục",
  navShort: "Danh mục",
  title: "Danh mục",
  lead: "Các danh mục của biểu mẫu, bộ lọc và địa chỉ trang. Thay đổi hiển thị khắp nơi trong vòng hai giây và được giữ sau khi khởi động lại.",
  tabs: "Các danh mục",
  add: {
    categories: "Thêm ngành nghề",
    locations: "Thêm thành phố nước ngoài",
    industries: "Thêm lĩnh vực",
    skills: "Thêm kỹ năng",
  },
  noMatch: "Không có mục phù hợp",
  noMatchText: "Hãy bớt từ khóa hoặc xóa bộ lọc.",
  clear: "Xóa bộ lọc",
  columns: {
    name: "Tiếng Anh",
    name_vn: "Tiếng Việt",
    slug: "Trong địa chỉ trang",
    aliases: "Tên gọi khác",
    category: "Ngành nghề",
    type: "Loại",
    country: "Quốc gia",
    usedBy: "Số tin",
    usedByCompanies: "Số công ty",
    state: "Trạng thái",
  },
  retired: "Ngừng dùng",
  filters: {
    search: "Tên hoặc tên gọi khác",
    unused: "Chưa dùng",
    untranslated: "Trùng tên ở hai ngôn ngữ",
  },
  form: {
    edit: "Sửa",
    name: "Tên tiếng Anh",
    name_vn: "Tên tiếng Việt",
    parent: "Thuộc nhóm",
    category: "Ngành nghề",
    choose: "Chọn",
    type: "Loại",
    country: "Mã quốc gia",
    countryHelp: "Hai chữ cái, ví dụ SG cho Singapore",
    aliases: "Tên gọi khác",
    aliasesHelp: "Mỗi dòng một tên, tối đa 20",
    address: "Địa chỉ trang có tên cũ dẫn đến tên mới.",
    save: "Lưu thay đổi",
  },
  usedBy: "{count, plural, =0 {Chưa có tin nào dùng mục này} other {# tin dùng mục này}}",
  usedByCompanies:
    "{count, plural, =0 {Chưa có công ty nào thuộc lĩnh vực này} other {# công ty thuộc lĩnh vực này}}",
  retire: {
    title: "Ngừng dùng",
    text: "Biểu mẫu không gợi ý kỹ năng này nữa. Tin và hồ sơ vẫn giữ nguyên.",
    act: "Ngừng dùng kỹ năng",
    restore: "Khôi phục kỹ năng",
  },
  done: {
    created: "Đã thêm mục.",
    updated: "Đã lưu thay đổi.",
    retired: "Đã ngừng dùng kỹ năng.",
    restored: "Đã khôi phục kỹ năng.",
  },
} as const satisfies Texts<typeof en.console>;
