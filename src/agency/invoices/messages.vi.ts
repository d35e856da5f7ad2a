import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  invoice_state_changed: "Đề nghị thanh toán này vừa được thay đổi. Vui lòng xem lại.",
  invoice_issued: "Không thể sửa đề nghị đã phát hành. Vui lòng điều chỉnh hoặc thay thế.",
  invoice_edited: "{name} đã sửa đề nghị thanh toán này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  follow_up_by_admin: "Chỉ quản trị viên được sửa và phát hành điều chỉnh hoặc thay thế",
  payment_too_high: "Lớn hơn số còn phải thu {balance, number}",
  vat_rate_changed: "Thuế GTGT ngày {date} là {rate}. Vui lòng kiểm tra lại.",
  client_tax_data: "Cần mã số thuế, tên và địa chỉ thanh toán của khách hàng",
  credit_used: "Đề nghị khác vừa dùng phần giảm 40%. Vui lòng lập lại đề nghị này.",
  export_rate: "Thuế suất dịch vụ xuất khẩu cần quản trị viên duyệt",
  e_invoice_taken: "Hóa đơn điện tử này đã thuộc đề nghị thanh toán khác",
  advance_not_agreed: "Ứng viên chưa bắt đầu làm việc. Đề nghị trước ngày bắt đầu cần thỏa thuận tạm ứng.",
  amount_too_high: "Lớn hơn số chưa đề nghị {open, number}",
  instalment_unclear: "Không có đợt tiếp theo vì đã đề nghị các phần khác. Vui lòng nhập số tiền.",
  placement_without_fee: "Ca thay thế không có phí để đề nghị thanh toán",
  reminded_today: "Hôm nay đã nhắc khách hàng",
  payment_request_link_ended: "Liên kết đã hết hiệu lực. Vui lòng liên hệ công ty tư vấn tuyển dụng.",
} as const satisfies Texts<typeof en.errors>;

export const lineTexts = {
  fee: "Phí dịch vụ tuyển dụng",
  discount: "Giảm 40% phí lần sau",
} as const satisfies Texts<typeof en.lineTexts>;

export const labels = {
  status: {
    draft: "Bản nháp",
    issued: "Đã phát hành",
    part_paid: "Thanh toán một phần",
    paid: "Đã thanh toán",
    void: "Đã hủy",
    replaced: "Đã thay thế",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  title: "Phí dịch vụ",
  short: "Phí",
  all: "Tất cả",
  empty: "Chưa có đề nghị thanh toán",
  emptyText: "Đề nghị thanh toán của các ca tuyển dụng sẽ hiện ở đây.",
  number: "Số",
  draft: "Bản nháp",
  client: "Khách hàng",
  taxDate: "Ngày tính thuế",
  due: "Hạn thanh toán",
  late: "Trễ {days, number} ngày",
  net: "Trước thuế",
  vat: "Thuế GTGT",
  vatRate: "Thuế GTGT {rate, number}%",
  total: "Tổng cộng",
  paid: "Đã thanh toán",
  balance: "Còn phải thu",
  status: "Trạng thái",
  about: "Về đề nghị số",
  eInvoice: "Hóa đơn điện tử",
  pdf: "Tải PDF",
  paidOn: "Thanh toán ngày {date}",
  reversed: "Thanh toán ngày {date}, đã hoàn",
  issueText: "Đề nghị được đánh số và gửi email cho khách hàng. Sau đó không thể sửa.",
  payTitle: "Ghi nhận thanh toán",
  amount: "Số tiền",
  paidDay: "Ngày thanh toán",
  reference: "Mã giao dịch",
  verb: {
    issue: "Phát hành đề nghị",
    pay: "Ghi nhận thanh toán",
    remind: "Nhắc khách hàng",
    remove: "Xóa bản nháp",
  },
} as const satisfies Texts<typeof en.console>;

export const csv = {
  file: "de-nghi-thanh-toan",
  columns: {
    number: "Số",
    client: "Khách hàng",
    status: "Trạng thái",
    taxDate: "Ngày tính thuế",
    due: "Hạn thanh toán",
    currency: "Loại tiền",
    net: "Trước thuế",
    vat: "Thuế GTGT",
    total: "Tổng cộng",
    paid: "Đã thanh toán",
    balance: "Còn phải thu",
    late: "Số ngày trễ",
    original: "Về đề nghị số",
    eSymbol: "Ký hiệu hóa đơn điện tử",
    eNumber: "Số hóa đơn điện tử",
    eDate: "Ngày hóa đơn điện tử",
  },
} as const satisfies Texts<typeof en.csv>;

export const mails = {
  requested: {
    subject: {
      issued: "Đề nghị thanh toán {number} của {agency}",
      reminder: "Nhắc: đề nghị thanh toán {number} của {agency}",
      adjustment: "Điều chỉnh {number} của {agency}",
    },
    preview: "Đề nghị thanh toán {number}",
    number: "Số",
    total: "Còn phải thanh toán",
    original: "Về đề nghị số",
    lowered: "Giảm",
    raised: "Tăng",
    returned: "Hoàn lại cho bạn",
    due: "Hạn thanh toán",
    button: "Tải PDF",
    note: "Hóa đơn điện tử do nhà cung cấp hóa đơn của công ty tư vấn gửi.",
    reason: "Bạn nhận được email này vì công ty bạn là khách hàng của {agency}.",
  },
  paper: {
    title: "Đề nghị thanh toán",
    number: "Số",
    buyer: "Khách hàng",
    taxCode: "Mã số thuế",
    sellerTax: "Mã số thuế: {code}",
    address: "Địa chỉ",
    taxDate: "Ngày tính thuế",
    due: "Hạn thanh toán",
    original: "Về đề nghị số",
    bank: "Tài khoản ngân hàng",
    rate: "Tỷ giá",
    net: "Cộng trước thuế",
    vat: "Thuế GTGT {rate}%",
    total: "Tổng cộng",
    note: "Đề nghị thanh toán này không phải là hóa đơn điện tử.",
  },
} as const satisfies Texts<typeof en.mails>;
