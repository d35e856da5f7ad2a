import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  kind: {
    chat: "Chat",
    contact: "Biểu mẫu liên hệ",
    headhunt: "Yêu cầu tư vấn headhunt",
    job_report: "Báo cáo tin tuyển dụng",
  },
  status: { open: "Chờ trả lời", answered: "Đã trả lời", closed: "Đã đóng" },
  request_state: { new: "Mới", taken: "Đã là khách hàng" },
  outcome: { dismissed: "Đã bỏ qua", suspended: "Tin bị tạm ẩn", closed: "Tin đã đóng" },
  mark: { unread: "{count, plural, other {# câu trả lời mới từ bộ phận hỗ trợ}}" },
} as const satisfies Texts<typeof en.labels>;

export const site = {
  chat: {
    title: "Chat với bộ phận hỗ trợ",
    lead: "Hãy hỏi về việc làm, hồ sơ ứng tuyển hay tài khoản. Nhân viên hỗ trợ sẽ trả lời bạn.",
    metaDescription:
      "Chat với bộ phận hỗ trợ của Sen. Chúng tôi trả lời trong vòng 24 giờ, trừ cuối tuần và ngày lễ.",
    start: "Bắt đầu chat",
    message: "Nội dung",
    messageHelp: "Nếu bạn hỏi về một việc làm hay hồ sơ ứng tuyển, hãy cho chúng tôi biết là việc làm nào.",
    name: "Tên của bạn",
    email: "Email",
    emailHelp: "Nếu bạn rời trang trước khi có câu trả lời, chúng tôi sẽ gửi email đến địa chỉ này.",
    send: "Gửi",
    enter: "Enter để gửi, Shift + Enter để xuống dòng",
    you: "Bạn",
    team: "Hỗ trợ Sen",
    seen: "Đã xem",
    log: "Cuộc trò chuyện",
    reply: "Nhập tin nhắn",
    received:
      "Chúng tôi đã nhận được tin nhắn. Bạn có thể chờ ở đây hoặc rời trang, câu trả lời cũng được gửi đến {email}.",
    closed: "Cuộc trò chuyện này đã đóng. Nếu cần hỏi thêm, bạn hãy bắt đầu cuộc trò chuyện mới.",
    another: "Bắt đầu cuộc trò chuyện mới",
    gone: "Không mở được cuộc trò chuyện này nữa. Có thể liên kết đã hết hạn.",
    earlier: "Các cuộc trò chuyện của bạn",
    unread: "{count, plural, other {# câu trả lời mới}}",
  },
  office: {
    title: "Giờ làm việc",
    hours: "Thứ Hai đến thứ Sáu, 09:00–18:00",
    open: "Chúng tôi đang trực tuyến",
    shut: "Hiện ngoài giờ làm việc. Chúng tôi trở lại lúc {when}",
    promise: "Chúng tôi phản hồi trong vòng 24 giờ, trừ cuối tuần và ngày lễ: chậm nhất lúc {when}.",
    employers: "Bạn đang tuyển người?",
    toContact: "Liên hệ tư vấn tuyển dụng",
    toChat: "Chat với bộ phận hỗ trợ",
    question: "Thắc mắc về tài khoản hay hồ sơ ứng tuyển?",
    address: "Địa chỉ",
    addressText: "Tầng 9, số 25 Lê Duẩn, phường Sài Gòn, TP. Hồ Chí Minh",
  },
  contact: {
    title: "Trao đổi với chúng tôi về tuyển dụng",
    lead: "Hãy cho chúng tôi biết bạn đang tìm ai và cần hỗ trợ gì. Chuyên viên am hiểu lĩnh vực của bạn sẽ gọi điện hoặc gửi email cho bạn.",
    metaDescription:
      "Liên hệ Sen để được tư vấn tuyển dụng tại Việt Nam và Đông Nam Á. Phản hồi trong vòng 24 giờ, trừ cuối tuần và ngày lễ.",
    name: "Tên của bạn",
    company: "Công ty",
    email: "Email công việc",
    phone: "Số điện thoại",
    phoneHelp: "Nếu bạn muốn được gọi lại.",
    positions: "Vị trí cần tuyển",
    positionsHelp: "Ví dụ: kế toán trưởng, quản lý sản xuất",
    message: "Nội dung",
    headhuntMessage: "Bạn muốn chúng tôi biết gì về vị trí này?",
    trap: "Vui lòng để trống ô này",
    send: "Gửi tin nhắn",
    sendHeadhunt: "Yêu cầu tìm ứng viên",
    consent: "Chúng tôi chỉ dùng thông tin bạn gửi để trả lời bạn.",
    headhuntConsent:
      "Thông tin của bạn chỉ được dùng cho yêu cầu này. Một công ty headhunt trên Sen có thể nhận thông tin để trả lời bạn.",
    thanksTitle: "Cảm ơn bạn đã liên hệ",
    thanks:
      "Chúng tôi sẽ phản hồi trong vòng 24 giờ, trừ cuối tuần và ngày lễ, chậm nhất lúc {when}. Bản sao tin nhắn đã được gửi đến email của bạn.",
    again: "Gửi tin nhắn khác",
  },
} as const satisfies Texts<typeof en.site>;

export const console = {
  nav: { inbox: "Hộp thư hỗ trợ", inboxShort: "Hộp thư" },
  inbox: {
    title: "Hộp thư hỗ trợ",
    lead: "Tin nhắn gửi đến Sen, chờ lâu nhất ở trên cùng.",
    tabs: {
      label: "Trạng thái cuộc trò chuyện",
      open: "Chờ trả lời",
      answered: "Đã trả lời",
      closed: "Đã đóng",
      all: "Tất cả",
    },
    kinds: { label: "Loại", all: "Tất cả các loại" },
    search: "Tên, email, công ty hoặc từ khóa",
    find: "Tìm",
    clear: "Xóa tìm kiếm",
    caption: "Các cuộc trò chuyện",
    from: "Người gửi",
    about: "Nội dung",
    state: "Trạng thái",
    last: "Tin nhắn cuối",
    anonymous: "Không để lại tên",
    you: "Chúng tôi: ",
    unread: "{count, plural, other {# tin nhắn chưa đọc}}",
    overdue: "Quá hạn",
    overdueCount: "{count, plural, other {# câu trả lời đã quá hạn}}",
    due: "Hạn trả lời: {when}",
    empty: {
      open: { title: "Không có ai đang chờ", text: "Tin nhắn mới sẽ tự hiển thị ở đây." },
      answered: {
        title: "Chưa có cuộc trò chuyện nào được trả lời",
        text: "Các cuộc trò chuyện bạn đã trả lời hiển thị ở đây cho đến khi được đóng.",
      },
      closed: {
        title: "Chưa có cuộc trò chuyện nào đã đóng",
        text: "Bạn có thể mở lại các cuộc trò chuyện đã đóng ở đây.",
      },
      all: {
        title: "Chưa có tin nhắn nào",
        text: "Chat, biểu mẫu liên hệ và báo cáo tin tuyển dụng sẽ hiển thị ở đây.",
      },
    },
    noMatch: "Không tìm thấy",
    noMatchText: "Hãy thử ít từ hơn hoặc xem ở mục khác.",
  },
  thread: {
    facts: "Người gửi",
    email: "Email",
    phone: "Điện thoại",
    company: "Công ty",
    account: "Tài khoản",
    accountKinds: {
      "1": "Người tìm việc",
      "2": "Nhà tuyển dụng",
      "3": "Chuyên viên tư vấn",
      "4": "Quản trị viên",
    },
    guest: "Khách, không đăng nhập",
    language: "Ngôn ngữ",
    languages: { en: "Tiếng Anh", vi: "Tiếng Việt" },
    positions: "Vị trí cần tuyển",
    since: "Bắt đầu",
    due: "Hạn trả lời",
    log: "Tin nhắn",
    seen: "Đã xem {when}",
    notSeen: "Chưa xem",
    newer: "Mới",
    reply: "Câu trả lời của bạn",
    replyHelp: {
      chat: "Hiển thị ngay trong khung chat. Nếu sau hai phút chưa được xem, chúng tôi gửi thêm email.",
      mail: "Được gửi qua email đến {email}, kèm liên kết đến cuộc trò chuyện này.",
    },
    ctrlEnter: "Ctrl + Enter để gửi",
    send: "Gửi trả lời",
    close: "Đóng cuộc trò chuyện",
    reopen: "Mở lại",
    closed: "Cuộc trò chuyện này đã đóng. Hãy mở lại để trả lời.",
    reported: "Tin bị báo cáo",
    reports: "Số lần tin này bị báo cáo",
    reportCount: "{count, number} ({open, number} đang chờ)",
    dismiss: "Bỏ qua báo cáo",
    dismissHelp: "Tin vẫn hiển thị. Người báo cáo sẽ được thông báo.",
    settled:
      "Khi tin bị tạm ẩn hoặc bị đóng, mọi báo cáo về tin đều được đóng và người báo cáo được thông báo.",
    handOver: "Chuyển cho công ty headhunt",
    choose: "Chọn công ty headhunt",
    handOverHelp: "Công ty headhunt nhận yêu cầu kèm thông tin liên hệ; người gửi được báo tên công ty.",
    agency: "Công ty headhunt",
    handedTo: "Đã chuyển cho",
    noWords: "(Báo cáo không kèm lời nhắn)",
    noAddress:
      "Người gửi không để lại thông tin liên hệ nên không thể trả lời. Hãy xem xét rồi đóng cuộc trò chuyện.",
    someone: "Hỗ trợ Sen",
  },
  requests: {
    title: "Yêu cầu tư vấn headhunt",
    short: "Yêu cầu",
    lead: "Các công ty nhờ Sen tìm ứng viên, được chuyển cho công ty bạn.",
    tabs: "Trạng thái yêu cầu",
    positions: "Vị trí cần tuyển",
    handed: "Đã chuyển",
    take: "Tạo khách hàng",
    open: "Mở khách hàng",
    emptyNew: "Không có yêu cầu mới",
    emptyNewText: "Bạn sẽ nhận thông báo khi Sen chuyển yêu cầu cho công ty bạn.",
    emptyTaken: "Chưa yêu cầu nào thành khách hàng",
  },
  keys: {
    next: "Cuộc trò chuyện tiếp theo",
    previous: "Cuộc trò chuyện trước",

    search: "Tìm kiếm",
    reply: "Viết câu trả lời",
    close: "Đóng hoặc mở lại",
    back: "Về hộp thư hỗ trợ",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  form_too_fast: "Chưa gửi được. Vui lòng nhấn “Gửi” lần nữa.",
  form_expired: "Biểu mẫu đã hết hạn. Vui lòng gửi lại.",
  thread_closed: "Cuộc trò chuyện này đã đóng. Hãy mở lại để trả lời.",
  thread_open: "Cuộc trò chuyện này đang mở",
  no_address: "Người gửi không để lại thông tin liên hệ nên không thể trả lời",
  request_not_open: "Chỉ chuyển được yêu cầu tư vấn headhunt đang mở và chưa thành khách hàng",
  agency_unknown: "Vui lòng chọn công ty headhunt",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  outcome_reply: {
    dismissed:
      "Cảm ơn bạn đã báo cáo. Chúng tôi đã xem xét tin này và không thấy vi phạm, nên tin vẫn hiển thị. Nếu bạn biết thêm thông tin, hãy cho chúng tôi biết.",
    suspended:
      "Cảm ơn bạn đã báo cáo. Chúng tôi đã xem xét và tạm ẩn tin này: hiện không ai tìm thấy hoặc ứng tuyển được nữa.",
    closed:
      "Cảm ơn bạn đã báo cáo. Chúng tôi đã xem xét và đóng tin này: không ai còn tìm thấy hoặc ứng tuyển được nữa.",
  },
  handed_over:
    "Chúng tôi đã chuyển yêu cầu của bạn cho {agency}, một công ty headhunt trên Sen. Chuyên viên tư vấn của {agency} sẽ gọi điện hoặc gửi email cho bạn.",
  contact_thanks: {
    subject: "Cảm ơn bạn đã liên hệ với Sen",
    preview: "Chúng tôi trả lời chậm nhất lúc {due}.",
    title: "Cảm ơn bạn đã liên hệ",
    text: "Chúng tôi đã nhận được tin nhắn của bạn và sẽ trả lời trong vòng 24 giờ, trừ cuối tuần và ngày lễ, chậm nhất lúc {due} (giờ làm việc 09:00–18:00, thứ Hai đến thứ Sáu).",
    yours: "Nội dung bạn đã gửi:",
    button: "Bổ sung thông tin",
    reason:
      "Bạn nhận được email này vì địa chỉ của bạn được điền vào biểu mẫu liên hệ trên Sen. Nếu không phải bạn, hãy bỏ qua email này.",
  },
  answer: {
    subject: "Bộ phận hỗ trợ Sen đã trả lời bạn",
    preview: "{by} viết: {text}",
    previewTeam: "Bộ phận hỗ trợ Sen viết: {text}",
    title: "Chúng tôi đã trả lời bạn",
    by: "{by} từ Sen viết:",
    byTeam: "Bộ phận hỗ trợ Sen viết:",
    button: "Xem và trả lời",
    reply: "Vui lòng không trả lời trực tiếp email này, hãy dùng nút bên trên.",
    reason: "Bạn nhận được email này vì bạn đã liên hệ với Sen.",
  },
  new_message: {
    subject: {
      chat: "Chat: {name} đang chờ",
      contact: "Biểu mẫu liên hệ: {name}",
      headhunt: "Yêu cầu tư vấn headhunt: {name}",
      job_report: "Tin tuyển dụng bị báo cáo: {subject}",
    },
    preview: "Hạn trả lời: {due}",
    title: "Tin nhắn mới từ {name}",
    nobody: "Tin nhắn mới, không để lại tên",
    company: "Công ty",
    subjectLine: "Tiêu đề",
    reportReason: "Lý do",
    due: "Hạn trả lời",
    button: "Mở trong hộp thư hỗ trợ",
    reason: "Bạn nhận được email này vì bạn là quản trị viên của Sen.",
  },
} as const satisfies Texts<typeof en.mails>;

export const notifications = {
  request_came: "{name} cần tìm ứng viên: yêu cầu tư vấn headhunt đã chuyển cho công ty bạn",
  new_message:
    "{kind, select, report {Có tin tuyển dụng bị báo cáo} other {Có người đang chờ bộ phận hỗ trợ trả lời}}",
} as const satisfies Texts<typeof en.notifications>;
