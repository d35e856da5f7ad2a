import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  portal_exists:
    "Người liên hệ này đang có trang khách hàng của yêu cầu tuyển dụng này. Vui lòng gia hạn hoặc thu hồi trang đó.",
  portal_state_changed: "Trang khách hàng này vừa thay đổi. Vui lòng tải lại trang.",
  portal_stages_required: "Vui lòng chọn ít nhất một vòng",
  portal_stage_unknown: "Vui lòng chọn các vòng từ “Gửi khách hàng” đến “Đã tuyển”",
  portal_ended: "Trang này không còn hiệu lực. Vui lòng liên hệ công ty tư vấn để nhận liên kết mới.",
  portal_code_required: "Vui lòng nhập mã truy cập để xem trang này",
  portal_code_wrong: "Mã truy cập không đúng",
  portal_reminded: "Hôm nay đã nhắc người liên hệ này. Bạn có thể nhắc lại vào ngày mai.",
  portal_all_answered: "Mọi ứng viên trong trang này đều đã có câu trả lời",
  portal_no_email: "Người liên hệ này không có địa chỉ email",
  portal_answer_changed: "Câu trả lời này vừa có thay đổi. Vui lòng tải lại trang.",
  portal_question_answered: "Câu hỏi này đã có câu trả lời",
  portal_questions_full: "Bạn đã gửi {max} câu hỏi. Vui lòng liên hệ công ty tư vấn.",
  portal_person_unknown: "Ứng viên này không còn trên trang",
  portal_document_ended: "CV này không còn được chia sẻ. Vui lòng liên hệ công ty tư vấn.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  state: { open: "Đang mở", expired: "Hết hạn", closed: "Đã đóng", revoked: "Đã thu hồi" },
  because: {
    member: "Thu hồi ngày {date}",
    order: "Thu hồi ngày {date}: yêu cầu tuyển dụng đã mất hoặc bị hủy",
    client: "Thu hồi ngày {date}: khách hàng đã ngừng hợp tác",
    member_left: "Thu hồi ngày {date}: chuyên viên tư vấn biết địa chỉ này đã rời công ty",
  },
  verdict: { fit: "Phù hợp", maybe: "Cân nhắc", no: "Không phù hợp" },
  stage: {
    sent_to_client: "Đã giới thiệu",
    interview: "Phỏng vấn",
    first_interview: "Phỏng vấn vòng 1",
    second_interview: "Phỏng vấn vòng 2",
    final_interview: "Phỏng vấn vòng cuối",
    offer: "Mời nhận việc",
    hired: "Đã tuyển",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  title: "Trang khách hàng",
  heading: "Trang khách hàng: {title}",
  lead: "Trang không cần tài khoản, nơi người liên hệ của {client} xem các ứng viên được giới thiệu cho yêu cầu tuyển dụng này, trả lời và đặt câu hỏi.",
  none: "Chưa có trang khách hàng nào",
  create: "Mở trang khách hàng",
  contact: "Người liên hệ",
  noContacts:
    "Mọi người liên hệ của khách hàng này đều đang có trang, hoặc khách hàng chưa có người liên hệ. Hãy thêm người liên hệ ở trang của khách hàng.",
  stages: "Các vòng hiển thị",
  abroadTitle: "Dữ liệu sẽ được chuyển ra nước ngoài",
  abroad:
    "Khách hàng này ở {country}. Người liên hệ được thêm vào danh sách chuyển dữ liệu ra nước ngoài của công ty.",
  abroadConfirm: "Tôi xác nhận được phép hiển thị dữ liệu của ứng viên ở nước ngoài",
  days: "Thời hạn",
  dayCount: "{days} ngày",
  address: "Địa chỉ trang khách hàng",
  code: "Mã truy cập",
  made: "Trang khách hàng đã mở. Hãy sao chép địa chỉ và mã ngay: chúng tôi không thể hiển thị lại.",
  mailed: "{contact} nhận được email có địa chỉ. Hãy báo mã qua điện thoại hoặc tin nhắn.",
  notMailed: "{contact} không có địa chỉ email. Bạn hãy tự gửi địa chỉ và mã.",
  until: "Mở đến {date}",
  by: "{name} mở ngày {date}",
  closed: "Yêu cầu tuyển dụng không được thực hiện, khách hàng không hoạt động, hoặc người liên hệ đã nghỉ",
  opened: "Vào trang gần nhất ngày {date}",
  neverOpened: "Chưa vào trang",
  unanswered: "{count, plural, =0 {Mọi ứng viên đã có câu trả lời} other {# ứng viên chưa có câu trả lời}}",
  reminded: "Đã nhắc ngày {date}",
  remind: "Nhắc",
  renew: "Gia hạn",
  renewHelp: "Địa chỉ và mã mới. Địa chỉ trước đó hết hiệu lực.",
  revoke: "Thu hồi",
  questions: {
    title: "Câu hỏi",
    none: "Chưa có câu hỏi nào",
    asked: "{contact}, {date}",
    about: "Về {name}",
    answer: "Câu trả lời",
    help: "{contact} đọc câu trả lời trên trang khách hàng và trong email.",
    send: "Gửi câu trả lời",
    answered: "{name} trả lời ngày {date}",
  },
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "{title}: ứng viên được giới thiệu",
  lead: "{agency} giới thiệu các ứng viên này cho {client}.",
  codeTitle: "Nhập mã truy cập",
  codeText: "Chuyên viên tư vấn đã báo cho bạn mã gồm 6 chữ số để vào trang này.",
  code: "Mã truy cập",
  open: "Mở trang",
  endedTitle: "Trang này không còn hiệu lực",
  endedText: "Trang đã hết hạn hoặc bị thu hồi. Vui lòng liên hệ chuyên viên tư vấn để nhận liên kết mới.",
  until: "Mở đến {date}",
  orders: "Các yêu cầu tuyển dụng của bạn",
  none: "Hiện chưa có ứng viên nào",
  noneText: "Ứng viên sẽ hiện ở đây khi công ty tư vấn giới thiệu cho bạn.",
  waitingTitle:
    "{count, plural, =0 {Không có ứng viên nào chờ câu trả lời của bạn} other {# ứng viên đang chờ câu trả lời của bạn}}",
  person: {
    anonymous: "Ứng viên {code}",
    since: "{stage} từ {date}",
    interview: "Phỏng vấn: {date}",
    summary: "Vì sao chúng tôi giới thiệu ứng viên này",
  },
  waits: {
    client: {
      introduction: "Chờ câu trả lời của bạn từ {date}",
      interview: "Chờ câu trả lời của bạn sau phỏng vấn từ {date}",
      offer: "Chờ câu trả lời của bạn từ {date}",
    },
    agency: {
      introduction: "Công ty tư vấn đã nhận câu trả lời của bạn từ {date} và đang thực hiện bước tiếp theo",
      interview: "Công ty tư vấn đã nhận câu trả lời của bạn từ {date} và đang thực hiện bước tiếp theo",
      offer: "Công ty tư vấn đã nhận câu trả lời của bạn từ {date} và đang thực hiện bước tiếp theo",
    },
    candidate: {
      introduction: "Chờ ứng viên từ {date}",
      interview: "Chờ ứng viên trả lời lịch phỏng vấn từ {date}",
      offer: "Chờ ứng viên trả lời thư mời nhận việc từ {date}",
    },
  },
  workingDays: "{days} ngày làm việc",
  answer: {
    text: "Câu trả lời được gửi đến công ty tư vấn. Ứng viên không nhận được tin nhắn nào.",
    change: "Đổi câu trả lời",
    verdict: "Ứng viên này có phù hợp không?",
    reason: "Lý do",
    given: "Câu trả lời của bạn ngày {date}: {verdict}",
  },
  ask: {
    title: "Câu hỏi",
    lead: "Hãy hỏi công ty tư vấn về yêu cầu tuyển dụng hoặc về một ứng viên. Bạn đọc câu trả lời tại đây.",
    text: "Câu hỏi của bạn",
    about: "Hỏi về",
    order: "Yêu cầu tuyển dụng",
    send: "Gửi câu hỏi",
    asked: "Hỏi ngày {date}",
    answered: "Trả lời ngày {date}",
    open: "Chưa có câu trả lời",
  },
  document: {
    open: "Xem CV",
    openOf: "Xem CV của {name}",
    title: "CV của {name}",
    back: "Tất cả ứng viên",
    pdf: "Tải PDF",
    from: "{agency} chia sẻ CV này.",
    until: "Bạn có thể xem CV này đến {date}.",
    ended: "CV này không còn được chia sẻ",
  },
  desk: "Công ty tư vấn của bạn",
} as const satisfies Texts<typeof en.site>;

export const notifications = {
  asked: "{contact} đặt câu hỏi về {order}",
  ended:
    "{count} trang khách hàng của {order} đã kết thúc vì {consultant} rời công ty. Hãy mở trang mới cho người liên hệ.",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  opened: {
    subject: "Ứng viên cho {order}",
    preview: "{agency} gửi bạn các ứng viên được giới thiệu cho yêu cầu tuyển dụng này",
    title: "Ứng viên cho {order}",
    text: "Trên trang này, bạn xem các ứng viên mà {agency} giới thiệu cho yêu cầu tuyển dụng, mỗi ứng viên đang ở vòng nào và đến lượt ai. Bạn chỉ cần một lần nhấn để cho biết ứng viên có phù hợp không.",
    code: "Trang yêu cầu mã truy cập. {consultant} sẽ báo mã cho bạn qua điện thoại hoặc tin nhắn.",
    button: "Xem ứng viên",
    until: "Trang mở đến {date}. Bạn không cần tài khoản.",
    reason: "Bạn nhận được email này vì bạn là người liên hệ của khách hàng của {agency}.",
  },
  answered: {
    subject: {
      fit: "{candidate} phù hợp với {order}",
      maybe: "Khách hàng còn cân nhắc {candidate} cho {order}",
      no: "{candidate} không phù hợp với {order}",
    },
    preview: "{contact} đã trả lời trên trang khách hàng",
    text: "{contact} đã trả lời trên trang khách hàng. Ứng viên không nhận được tin nhắn nào.",
    button: "Mở ứng viên",
    reason: "Bạn nhận được email này vì bạn phụ trách {order} cho khách hàng này.",
  },
  asked: {
    subject: "{contact} đặt câu hỏi về {order}",
    preview: "Một câu hỏi trên trang khách hàng",
    about: "Về {candidate}:",
    button: "Trả lời",
    reason: "Bạn nhận được email này vì bạn phụ trách {order} cho khách hàng này.",
  },
  replied: {
    subject: "Trả lời câu hỏi của bạn về {order}",
    preview: "{agency} đã trả lời",
    asked: "Bạn đã hỏi:",
    answer: "{agency} trả lời:",
    page: "Câu trả lời cũng có trên trang ứng viên.",
    reason: "Bạn nhận được email này vì bạn đã đặt câu hỏi cho {agency}.",
  },
  reminder: {
    subject: "{count} ứng viên đang chờ câu trả lời của bạn: {order}",
    preview: "{consultant} của {agency} muốn biết ý kiến của bạn",
    text: "{consultant} của {agency} muốn biết các ứng viên sau có phù hợp không:",
    more: "và {count} ứng viên khác",
    page: "Bạn chỉ cần một lần nhấn để trả lời trên trang của liên kết đã nhận ngày {date}.",
    reason: "Bạn nhận được email này vì {agency} đã giới thiệu ứng viên cho bạn.",
  },
} as const satisfies Texts<typeof en.mails>;
