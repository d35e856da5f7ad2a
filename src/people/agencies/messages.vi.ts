import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const console = {
  nav: "Cài đặt",
  title: "Cài đặt công ty tư vấn tuyển dụng",
  lead: "Thông tin này hiển thị trên giấy tờ có tiêu đề, trong email gửi ứng viên và khách hàng, và trên đề nghị thanh toán.",
  memberNote: "Chỉ quản trị viên có thể thay đổi.",
  saved: { details: "Đã lưu thông tin công ty.", logo: "Đã đổi logo." },
  legal: {
    title: "Thông tin pháp lý",
    name: "Tên công ty",
    nameHelp: "Ứng viên, khách hàng và thành viên đọc tên này.",
    legalName: "Tên pháp lý",
    legalNameHelp: "Như trên giấy phép kinh doanh, nếu khác tên công ty.",
    taxCode: "Mã số thuế",
    taxCodeHelp: "10 chữ số, thêm 3 chữ số của chi nhánh nếu có.",
    licence: "Ghi chú giấy phép",
    licenceHelp: "Số và ngày của giấy phép dịch vụ việc làm, như in trên giấy tờ.",
  },
  letterhead: {
    title: "Tiêu đề giấy tờ",
    text: "In cùng tên và logo trên CV gửi khách hàng và trên đề nghị thanh toán.",
    address: "Địa chỉ",
    phone: "Số điện thoại",
  },
  bank: {
    title: "Tài khoản ngân hàng và đề nghị thanh toán",
    text: "Khách hàng thanh toán vào tài khoản này.",
    bank: "Ngân hàng",
    account: "Số tài khoản",
    holder: "Chủ tài khoản",
    prefix: "Tiền tố của đề nghị thanh toán",
    prefixHelp: "Tối đa {max, number} ký tự gồm chữ A–Z và chữ số. Số của đề nghị có dạng {example}.",
  },
  review: {
    title: "AM duyệt ứng viên",
    legend: "Ai được gửi ứng viên cho khách hàng?",
    true: "Quản lý khách hàng (AM) và quản trị viên",
    trueHelp: "Những người khác chuyển ứng viên của mình đến “Gửi AM”.",
    false: "Mọi chuyên viên tư vấn của yêu cầu tuyển dụng",
  },
  submit: "Lưu thay đổi",
} as const satisfies Texts<typeof en.console>;

export const errors = {
  bank_account_invalid: "Số tài khoản gồm 4 đến 34 chữ cái và chữ số",
  invoice_prefix_invalid: "Vui lòng chỉ dùng chữ A–Z và chữ số",
  agency_edited: "{name} đã sửa thông tin công ty sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
} as const satisfies Texts<typeof en.errors>;
