import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {} as const satisfies Texts<typeof en.labels>;

export const site = {
  login: {
    title: "Đăng nhập",
    email: "Email",
    password: "Mật khẩu",
    submit: "Đăng nhập",
    forgot: "Quên mật khẩu?",
    noAccount: "Bạn chưa có tài khoản?",
    register: "Đăng ký ngay",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  unauthorized: "Vui lòng đăng nhập trước",
  forbidden: "Bạn không có quyền truy cập trang này",
  login_failed: "Đăng nhập không thành công! Vui lòng kiểm tra lại email hoặc mật khẩu.",
  login_blocked: "Bạn không thể đăng nhập, vui lòng liên hệ bộ phận hỗ trợ.",
  email_taken: "Email này đã tồn tại",
  email_is_recruiter: "Email này đã được đăng ký tài khoản nhà tuyển dụng",
  email_is_candidate: "Email này đã đăng ký tài khoản người tìm việc",
  company_name_taken: "Tên công ty đã tồn tại",
  password_too_short: "Ít nhất {min} ký tự",
  password_too_long: "Tối đa 128 ký tự",
  password_common: "Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  verify_email: {
    subject: "Xác thực địa chỉ email của bạn",
    title: "Chào mừng {name} đến với Sen",
    text: "Vui lòng xác nhận đây là địa chỉ email của bạn. Liên kết có hiệu lực trong ba ngày.",
    button: "Xác thực email",
    ignore: "Nếu bạn không đăng ký tài khoản tại Sen, hãy bỏ qua thư này.",
  },
} as const satisfies Texts<typeof en.mails>;
