import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const console = {
  sections: {
    clients: "Khách hàng",
    hiring: "Tuyển dụng",
    fees: "Phí dịch vụ",
    figures: "Báo cáo",
    workspace: "Công ty tư vấn",
  },
  title: "Tổng quan",
  keys: {
    open: "Các phím của trang quản lý",
    search: "Tìm kiếm",
    go: "Đi đến: {page}",
    view: "Lưu chế độ xem của danh sách",
  },
  view: "Việc của ai",
  mine: "Việc của tôi",
  team: "Cả công ty",
  empty: "Không có việc đến hạn. Hãy mở yêu cầu tuyển dụng.",
  clients: "Xem khách hàng",
  more: "{count, plural, other {Còn # mục nữa}}",
  call: "Gọi {name}",
  erased: "Ứng viên đã xóa",
  firstCvs: {
    title: "CV đầu tiên",
    due: "Hạn {when}",
    overdue: "Quá hạn · hạn {when}",
  },
  reviews: { title: "Chờ AM duyệt", since: "Chờ từ {when}" },
  silent: {
    title: "Khách hàng chưa phản hồi quá 2 ngày làm việc",
    since: "Chờ từ {when}",
    remind: "Nhắc tôi sau",
    task: "Gọi {client} về {name}",
  },
  interviews: { title: "Phỏng vấn hôm nay" },
  tasks: { title: "Việc cần làm đến hạn" },
  checkIns: {
    title: "Hỏi thăm sau khi nhận việc",
    due: "{side, select, person {Ứng viên · hạn {when}} other {Khách hàng · hạn {when}}}",
    answered:
      "{side, select, person {Ứng viên} other {Khách hàng}}: {answer, select, leaving {muốn dừng} other {chưa chắc chắn}}",
    question: "Tình hình thế nào?",
    answer: { good: "Tốt", unsure: "Chưa chắc chắn", leaving: "Muốn dừng" },
  },
  warranties: { title: "Bảo hành kết thúc trong 7 ngày tới", until: "Đến hết {when}" },
  fees: {
    title: "Phí dịch vụ tháng này",
    booked: "Phí mới",
    requested: "Đã đề nghị thanh toán",
    paid: "Đã thu",
    overdue: "Quá hạn",
    note: "Số đã đề nghị và đã thu chưa gồm thuế GTGT.",
  },
} as const satisfies Texts<typeof en.console>;
