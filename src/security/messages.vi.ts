import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  title: "Đăng nhập và bảo mật",
  lead: "Email của bạn, các thiết bị đang đăng nhập và cách bạn đăng nhập.",
  back: "Quay lại tài khoản",
  devices: {
    title: "Thiết bị",
    text: "Những nơi bạn đang đăng nhập. Hãy đăng xuất thiết bị lạ, rồi đổi mật khẩu.",
    on: "{browser} trên {system}",
    unknown: "Thiết bị không xác định",
    current: "Thiết bị này",
    seen: "Dùng lần cuối",
    since: "Đăng nhập ngày {date}",
    signOut: "Đăng xuất",
    signOutOf: "Đăng xuất {device}",
    signOutOthers: "Đăng xuất mọi thiết bị khác",
    done: "Đã đăng xuất thiết bị.",
    othersDone: "Đã đăng xuất mọi thiết bị khác.",
  },
  email: {
    title: "Email",
    text: "Bạn đăng nhập bằng {email}. Để đổi email, bạn cần xác nhận cả địa chỉ mới lẫn địa chỉ hiện tại.",
    textUnverified:
      "Bạn đăng nhập bằng {email}, địa chỉ này chưa được xác thực. Để đổi email, bạn cần xác nhận địa chỉ mới.",
    new: "Email mới",
    password: "Mật khẩu của bạn",
    submit: "Đổi email",
    sentTitle: "Hãy kiểm tra cả hai hộp thư đến",
    sent: "Chúng tôi đã gửi một liên kết đến {email} và một liên kết đến địa chỉ hiện tại. Email sẽ đổi khi bạn đã mở cả hai.",
    sentOne: "Chúng tôi đã gửi liên kết đến {email}. Email sẽ đổi khi bạn mở liên kết đó.",
    until: "Liên kết có hiệu lực đến {date}.",
    newConfirmed: "Địa chỉ mới đã được xác nhận.",
    oldConfirmed: "Địa chỉ hiện tại đã được xác nhận.",
    cancel: "Giữ email hiện tại",
    cancelled: "Email của bạn vẫn giữ nguyên.",
    noPassword: "Bạn đang đăng nhập bằng Google hoặc Facebook. Để đổi email, hãy đặt mật khẩu trước.",
    setPassword: "Đặt mật khẩu",
  },
  link: {
    title: "Đổi email",
    textNew: "Hãy xác nhận {email} là địa chỉ của bạn và sẽ là email của tài khoản Sen.",
    textOld:
      "Có người đang đăng nhập tài khoản Sen của bạn và yêu cầu đổi email sang {email}. Đó có phải là bạn không?",
    confirm: "Xác nhận",
    refuse: "Không, không phải tôi",
    confirmed: "Địa chỉ này đã được xác nhận.",
    changedTitle: "Email của bạn đã được đổi",
    changed: "Từ bây giờ, hãy đăng nhập bằng địa chỉ mới. Các thiết bị khác đã được đăng xuất.",
    waitsNew: "Cảm ơn bạn. Bây giờ hãy mở liên kết chúng tôi đã gửi đến địa chỉ mới.",
    waitsOld: "Cảm ơn bạn. Bây giờ hãy mở liên kết chúng tôi đã gửi đến địa chỉ hiện tại.",
    refusedTitle: "Email của bạn vẫn giữ nguyên",
    refused:
      "Chúng tôi đã đăng xuất mọi thiết bị. Có thể người khác biết mật khẩu của bạn: hãy đặt mật khẩu mới ngay.",
    newPassword: "Đặt mật khẩu mới",
    expiredTitle: "Liên kết đã hết hạn",
    continue: "Tiếp tục",
  },
  twoStep: {
    title: "Đăng nhập hai bước",
    text: "Sau mật khẩu, bạn nhập thêm mã từ một ứng dụng trên điện thoại. Nhờ vậy, chỉ biết mật khẩu thì không đăng nhập được.",
    on: "Đang bật",
    off: "Đang tắt",
    required: "Vai trò của bạn bắt buộc dùng. Hãy bật để tiếp tục.",
    left: "Còn {count, number} mã khôi phục.",
    manage: "Quản lý đăng nhập hai bước",
    setUp: "Thiết lập đăng nhập hai bước",
    password: "Mật khẩu của bạn",
    begin: "Thiết lập",
    scan: "1. Quét mã này bằng ứng dụng xác thực, ví dụ Google Authenticator, Microsoft Authenticator hoặc 2FAS.",
    qr: "Mã QR cho ứng dụng xác thực",
    secret: "Hoặc nhập khóa này vào ứng dụng:",
    enter: "2. Nhập sáu chữ số mà ứng dụng hiển thị.",
    code: "Mã",
    confirm: "Bật",
    codesTitle: "Hãy lưu các mã khôi phục",
    codesText:
      "Mỗi mã dùng được một lần thay cho ứng dụng, ví dụ khi bạn mất điện thoại. Các mã chỉ hiển thị lúc này: hãy in ra hoặc lưu vào trình quản lý mật khẩu.",
    codesDone: "Tôi đã lưu các mã",
    newCodes: "Mã khôi phục mới",
    newCodesText: "Các mã cũ sẽ không dùng được nữa.",
    newCodesSubmit: "Lấy mã mới",
    end: "Tắt đăng nhập hai bước",
    endText: "Khi đăng nhập, bạn chỉ cần nhập mật khẩu.",
    endSubmit: "Tắt",
    ended: "Đăng nhập hai bước đã tắt.",
    codeHelp: "Sáu chữ số từ ứng dụng, hoặc một mã khôi phục.",
  },
  login: {
    title: "Nhập mã",
    lead: "Hãy mở ứng dụng xác thực và nhập sáu chữ số dành cho Sen.",
    submit: "Đăng nhập",
    lost: "Không có điện thoại bên cạnh? Hãy nhập một mã khôi phục. Nếu không có mã, hãy nhờ quản trị viên đặt lại đăng nhập hai bước.",
    again: "Đăng nhập lại từ đầu",
  },
} as const satisfies Texts<typeof en.site>;

export const console = {
  reset: {
    title: "Đặt lại đăng nhập hai bước",
    lead: "Dành cho chuyên viên tư vấn hoặc quản trị viên bị mất cả điện thoại lẫn mã khôi phục. Hãy kiểm tra qua kênh khác rằng đó đúng là người ấy.",
    email: "Email của người đó",
    password: "Mật khẩu của bạn",
    submit: "Đặt lại",
    done: "Đăng nhập hai bước của người này đã tắt và họ đã được báo qua email.",
    link: "Đặt lại đăng nhập hai bước",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  email_same: "Đây là email hiện tại của bạn",
  code_wrong: "Mã không đúng. Vui lòng đợi mã tiếp theo rồi thử lại.",
  challenge_expired: "Đã quá lâu kể từ khi bạn nhập mật khẩu. Vui lòng đăng nhập lại.",
  two_step_required: "Vui lòng nhập mã từ ứng dụng xác thực",
  two_step_due: "Vui lòng thiết lập đăng nhập hai bước trước",
  two_step_on: "Đăng nhập hai bước đã được bật",
  two_step_off: "Đăng nhập hai bước đang tắt",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  email_change_new: {
    subject: "Xác nhận email mới của bạn",
    preview: "Liên kết có hiệu lực trong {hours, number} giờ. Địa chỉ hiện tại cũng cần xác nhận.",
    title: "Chào {name},",
    text: "Email của tài khoản Sen sẽ đổi từ {from} sang {to}.",
    both: "Vui lòng xác nhận đây là địa chỉ của bạn. Nếu địa chỉ hiện tại đã được xác thực, một liên kết thứ hai đã được gửi đến đó. Các liên kết có hiệu lực trong {hours, number} giờ.",
    button: "Xác nhận địa chỉ này",
    ignore: "Nếu bạn không có tài khoản Sen, hãy bỏ qua email này: sẽ không có gì thay đổi.",
  },
  email_change_old: {
    subject: "Xác nhận việc đổi email",
    preview:
      "Có người yêu cầu đổi email của tài khoản. Không có bạn thì không gì thay đổi; liên kết có hiệu lực trong {hours, number} giờ.",
    title: "Chào {name},",
    text: "Có người đang đăng nhập tài khoản của bạn và yêu cầu đổi email từ {from} sang {to}.",
    both: "Nếu đó là bạn, hãy xác nhận trong {hours, number} giờ. Địa chỉ mới cũng cần được xác nhận.",
    button: "Xác nhận hoặc từ chối",
    notYou:
      "Nếu không phải bạn, hãy mở liên kết, từ chối việc đổi email và đặt mật khẩu mới: có thể người khác biết mật khẩu của bạn.",
  },
  email_changed: {
    subject: "Email của bạn đã được đổi",
    preview: "Đổi lúc {at}. Nếu không phải bạn, hãy báo ngay cho chúng tôi.",
    title: "Chào {name},",
    text: "Email của tài khoản Sen đã được đổi từ {from} sang {to} lúc {at}. Các thiết bị khác đã được đăng xuất.",
    notYou: "Nếu không phải bạn, hãy báo ngay cho chúng tôi:",
    button: "Chat với bộ phận hỗ trợ",
  },
  two_step_changed: {
    preview: "Lúc {at}. Nếu không phải bạn, hãy bảo vệ tài khoản ngay.",
    title: "Chào {name},",
    on: {
      subject: "Đã bật đăng nhập hai bước",
      text: "Đăng nhập hai bước của tài khoản Sen đã được bật lúc {at}. Các thiết bị khác đã được đăng xuất.",
    },
    off: {
      subject: "Đã tắt đăng nhập hai bước",
      text: "Đăng nhập hai bước của tài khoản Sen đã được tắt lúc {at}.",
    },
    reset: {
      subject: "Đăng nhập hai bước của bạn đã được đặt lại",
      text: "Một quản trị viên đã tắt đăng nhập hai bước của tài khoản Sen lúc {at} và đăng xuất mọi thiết bị của bạn. Hãy thiết lập lại khi đăng nhập lần tới.",
    },
    codes: {
      subject: "Mã khôi phục mới cho tài khoản của bạn",
      text: "Các mã khôi phục mới của tài khoản Sen đã được tạo lúc {at}. Các mã cũ không còn dùng được.",
    },
    notYou: "Nếu không phải bạn, hãy đặt mật khẩu mới ngay:",
    button: "Đặt mật khẩu mới",
  },
} as const satisfies Texts<typeof en.mails>;
