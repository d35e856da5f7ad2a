import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  view_query_invalid: "Một bộ lọc của chế độ xem này có giá trị mà danh sách không nhận ra",
  view_name_taken: "Bạn đã có chế độ xem với tên này",
  view_edited: "Chế độ xem này đã thay đổi. Vui lòng tải lại trang.",
  too_many_views: "Bạn có thể lưu {max} chế độ xem. Vui lòng xóa bớt.",
} as const satisfies Texts<typeof en.errors>;

export const console = {
  views: "Chế độ xem",
  all: "Tất cả, không dùng chế độ xem",
  ofColleague: "{name} ({owner})",
  former: "thành viên cũ",
  default: "Mặc định",
  shared: "Dùng chung",
  save: "Lưu chế độ xem",
  saveChanges: "Lưu thay đổi",
  manage: "Quản lý chế độ xem",
  lists: {
    clients: "Khách hàng",
    job_orders: "Yêu cầu tuyển dụng",
    people: "Tìm ứng viên",
    shares: "Chia sẻ",
    placements: "Tuyển thành công",
    fees: "Đề nghị thanh toán",
    applicants: "Ứng viên",
  },
  form: {
    title: "Lưu chế độ xem",
    text: "Bộ lọc và thứ tự của danh sách được lưu dưới một tên.",
    name: "Tên",
    shared: "Dùng chung trong công ty tư vấn",
    sharedTeam: "Chia sẻ với nhóm tuyển dụng",
    sharedHelp: "Các thành viên khác thấy và dùng được chế độ xem này.",
    isDefault: "Mở danh sách bằng chế độ xem này",
  },
  page: {
    title: "Chế độ xem: {list}",
    empty: "Chưa có chế độ xem nào được lưu",
    emptyText: "Lọc danh sách, sau đó lưu bộ lọc thành chế độ xem.",
    toList: "Về danh sách",
    edit: "Sửa",
    keep: "Giữ chế độ xem",
    by: "Của {name}",
    byFormer: "Của thành viên cũ",
    makeDefault: "Đặt làm mặc định",
    noDefault: "Bỏ mặc định",
    remove: "Xóa",
    sure: "Xóa chế độ xem này?",
    sureText: "Nếu dùng chung, chế độ xem cũng bị xóa với các thành viên khác.",
    cancel: "Hủy",
  },
} as const satisfies Texts<typeof en.console>;
