import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  contact_found: "Tài liệu vẫn còn thông tin liên hệ: {places}",
  identity_found: "Tài liệu vẫn còn thông tin nhận dạng ứng viên: {places}",
  recipient_required: "Vui lòng chọn hoặc nhập người nhận",
  recipient_unknown: "Người liên hệ này không thuộc yêu cầu tuyển dụng hoặc đã rời khách hàng",
  order_links_limit:
    "Mỗi yêu cầu tuyển dụng có tối đa {max} liên kết còn hiệu lực. Vui lòng thu hồi bớt một liên kết.",
  link_state_changed: "Liên kết này đã kết thúc nên không thể gia hạn",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  level: { full: "Đầy đủ", anonymous: "Ẩn danh" },
  state: { open: "Còn hiệu lực", expired: "Hết hạn", revoked: "Đã thu hồi", ended: "Đã kết thúc" },
  place: {
    full_name: "Họ tên",
    job_title: "Chức danh",
    summary: "Tóm tắt",
    file: "File PDF",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  list: {
    title: "CV đã chia sẻ",
    all: "Tất cả",
    empty: "Chưa chia sẻ CV nào",
    emptyText: "Hãy chia sẻ ứng viên từ bảng của yêu cầu tuyển dụng. Liên kết và lượt xem sẽ hiện ở đây.",
    emptyState: "Không có liên kết nào ở trạng thái này",
    candidate: "Ứng viên",
    order: "Yêu cầu tuyển dụng",
    recipient: "Người nhận",
    sent: "Ngày gửi",
    expires: "Hết hạn",
    views: "Lượt người xem",
    answer: "Phản hồi",
    state: "Trạng thái",
    opened: "Đã mở, chưa xác nhận",
    inPortal: "{name}, trên trang khách hàng: {views} lượt xem",
    noAnswer: "Chưa có phản hồi",
    actions: "Thao tác",
    renew: "Gia hạn {days} ngày",
    revoke: "Thu hồi",
    renewed: "Liên kết có hiệu lực thêm {days} ngày.",
    revoked: "Đã thu hồi liên kết.",
    withCode: "Mã truy cập",
    none: "Chưa có liên kết nào cho ứng viên này",
  },
  form: {
    title: "Chia sẻ {name}",
    lead: "{order}, {client}. Mỗi người nhận có một liên kết riêng với tài liệu do Sen dựng từ dữ liệu của ứng viên, không có thông tin liên hệ.",
    back: "Về trang ứng viên",
    notAgreed: "Ứng viên chưa đồng ý được giới thiệu cho yêu cầu tuyển dụng này.",
    ask: "Hỏi ý kiến ứng viên",
    closed:
      "Không thể chia sẻ ứng viên này: hồ sơ hoặc yêu cầu tuyển dụng không còn hoạt động, hoặc danh tính đang được ẩn.",
    recipients: "Người nhận",
    noContacts: "Yêu cầu tuyển dụng chưa có người liên hệ. Hãy nhập người nhận.",
    noEmail: "chưa có email, bạn tự gửi liên kết",
    otherName: "Người nhận khác: họ tên",
    otherEmail: "Người nhận khác: email",
    otherHelp: "Nếu không có email, bạn tự gửi liên kết.",
    level: "Nội dung",
    full: "Có họ tên, công ty và trường học",
    anonymous: "Dưới mã {code}: công ty theo ngành và quy mô, chỉ có năm, không có trường học",
    sections: "Các mục",
    language: "Ngôn ngữ của tài liệu",
    english: "Tiếng Anh",
    vietnamese: "Tiếng Việt",
    summary: "Tóm tắt cho khách hàng",
    summaryHelp: "Nằm phía trên CV. Không ghi thông tin liên hệ.",
    days: "Hết hạn sau",
    dayCount: "{days} ngày",
    code: "Mã truy cập",
    codeHelp: "6 chữ số, bạn báo riêng cho người nhận. Mã không có trong email.",
    preview: "Xem trước",
    share: "Chia sẻ",
    previewTitle: "Tài liệu người nhận sẽ xem",
    previewFound: "Tài liệu vẫn còn thông tin liên hệ: {places}",
    previewIdentity: "Tài liệu vẫn còn thông tin nhận dạng ứng viên: {places}",
    done: "Đã chia sẻ. Email sẽ được gửi sau một phút; trước đó, thu hồi liên kết sẽ hủy email.",
    address: "Liên kết cho {name}",
    once: "Hãy sao chép liên kết ngay nếu cần: Sen không lưu địa chỉ.",
    links: "Các liên kết của ứng viên này",
    records: "Các lần giới thiệu",
    recordsText:
      "Mỗi biên bản là một file ZIP gồm PDF, file JSON có chữ ký và các tài liệu. Có thể kiểm tra khi không có mạng.",
    record: "Tải biên bản",
    recordOf: "Tải biên bản ngày {date}",
    introduced: "Giới thiệu {date}",
    introducedBy: "{name} giới thiệu {date}",
    introductionEnded: "Kết thúc {date}",
    recipientCount: "{count, plural, =0 {Không có liên kết} other {# liên kết}}",
    firstViewed: "Có người xem lần đầu {date}",
    notViewed: "Chưa có người xem",
  },
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "Ai đã nhận CV của tôi",
  lead: "Công ty tuyển dụng chỉ gửi CV của bạn cho khách hàng sau khi bạn đồng ý. Khi bạn rút lại đồng ý bằng liên kết trong email, mọi liên kết kết thúc ngay.",
  none: "Chưa có công ty tuyển dụng nào chia sẻ CV của bạn",
  to: "Gửi {recipient}, {company}",
  toUnnamed: "Gửi {recipient}, khách hàng của {agency}",
  by: "{agency} giới thiệu cho vị trí {job}",
  sent: "Gửi ngày {date}",
  views: "{views, plural, =0 {Chưa có người xem} other {# lượt xem}}",
  last: "Xem gần nhất {date}",
  inPortal: "{name}, trên trang của khách hàng: {views} lượt xem",
  until: "Có hiệu lực đến {date}",
  level: { full: "Có tên của bạn", anonymous: "Không có tên của bạn" },
  state: { open: "Còn hiệu lực", expired: "Hết hạn", revoked: "Đã kết thúc", ended: "Đã kết thúc" },
} as const satisfies Texts<typeof en.site>;

export const notifications = {
  answered:
    "{answer, select, fit {{recipient} đánh giá {candidate} phù hợp với vị trí {job}} maybe {{recipient} đang cân nhắc {candidate} cho vị trí {job}} other {{recipient} không chọn {candidate} cho vị trí {job}}}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  document: {
    note: "Nhận xét của chúng tôi",
    company: "Công ty",
    industry: "Công ty ngành {industry}",
  },
  record: {
    title: "Biên bản giới thiệu ứng viên",
    person: "Ứng viên",
    client: "Khách hàng",
    order: "Yêu cầu tuyển dụng",
    introduced: "Giới thiệu lúc",
    by: "Người giới thiệu",
    ended: "Kết thúc giới thiệu",
    consent: "Sự đồng ý của ứng viên",
    consentText:
      "{channel, select, link {Qua liên kết {date}, nội dung phiên bản {version}} phone {Qua điện thoại {date}, nội dung phiên bản {version}} other {Trên giấy {date}, nội dung phiên bản {version}}}",
    noConsent: "Chưa ghi nhận trước khi giới thiệu",
    revoked: "Rút lại đồng ý",
    answer: "Câu trả lời của khách hàng",
    answerText:
      "{answer, select, fit {Phù hợp, {date}} maybe {Cân nhắc, {date}} other {Không phù hợp, {date}}}",
    recipient: "Người nhận {number}",
    sent: "Gửi {date}",
    viewed: "Có người xem lần đầu {date}",
    notViewed: "Chưa có người xem",
    inPortal: "{name}, trên trang khách hàng: xem lần đầu {date}",
    made: "Lập {date}.",
    check:
      "File record.sig là chữ ký Ed25519 của record.json bằng khóa trong key.pem; khóa này cũng có tại /api/v2/public/introduction_key. Mã băm ở trên là của record.json, và record.json có mã băm của các tài liệu. Hai lệnh sau kiểm tra cả hai:",
  },
  shared: {
    subject: "{candidate} cho vị trí {job}",
    preview: "{agency} giới thiệu một ứng viên",
    text: "{consultant} của {agency} giới thiệu với bạn một ứng viên cho vị trí {job}.",
    button: "Xem CV",
    coded: "Liên kết cần mã truy cập. {consultant} sẽ báo mã cho bạn.",
    until: "Liên kết có hiệu lực trong {days} ngày.",
    personal: "Tài liệu này chỉ dành cho bạn. Vui lòng không chuyển tiếp.",
    reason: "Bạn nhận được email này vì {agency} tuyển dụng cho bạn.",
  },
  deletion: {
    subject: "Vui lòng xóa CV của {candidate}: {job}",
    preview: "Một ứng viên của {agency} đã rút lui",
    title: "Ứng viên {candidate} đã rút lui",
    text: "{candidate}, ứng viên được giới thiệu cho vị trí {job}, không còn đồng ý được giới thiệu. Liên kết đã kết thúc.",
    delete: "Vui lòng xóa các bản sao CV và ghi chú lấy từ CV. {agency} xin cảm ơn.",
    reason: "Bạn nhận được email này vì {agency} đã giới thiệu một ứng viên với bạn.",
  },
} as const satisfies Texts<typeof en.mails>;
