import type { Texts } from "#kit/texts.ts";
import { passwordMin } from "#people/accounts/terms.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  role: { "0": "Quản trị viên", "1": "Thành viên" },
  state: { pending: "Chờ chấp nhận", accepted: "Đã tham gia", expired: "Hết hạn", revoked: "Đã thu hồi" },
} as const satisfies Texts<typeof en.labels>;

export const site = {
  join: {
    title: "Tham gia {company}",
    lead: "{inviter} mời bạn cùng phụ trách tin tuyển dụng và ứng viên.",
    as: "Bạn tham gia với vai trò {role, select, admin {quản trị viên công ty} other {thành viên}}.",
    email: "Email",
    emailHelp: "Lời mời được gửi đến địa chỉ này. Bạn sẽ dùng email này để đăng nhập.",
    fullName: "Họ và tên của bạn",
    phone: "Số điện thoại",
    password: "Mật khẩu",
    passwordHelp: `Ít nhất ${passwordMin} ký tự`,
    confirmation: "Nhập lại mật khẩu",
    submit: "Tham gia",
    endedTitle: "Lời mời này không còn hiệu lực",
    endedText: "Hãy đề nghị người đã mời bạn gửi lời mời mới.",
    joinedTitle: "Bạn đã tham gia",
    logIn: "Đăng nhập",
    home: "Về trang chủ",
  },
} as const satisfies Texts<typeof en.site>;

export const console = {
  nav: { team: "Thành viên", teamShort: "Thành viên" },
  title: "Thành viên",
  lead: "Những người cùng bạn phụ trách tin tuyển dụng và ứng viên. Quản trị viên quản lý công ty và thành viên; thành viên làm việc với các tin mình phụ trách hoặc được giao.",
  memberLead: "Những người làm việc cùng bạn. Quản trị viên công ty có thể mời thêm người.",
  invite: {
    title: "Mời thành viên",
    text: "Chúng tôi gửi một liên kết có hiệu lực trong {days, number} ngày.",
    email: "Email công việc",
    role: "Vai trò",
    roleHelp: "Bạn có thể thay đổi sau.",
    submit: "Gửi lời mời",
    sent: "Đã gửi lời mời đến {email}.",
    resent: "Đã gửi lại lời mời đến {email}. Liên kết trước không còn hiệu lực.",
    revoked: "Đã thu hồi lời mời.",
    verify: "Hãy xác thực email của bạn trước khi mời người khác.",
    verifyLink: "Xác thực email",
  },
  invites: {
    title: "Lời mời",
    caption: "Các lời mời chưa được chấp nhận",
    captionAccepted: "Các lời mời đã được chấp nhận",
    joined: "Ngày tham gia",
    noneOpen: "Không có lời mời nào chờ chấp nhận",
    noneAccepted: "Chưa có ai chấp nhận lời mời",
    person: "Email",
    role: "Vai trò",
    state: "Trạng thái",
    sent: "Đã gửi",
    by: "<when></when>, bởi {name}",
    expires: "Hết hạn",
    actions: "Thao tác",
    resend: "Gửi lại",
    resendTo: "Gửi lại lời mời đến {email}",
    revoke: "Thu hồi",
    revokeOf: "Thu hồi lời mời đến {email}",
  },
  members: {
    title: "{count, plural, other {# người}}",
    caption: "Thành viên của công ty",
    name: "Họ và tên",
    email: "Email",
    phone: "Số điện thoại",
    role: "Vai trò",
    since: "Tham gia từ",
    you: "Bạn",
    inactive: "Đã ngừng hoạt động",
    unverified: "Chưa xác thực email",
    actions: "Thao tác",
    actionsFor: "Thao tác với {name}",
    promote: "Đặt làm quản trị viên",
    demote: "Chuyển thành thành viên",
    deactivate: "Ngừng hoạt động…",
    reactivate: "Kích hoạt lại",
    search: "Tìm theo tên",
    searchSubmit: "Tìm",
    none: "Không có ai tên “{name}”",
    clear: "Hiển thị tất cả",
    alone: "Hiện chỉ có bạn",
    aloneText: "Hãy mời thêm người để cùng phụ trách tin, ứng viên và lịch phỏng vấn.",
    changed: "Đã thay đổi vai trò.",
    reactivated: "Tài khoản đã hoạt động trở lại.",
    deactivated: "Tài khoản đã ngừng hoạt động và bị đăng xuất khỏi mọi thiết bị.",
  },
  deactivate: {
    title: "Ngừng hoạt động tài khoản của {name}",
    text: "{name} bị đăng xuất ngay và không thể đăng nhập nữa. Bạn có thể kích hoạt lại bất cứ lúc nào; những gì đã bàn giao vẫn do người nhận phụ trách.",
    looksAfter: "{name} đang phụ trách {work}.",
    work: {
      open_jobs: "{count, plural, other {# tin chưa đóng}}",
      active_applicants: "{count, plural, other {# ứng viên đang xử lý}}",
      open_tasks: "{count, plural, other {# việc chưa xong}}",
      coming_interviews: "{count, plural, other {# buổi phỏng vấn sắp tới}}",
    },
    heir: "Ai sẽ tiếp nhận?",
    heirHelp: "Tất cả được chuyển cho người này và ghi lại trong lịch sử.",
    choose: "Chọn một người",
    nobody: "Chưa có ai để tiếp nhận. Hãy mời thêm thành viên trước.",
    submit: "Ngừng hoạt động",
    cancel: "Hủy",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  already_member: "Người này đã là thành viên của công ty bạn",
  already_invited: "Email này đã có lời mời chờ chấp nhận. Bạn có thể gửi lại.",
  email_other_team: "Email này đã đăng ký tài khoản của nhà tuyển dụng hoặc đơn vị khác",
  verify_email_first: "Vui lòng xác thực email của bạn trước",
  invite_over: "Lời mời này đã được chấp nhận hoặc thu hồi",
  invite_accepted: "Lời mời này đã được chấp nhận. Vui lòng đăng nhập.",
  company_needs_admin:
    "Công ty cần ít nhất một quản trị viên. Vui lòng đặt người khác làm quản trị viên trước.",
  member_self: "Bạn không thể ngừng hoạt động tài khoản của chính mình tại đây",
  member_not_active: "Tài khoản này không hoạt động",
  member_blocked: "Tài khoản này đã bị Sen khóa. Vui lòng liên hệ bộ phận hỗ trợ.",
  heir_required: "Vui lòng chọn người tiếp nhận các tin và ứng viên",
  heir_unknown: "Vui lòng chọn một thành viên đang hoạt động của công ty",
} as const satisfies Texts<typeof en.errors>;

export const notifications = {
  joined: "{name} đã tham gia {company}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  invited: {
    subject: "{inviter} mời bạn tham gia {company} trên Sen",
    preview: "Liên kết có hiệu lực đến {date}.",
    title: "Tham gia {company} trên Sen",
    asMember: "{inviter} mời bạn làm thành viên, cùng phụ trách tin tuyển dụng và ứng viên của {company}.",
    asAdmin:
      "{inviter} mời bạn làm quản trị viên công ty, quản lý tin tuyển dụng, ứng viên và thành viên của {company}.",
    next: "Chỉ cần chọn mật khẩu là bạn có thể bắt đầu.",
    button: "Chấp nhận lời mời",
    until: "Liên kết có hiệu lực đến {date}.",
    ignore: "Nếu bạn không biết công ty này, hãy bỏ qua email. Không có tài khoản nào được tạo.",
    reason: "Bạn nhận được email này vì {inviter} đã nhập địa chỉ này trên Sen.",
  },
  joined: {
    subject: "{name} đã tham gia {company}",
    preview: "{email} đã chấp nhận lời mời của bạn.",
    title: "{name} đã tham gia cùng bạn",
    text: "{name} ({email}) đã chấp nhận lời mời tham gia {company} và có thể được giao tin tuyển dụng ngay.",
    button: "Xem thành viên",
    reason: "Bạn nhận được email này vì bạn đã gửi lời mời.",
  },
} as const satisfies Texts<typeof en.mails>;
