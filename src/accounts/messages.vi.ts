import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  banner: {
    text: "Bạn chưa xác thực email. Vui lòng kiểm tra hộp thư đến: chúng tôi đã gửi liên kết đến {email}.",
    resend: "Gửi lại email",
    changeEmail: "Đổi email",
    sent: "Chúng tôi đã gửi liên kết mới. Hãy kiểm tra hộp thư đến.",
  },
  welcome: {
    title: "Chào mừng {name} đến với Sen!",
    text: "Tài khoản của bạn đã sẵn sàng. Hãy mở liên kết xác thực chúng tôi đã gửi đến {email}. Liên kết có hiệu lực trong 60 phút.",
    textVerified: "Tài khoản của bạn đã sẵn sàng.",
    close: "Bắt đầu",
  },
} as const satisfies Texts<typeof en.labels>;

export const site = {
  frame: {
    title: "Tìm việc phù hợp, theo dõi từng hồ sơ",
    lead: "Việc làm tại Việt Nam và Đông Nam Á, bằng tiếng Việt và tiếng Anh.",
    apply: "Ứng tuyển trong một phút với file CV có sẵn",
    follow: "Luôn biết hồ sơ đang ở bước nào, từ lúc nộp đến khi nhận việc",
    answers: "Sau 15 ngày không có phản hồi, chúng tôi báo cho bạn",
    employerTitle: "Tuyển đúng người, bớt việc giấy tờ",
    employerLead: "Đăng tin miễn phí, quản lý ứng viên trên một bảng.",
    employerPost: "Đăng tin miễn phí, duyệt trong 1–2 ngày làm việc",
    employerBoard: "Cùng cả nhóm quản lý ứng viên trên một bảng",
    employerMails: "Email soạn sẵn giúp bạn phản hồi ứng viên kịp thời",
  },
  fields: {
    email: "Email",
    workEmail: "Email công việc",
    password: "Mật khẩu",
    passwordHelp: "Ít nhất 6 ký tự. Một câu ngắn vừa dễ nhớ vừa khó đoán.",
    fullName: "Họ và tên",
    phone: "Số điện thoại",
    companyName: "Tên công ty",
    companyHelp: "Theo giấy đăng ký kinh doanh. Tên này hiển thị trên tin tuyển dụng.",
  },
  login: {
    title: "Đăng nhập",
    lead: "Rất vui được gặp lại bạn.",
    submit: "Đăng nhập",
    forgot: "Quên mật khẩu?",
    noAccount: "Bạn chưa có tài khoản?",
    register: "Đăng ký",
    or: "hoặc",
    google: "Tiếp tục với Google",
    facebook: "Tiếp tục với Facebook",
    employerDoor: "Đăng nhập dành cho nhà tuyển dụng",
    ended: "Bạn đã bị đăng xuất. Hãy đăng nhập lại để tiếp tục.",
    resetDone: "Mật khẩu đã được thay đổi. Hãy đăng nhập bằng mật khẩu mới.",
    closing:
      "Tài khoản của bạn đã đóng và sẽ bị xóa sau 7 ngày. Nếu muốn giữ lại, hãy đăng nhập trước thời điểm đó.",
  },
  register: {
    title: "Tạo tài khoản",
    lead: "Tìm việc, ứng tuyển và theo dõi hồ sơ ở cùng một nơi.",
    who: "Loại tài khoản",
    seeker: "Tôi đang tìm việc",
    employer: "Tôi đang tuyển dụng",
    submit: "Tạo tài khoản",
    haveAccount: "Bạn đã có tài khoản?",
    login: "Đăng nhập",
  },
  agree: {
    submit:
      "Khi tạo tài khoản, bạn chấp nhận <terms>điều khoản dịch vụ</terms> và <policy>chính sách bảo mật</policy> của chúng tôi.",
    apply:
      "Với biểu mẫu này, bạn tạo tài khoản và chấp nhận <terms>điều khoản dịch vụ</terms> cùng <policy>chính sách bảo mật</policy> của chúng tôi.",
    provider:
      "Nếu bạn chưa có tài khoản, khi tiếp tục bạn sẽ tạo tài khoản và chấp nhận <terms>điều khoản dịch vụ</terms> cùng <policy>chính sách bảo mật</policy> của chúng tôi.",
  },
  employer: {
    title: "Tạo tài khoản nhà tuyển dụng",
    lead: "Đăng tin tuyển dụng đầu tiên ngay hôm nay, hoàn toàn miễn phí.",
    submit: "Tạo tài khoản",
  },
  waiting: {
    title: "Kiểm tra hộp thư đến",
    text: "Hãy mở liên kết xác thực chúng tôi đã gửi đến {email}. Liên kết có hiệu lực trong 60 phút.",
    employerNext:
      "Trong lúc chờ, bạn có thể soạn tin tuyển dụng đầu tiên. Tin sẽ được duyệt ngay khi email được xác thực.",
    spam: "Chưa thấy email? Hãy xem mục Thư rác (Spam) hoặc yêu cầu gửi lại.",
    resend: "Gửi lại email",
    changeEmail: "Đổi email",
    sent: "Chúng tôi đã gửi liên kết mới đến {email}.",
    continueEmployer: "Đến trang quản lý tin",
    continueOther: "Tiếp tục",
    guest: "Hãy đăng nhập để nhận lại liên kết xác thực.",
    login: "Đăng nhập",
  },
  verify: {
    title: "Xác thực email",
    text: "Hãy nhấn nút bên dưới để xác thực email.",
    submit: "Xác thực email",
    question:
      "Ngày {date}, có người đã tạo tài khoản bằng email {email} với tên “{name}”. Đó có phải là bạn không?",
    provider:
      "Tài khoản này đăng nhập bằng Google hoặc Facebook. Nếu là của bạn, hãy đăng nhập tại đây trước, sau đó chúng tôi sẽ xác thực email.",
    mine: "Đúng, xác thực email của tôi",
    notMine: "Không phải tôi",
    disownedTitle: "Cảm ơn bạn đã cho chúng tôi biết",
    disownedText:
      "Người đã tạo tài khoản không thể sử dụng tài khoản này nữa. Nếu bạn muốn dùng Sen với email này, hãy đặt mật khẩu.",
    setPassword: "Đặt mật khẩu",
    doneTitle: "Email đã được xác thực",
    doneText: "Cảm ơn bạn! Mọi thứ đã sẵn sàng.",
    alreadyTitle: "Email đã được xác thực trước đó",
    expiredTitle: "Liên kết đã hết hạn",
    continue: "Tiếp tục",
    login: "Đăng nhập",
    resend: "Gửi liên kết mới",
  },
  forgot: {
    title: "Quên mật khẩu?",
    lead: "Nhập email, chúng tôi sẽ gửi cho bạn liên kết để đặt mật khẩu mới.",
    submit: "Gửi liên kết",
    back: "Quay lại đăng nhập",
    sentTitle: "Kiểm tra hộp thư đến",
    sentText:
      "Nếu email này đã đăng ký trên Sen, bạn sẽ nhận được liên kết đặt mật khẩu mới. Liên kết có hiệu lực trong 60 phút.",
    again: "Gửi lại",
  },
  reset: {
    title: "Đặt mật khẩu mới",
    lead: "Bạn sẽ bị đăng xuất khỏi tất cả thiết bị.",
    password: "Mật khẩu mới",
    confirmation: "Nhập lại mật khẩu mới",
    submit: "Lưu mật khẩu mới",
    again: "Yêu cầu liên kết mới",
    expiredTitle: "Liên kết không còn dùng được",
  },
  tokenNotFound: {
    title: "Liên kết không hợp lệ",
    text: "Liên kết không đầy đủ hoặc không hợp lệ. Hãy mở liên kết trong email mới nhất hoặc yêu cầu liên kết mới.",
    verify: "Nhận liên kết xác thực mới",
    reset: "Nhận liên kết đặt mật khẩu",
  },
  account: {
    title: "Tài khoản của bạn",
    details: "Thông tin cá nhân",
    language: "Ngôn ngữ",
    languageHelp: "Áp dụng cho trang web và email chúng tôi gửi bạn.",
    english: "Tiếng Anh",
    vietnamese: "Tiếng Việt",
    save: "Lưu thay đổi",
    saved: "Đã cập nhật tài khoản thành công.",
    verified: "Đã xác thực",
    notVerified: "Chưa xác thực",
    verify: "Xác thực",
    security: "Mật khẩu",
    securityText: "Mật khẩu không dùng chung với nơi khác giúp tài khoản an toàn hơn.",
    noPassword:
      "Bạn đang đăng nhập bằng Google hoặc Facebook. Hãy đặt mật khẩu nếu muốn đăng nhập bằng cả email.",
    changePassword: "Đổi mật khẩu",
    setPassword: "Đặt mật khẩu",
    devices: "Đăng nhập và bảo mật",
    devicesText: "Đổi email, xem các thiết bị đang đăng nhập và đăng xuất chúng.",
    devicesOpen: "Mở",
    notifications: "Thông báo",
    notificationsText: "Những gì bạn được thông báo, qua email và trên Sen.",
    notificationsOpen: "Cài đặt thông báo",
    data: "Dữ liệu của bạn",
    dataText: "Tải về bản sao mọi dữ liệu chúng tôi lưu về bạn.",
    dataOpen: "Tải dữ liệu",
    close: "Đóng tài khoản",
    closeText:
      "Bạn sẽ bị đăng xuất trên mọi thiết bị và hồ sơ cá nhân được ẩn ngay. Trong 7 ngày, bạn có thể đăng nhập để giữ lại tài khoản. Sau đó, hồ sơ cá nhân, thông tin liên hệ và các file CV bị xóa vĩnh viễn, các hồ sơ đang ứng tuyển được rút.",
    closeTextMember:
      "Bạn sẽ bị đăng xuất ngay trên mọi thiết bị. Trong 7 ngày, bạn có thể đăng nhập để giữ lại tài khoản. Sau đó, họ tên và thông tin liên hệ của bạn bị xóa vĩnh viễn. Tin tuyển dụng, ghi chú và quyết định vẫn ở lại với nhóm của bạn.",
    closeOpen: "Tôi muốn đóng tài khoản",
    closePassword: "Nhập mật khẩu để xác nhận",
    closeEmail: "Nhập email của bạn để xác nhận",
    closeSubmit: "Đóng tài khoản",
    kept: "Tài khoản của bạn được giữ lại. Không có gì bị xóa.",
  },
  export: {
    title: "Tải dữ liệu của bạn",
    text: "Một file ZIP có mọi dữ liệu Sen lưu về bạn: tài khoản, hồ sơ cá nhân, hồ sơ ứng tuyển, việc làm đã lưu, các email đã gửi và các file CV.",
    password: "Nhập mật khẩu để tiếp tục",
    submit: "Tiếp tục",
    ready: "File được tạo trong lúc bạn tải về. Liên kết có hiệu lực trong 15 phút.",
    noPassword:
      "Bạn tải được trong vòng 15 phút sau khi đăng nhập. Nếu đã lâu hơn, hãy đăng xuất và đăng nhập lại.",
    download: "Tải file ZIP",
  },
  closing: {
    title: "Tài khoản của bạn đang được đóng",
    text: "Bạn đã yêu cầu đóng tài khoản. Tài khoản cùng mọi dữ liệu trong đó sẽ bị xóa lúc {at}.",
    meanwhile:
      "Từ nay đến lúc đó, không ai tìm thấy hồ sơ cá nhân của bạn, các liên kết chia sẻ CV không mở được và chúng tôi không gửi thông báo việc làm. Các hồ sơ ứng tuyển vẫn ở nhà tuyển dụng.",
    keep: "Giữ tài khoản",
    leave: "Đăng xuất",
  },
  password: {
    title: "Đổi mật khẩu",
    lead: "Các thiết bị khác sẽ bị đăng xuất. Bạn vẫn đăng nhập tại đây.",
    current: "Mật khẩu hiện tại",
    submit: "Đổi mật khẩu",
    done: "Đã đổi mật khẩu thành công.",
    back: "Quay lại tài khoản",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  unauthorized: "Vui lòng đăng nhập trước",
  forbidden: "Bạn không có quyền truy cập trang này",
  login_failed: "Đăng nhập không thành công! Vui lòng kiểm tra lại email hoặc mật khẩu.",
  login_blocked: "Bạn không thể đăng nhập, vui lòng liên hệ bộ phận hỗ trợ",
  employer_account:
    "Email này đã được đăng ký tài khoản nhà tuyển dụng. Vui lòng đăng nhập ở trang dành cho nhà tuyển dụng.",
  email_taken: "Email này đã tồn tại",
  email_taken_login: "Email đã tồn tại. Vui lòng chuyển đến trang đăng nhập.",
  email_is_recruiter: "Email này đã được đăng ký tài khoản nhà tuyển dụng",
  email_is_candidate: "Email này đã đăng ký tài khoản người tìm việc",
  email_unavailable:
    "Không thể tạo tài khoản với thông tin này. Nếu bạn đã có tài khoản, vui lòng đăng nhập hoặc đặt lại mật khẩu.",
  email_unknown: "Chưa có tài khoản nào dùng email này",
  email_mismatch: "Vui lòng nhập email bạn dùng để đăng nhập",
  company_name_taken: "Tên công ty đã tồn tại",
  password_too_short: "Ít nhất {min} ký tự",
  password_too_long: "Tối đa 128 ký tự",
  password_common: "Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.",
  password_mismatch: "Mật khẩu mới và mật khẩu nhập lại không khớp",
  password_same: "Mật khẩu mới phải khác mật khẩu hiện tại",
  password_wrong: "Mật khẩu hiện tại không đúng",
  password_absent: "Tài khoản của bạn chưa có mật khẩu. Vui lòng đặt mật khẩu ở mục “Quên mật khẩu?”.",
  token_not_found: "Liên kết không hợp lệ",
  link_expired: "Liên kết bạn mở đã hết hạn. Vui lòng thử lại với email mới nhất của chúng tôi.",
  already_verified: "Bạn đã xác thực email, bạn có thể đăng nhập ngay",
  confirm_first: "Vui lòng nhập lại mật khẩu trước",
  account_closing: "Tài khoản của bạn đang được đóng. Hãy giữ tài khoản trước khi tiếp tục.",
  account_not_closing: "Tài khoản này không ở trạng thái đang đóng",
  last_admin:
    "Bạn là quản trị viên duy nhất của công ty. Hãy trao quyền cho người khác hoặc đóng các tin đang hiển thị trước khi đóng tài khoản.",
  provider_denied:
    "Bạn đã hủy đăng nhập bằng Google hoặc Facebook. Vui lòng thử lại hoặc dùng email và mật khẩu.",
  provider_failed: "Đăng nhập không thành công. Vui lòng thử lại hoặc dùng email và mật khẩu.",
  provider_no_email:
    "Tài khoản Google hoặc Facebook này không cung cấp email. Vui lòng đăng ký bằng email và mật khẩu.",
  provider_not_linked:
    "Email này đã có tài khoản. Vui lòng đăng nhập bằng mật khẩu, hoặc đặt mật khẩu mới nếu bạn quên.",
  required_company_name: "Vui lòng nhập tên công ty",
} as const satisfies Texts<typeof en.errors>;

export const exportTexts = {
  title: "Dữ liệu của bạn trên Sen",
  lines: [
    "File ZIP này có mọi dữ liệu mà Sen lưu về bạn.",
    "Mỗi file .json là một danh sách, mở được bằng trình soạn thảo văn bản hoặc trình duyệt bất kỳ; các chương trình khác cũng đọc được.",
    "Trong mục cv là các file CV của bạn, kể cả những file bạn đã xóa mà nhà tuyển dụng vẫn còn giữ.",
    "Thời gian theo giờ UTC. Mật khẩu, mã và liên kết trong email không có ở đây: chúng tôi không lưu, hoặc chúng cho phép người khác đăng nhập thay bạn.",
    "Ghi chú nội bộ của nhà tuyển dụng thuộc về nhà tuyển dụng. Nếu cần, hãy liên hệ với họ.",
    "Hãy giữ file này cẩn thận: trong đó có thông tin cá nhân của bạn.",
  ],
} as const satisfies Texts<typeof en.exportTexts>;

export const mails = {
  verify_email: {
    subject: "Xác thực địa chỉ email của bạn",
    preview: "Chỉ một lần nhấn là tài khoản sẵn sàng. Liên kết có hiệu lực trong {minutes, number} phút.",
    title: "Chào mừng bạn đến với Sen",
    text: "Hãy xác thực đây là địa chỉ email của bạn. Liên kết có hiệu lực trong {minutes, number} phút.",
    button: "Xác thực email",
    ignore: "Nếu bạn không đăng ký tài khoản trên Sen, hãy bỏ qua email này.",
    reason: "Bạn nhận được email này vì địa chỉ của bạn được dùng để đăng ký trên Sen.",
  },
  reset_password: {
    subject: "Đặt mật khẩu mới",
    preview:
      "Liên kết dùng được một lần, trong {minutes, number} phút. Nếu bạn không yêu cầu, mật khẩu vẫn giữ nguyên.",
    title: "Đặt mật khẩu mới",
    text: "Bạn vừa yêu cầu đặt mật khẩu mới. Liên kết dùng được một lần, trong {minutes, number} phút.",
    button: "Đặt mật khẩu mới",
    ignore: "Nếu bạn không yêu cầu, hãy bỏ qua email này. Mật khẩu của bạn vẫn giữ nguyên.",
    reason: "Bạn nhận được email này vì có yêu cầu đặt mật khẩu mới cho tài khoản Sen của bạn.",
  },
  account_closing: {
    subject: "Tài khoản của bạn sẽ bị xóa ngày {date}",
    preview: "Bạn vẫn có thể giữ lại: hãy đăng nhập trước ngày đó.",
    title: "Tài khoản của bạn sẽ bị xóa ngày {date}",
    text: "Lúc {at}, bạn đã yêu cầu đóng tài khoản Sen của {email}. Bạn đã được đăng xuất trên mọi thiết bị và hồ sơ cá nhân đã được ẩn.",
    keep: "Nếu đổi ý, hãy đăng nhập trước {at} và chọn “Giữ tài khoản”. Sau đó, dữ liệu cá nhân của bạn bị xóa và không thể khôi phục.",
    button: "Đăng nhập và giữ tài khoản",
    notYou: "Nếu không phải bạn, hãy đăng nhập, giữ tài khoản và đổi mật khẩu.",
    reason: "Bạn nhận được email này vì bạn đã đóng tài khoản Sen.",
  },
  account_closed: {
    subject: "Tài khoản của bạn đã được xóa",
    preview: "Xóa lúc {at}. Đây là biên nhận của bạn.",
    title: "Tài khoản của bạn đã được xóa",
    text: "Tài khoản Sen của {email} đã được xóa lúc {at}, 7 ngày sau khi bạn đóng tài khoản.",
    removed:
      "Họ tên, thông tin liên hệ, file CV, việc làm đã lưu và thông báo việc làm của bạn đã được xóa; các hồ sơ đang ứng tuyển đã được rút. Nhà tuyển dụng chỉ còn thấy từng có người ứng tuyển, không thấy đó là ai.",
    kept: "Những gì chúng tôi phải giữ thêm một thời gian và lý do được nêu trong chính sách bảo mật.",
    button: "Đọc chính sách bảo mật",
    notYou: "Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ qua chat.",
    reason: "Bạn nhận được email này vì bạn từng có tài khoản Sen với địa chỉ này.",
  },
  password_changed: {
    subject: "Mật khẩu của bạn đã được thay đổi",
    preview: "Thay đổi lúc {at}. Nếu không phải bạn, hãy bảo vệ tài khoản ngay.",
    title: "Mật khẩu đã được thay đổi",
    text: "Mật khẩu tài khoản Sen của bạn đã được thay đổi lúc {at}. Các thiết bị khác đã bị đăng xuất.",
    notYou: "Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
    button: "Đặt mật khẩu mới",
    reason: "Bạn nhận được email này vì bạn có tài khoản trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
