import type { Texts } from "#kit/texts.ts";
import { imageMaxBytes } from "#people/company-settings/terms.ts";
import type * as en from "./messages.en.ts";

export const console = {
  title: "Chỉnh sửa trang",
  lead: "Hãy cho người tìm việc biết làm việc cùng bạn như thế nào. Trang công ty chỉ thay đổi sau khi bạn xuất bản.",
  view: "Xem trang công ty",
  phoneTitle: "Chỉnh sửa trang chưa hỗ trợ trên điện thoại",
  phoneText:
    "Vui lòng mở trên máy tính hoặc máy tính bảng. Mọi chức năng khác của Sen đều dùng được trên điện thoại.",
  back: "Cài đặt công ty",
  draft: "{name} đã lưu bản nháp {when}",
  someone: "Một thành viên cũ",
  published: "Mọi nội dung ở đây đang hiển thị trên trang công ty",
  saveDraft: "Lưu bản nháp",
  publish: "Xuất bản",
  discard: "Hủy bản nháp",
  discardAsk: "Mọi thay đổi từ lần xuất bản trước sẽ bị mất.",
  saved: {
    draft: "Đã lưu bản nháp. Nội dung chưa hiển thị trên trang công ty.",
    published: "Đã cập nhật trang công ty.",
    discarded: "Đã hủy bản nháp.",
  },
  about: "Giới thiệu công ty",
  values: {
    title: "Giá trị",
    name: "Giá trị {number, number}",
    field: "Tên giá trị",
    text: "Mô tả",
    add: "Thêm giá trị",
    none: "Công ty bạn đề cao điều gì? Thêm tối đa {max, number} giá trị.",
  },
  team: {
    title: "Thành viên",
    name: "Thành viên {number, number}",
    field: "Họ và tên",
    text: "Vai trò",
    add: "Thêm thành viên",
    none: "Giới thiệu tối đa {max, number} người mà nhân viên mới sẽ gặp.",
  },
  clients: {
    title: "Khách hàng",
    name: "Khách hàng {number, number}",
    field: "Tên",
    add: "Thêm khách hàng",
    none: "Nêu tên tối đa {max, number} khách hàng của công ty.",
  },
  gallery: {
    title: "Hình ảnh",
    name: "Ảnh {number, number}",
    field: "Chú thích",
    add: "Thêm ảnh",
    none: "Thêm tối đa {max, number} ảnh về văn phòng, đội ngũ và công việc.",
    video: "Trang của bạn đang hiển thị video. Hãy xóa video trong cài đặt công ty để hiển thị ảnh.",
  },
  row: {
    up: "Chuyển {name} lên",
    down: "Chuyển {name} xuống",
    remove: "Xóa {name}",
    drag: "Kéo để sắp xếp",
    moved: "Đã chuyển đến vị trí {place, number}/{count, number}",
  },
  image: {
    photo: "ảnh",
    logo: "logo",
    picture: "ảnh",
    choose: "Chọn {what}",
    change: "Đổi {what}",
    clear: "Xóa {what}",
    help: `JPEG hoặc PNG, tối đa ${imageMaxBytes / 1024 ** 2} MB`,
    busy: "Đang tải lên…",
    tooLarge: `Vui lòng chọn ảnh tối đa ${imageMaxBytes / 1024 ** 2} MB`,
    crop: "Cắt {what}",
    cropHelp: "Kéo ảnh, hoặc di chuyển bằng các phím mũi tên.",
    zoom: "Phóng to",
    cancel: "Hủy",
    use: "Dùng {what} này",
  },
  preview: {
    head: "Logo, ảnh bìa và câu giới thiệu được thay đổi trong",
    settings: "cài đặt công ty",
    title: "Xem trước",
    empty: "Trang của bạn hiện ở đây khi bạn viết.",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  page_edited: "{name} đã sửa trang này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  page_no_draft: "Không có bản nháp để xuất bản",
  page_rows_full: "Có quá nhiều dòng. Vui lòng xóa bớt.",
  page_image_needed: "Vui lòng chọn ảnh",
  page_image_unknown: "Ảnh này không còn nữa. Vui lòng chọn lại.",
} as const satisfies Texts<typeof en.errors>;
