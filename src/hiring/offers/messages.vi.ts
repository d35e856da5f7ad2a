import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { probationPercent } from "./terms.ts";

/** The labels of `offerTexts` in the form, view, letter and mail of an offer. */
const texts = {
  line_manager: "Quản lý trực tiếp",
} as const;

export const errors = {
  offer_applicant_ended: "Hồ sơ ứng tuyển này đã kết thúc nên không thể gửi thư mời nhận việc",
  offer_state_changed: "Thư mời nhận việc này vừa có thay đổi. Vui lòng tải lại trang.",
  offer_edited: "{name} đã sửa thư mời này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  offer_cannot_be_sent: "Không thể gửi thư mời này nữa",
  offer_needs_approval: "Thư mời này cần được một đồng nghiệp phê duyệt trước khi gửi",
  offer_no_approver:
    "Không có quản trị viên nào khác để phê duyệt thư mời này. Vui lòng nhờ quản trị viên mời thêm người.",
  offer_approval_own:
    "Thư mời này phải do người khác phê duyệt, không phải người soạn hoặc người gửi yêu cầu",
  offer_approval_reason: "Vui lòng cho biết vì sao bạn không phê duyệt thư mời này",
  offer_open: "Ứng viên này đang có một thư mời nhận việc. Vui lòng sửa hoặc thu hồi thư mời đó trước.",
  offer_date_invalid: "Ngày ghi trên thư mời phải từ hôm nay đến hạn trả lời",
  offer_start_early: "Ngày bắt đầu phải từ hôm nay và trong vòng một năm tới",
  offer_valid_until: "Thư mời có hiệu lực từ 1 đến {days} ngày",
  probation_too_long: "Chỉ người quản lý doanh nghiệp được thử việc đến 180 ngày (Điều 25 Bộ luật Lao động)",
  probation_pay_low: `Lương thử việc ít nhất bằng ${probationPercent.least}% mức lương (Điều 26 Bộ luật Lao động)`,
  offer_file_required: "Vui lòng chọn một file không trống",
  offer_file_too_large: "File lớn hơn {mb} MB",
  offer_file_type: "Vui lòng chọn file PDF hoặc DOCX",
  offer_file_unreadable:
    "Không mở được file, hoặc file có mật khẩu, macro hay mã chạy. Vui lòng lưu lại file rồi thử lại.",
  offer_file_infected:
    "File này có virus nên không được chấp nhận. Vui lòng kiểm tra thiết bị và chọn file khác.",
  offer_file_not_scanned: "Chưa kiểm tra được virus trong file. Vui lòng thử lại sau vài phút.",
  offer_template_edited: "{name} đã sửa các nội dung này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  offer_link_ended:
    "Liên kết này đã hết hạn. Hãy đăng nhập để xem thư mời nhận việc, hoặc liên hệ nhà tuyển dụng.",
  job_not_filled: "Tin tuyển dụng này chưa tuyển đủ người",
  fill_announced:
    "Không thể hoàn tác nữa: các ứng viên khác đã được thông báo, hoặc việc này đã được hoàn tác",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: {
    draft: "Bản nháp",
    pending: "Chờ trả lời",
    accepted: "Đã đồng ý",
    declined: "Đã từ chối",
    expired: "Hết hạn",
    canceled: "Đã thu hồi",
  },
  probation: {
    none: "Không thử việc",
    days6: "6 ngày làm việc",
    days30: "30 ngày",
    days60: "60 ngày",
    days180: "180 ngày (người quản lý doanh nghiệp)",
  },
  fields: {
    monthly_salary: "Mức lương",
    currency: "Loại tiền",
    salary_basis: "Gross hoặc net",
    start_date: "Ngày bắt đầu",
    probation: "Thử việc",
    probation_percent: "Lương thử việc",
    ...texts,
    valid_until: "Hiệu lực đến hết ngày",
    message: "Lời nhắn cho ứng viên",
  },
  basis: { gross: "Gross", net: "Net" },
  month: { gross: "{amount} mỗi tháng (gross)", net: "{amount} mỗi tháng (net)" },
  percent: "{percent, number}% mức lương",
  pdf: "Tải PDF",
  pdfIn: { en: "Tải PDF tiếng Anh", vi: "Tải PDF tiếng Việt", both: "Tải PDF tiếng Việt và tiếng Anh" },
  file: "File đính kèm",
} as const satisfies Texts<typeof en.labels>;

export const console = {
  list: {
    title: "Thư mời nhận việc",
    short: "Thư mời",
    group: { pending: "Chờ trả lời", draft: "Bản nháp", accepted: "Đã đồng ý", ended: "Đã kết thúc" },
    empty: "Chưa có thư mời nào",
    emptyText: "Mở một ứng viên và chọn “Tạo thư mời”.",
    starts: "Bắt đầu {date}",
    until: "Hiệu lực đến hết ngày {date}",
  },
  card: {
    title: "Thư mời nhận việc",
    empty: "Chưa có thư mời nhận việc",
    create: "Tạo thư mời",
    edit: "Sửa",
    send: "Gửi thư mời",
    withdraw: "Thu hồi",
    hire: "Chuyển sang Đã tuyển",
    said: "Lời nhắn của ứng viên",
    ask: "Yêu cầu phê duyệt",
    approval: {
      waiting: "Chờ phê duyệt, theo yêu cầu của {by}",
      approved: "{by} đã phê duyệt",
      refused: "{by} không phê duyệt",
    },
    decide: "Phê duyệt thư mời này?",
    approve: "Phê duyệt",
    refuse: "Không phê duyệt",
    reason: "Lý do",
    reasonHelp: "Cần có nếu bạn không phê duyệt. Người gửi yêu cầu sẽ đọc lý do này.",
  },
  form: {
    title: "Thư mời nhận việc cho {name}",
    salary: "Lương tháng",
    preview: "Xem trước",
    salaryHelp: "Ví dụ 25.000.000 hoặc 25tr.",
    managerHelp: "Người mà ứng viên sẽ báo cáo công việc.",
    percentHelp: `Ít nhất ${probationPercent.least}% theo luật.`,
    file: "Đính kèm file",
    replace: "Thay file",
    fileHelp: "Ví dụ hợp đồng hoặc chế độ đãi ngộ. Ứng viên tải được file sau khi thư mời được gửi.",
    removeFile: "Xóa file",
    save: "Lưu bản nháp",
    send: "Gửi thư mời",
    ask: "Yêu cầu phê duyệt",
    askNote: "Một quản trị viên phê duyệt thư mời này trước khi gửi.",
  },
  preview: {
    title: "Xem trước",
    text: "Ứng viên nhận nội dung này dưới dạng PDF.",
  },
  template: {
    title: "Thư mời nhận việc",
    lead: "Các nội dung này có trong mọi thư mời nhận việc, cùng với điều kiện của từng thư mời.",
    saved: "Đã lưu.",
    memberNote: "Chỉ quản trị viên được thay đổi.",
    parts: {
      welcome: { title: "Lời chào mừng", text: "Nằm sau câu đầu tiên." },
      workplace: { title: "Địa chỉ làm việc", text: "Một dòng trong bảng điều kiện." },
      benefits: { title: "Chế độ đãi ngộ", text: "Nằm sau bảng điều kiện. Mỗi dòng là một đoạn." },
      clauses: { title: "Điều khoản khác", text: "Nằm sau chế độ đãi ngộ. Mỗi dòng là một đoạn." },
    },
    en: "{part} bằng tiếng Anh",
    vi: "{part} bằng tiếng Việt",
    language: "Ngôn ngữ của PDF",
    languages: { candidate: "Ngôn ngữ của ứng viên", both: "Tiếng Việt và tiếng Anh, lần lượt" },
    approval: "Phê duyệt",
    needsApproval: "Người thứ hai phê duyệt mỗi thư mời trước khi gửi",
    approvalHelp:
      "Là một quản trị viên khác, không phải người gửi yêu cầu. Nếu sau đó thư mời được sửa thì cần phê duyệt lại.",
    save: "Lưu",
  },
  done: {
    saved: "Đã lưu bản nháp.",
    sent: "Đã gửi thư mời nhận việc.",
    asked: "Đã yêu cầu phê duyệt. Bạn sẽ được báo kết quả.",
    approved: "Đã phê duyệt thư mời.",
    refused: "Người gửi yêu cầu sẽ được báo lý do.",
    withdrawn: "Đã thu hồi thư mời nhận việc.",
  },
  withdrawal: {
    title: "Thu hồi thư mời này?",
    note: "Lời nhắn cho ứng viên",
    confirm: "Thu hồi thư mời",
  },
  filled: {
    title: "Đã tuyển đủ {places, number} người",
    text: "{others, plural, =0 {Không còn ứng viên nào đang chờ. Bạn có thể đóng tin.} other {Còn # ứng viên đang chờ. Bạn có thể đóng tin và báo cho họ.}}",
    confirm: "Đóng tin",
    addPlace: "Thêm số lượng tuyển",
    ask: {
      title: "Đóng tin này?",
      text: "{others, plural, =0 {Tin được đóng. Không còn ứng viên nào đang chờ.} other {Tin được đóng và # ứng viên bị từ chối vì vị trí đã tuyển đủ.}}",
      notified:
        "{notified, plural, =0 {Không ai được thông báo vì họ chưa ứng tuyển trên Sen.} other {# ứng viên được thông báo qua email và trên Sen sau {minutes, number} phút. Bạn có thể hoàn tác cho đến lúc đó.}}",
      interviews:
        "{count, plural, other {# buổi phỏng vấn này}} cũng bị hủy sau {minutes, number} phút và những người tham gia được báo:",
      interview: "{applicant}, {when}",
      moreInterviews: "{count, plural, other {và # buổi nữa}}",
      submit: "Đóng tin",
      cancel: "Hủy",
    },
    undo: {
      title: "{rejected, plural, =0 {Tin đã được đóng} other {Tin đã được đóng, # ứng viên bị từ chối}}",
      text: "{notified, plural, =0 {Bạn có thể hoàn tác đến {until}.} other {# ứng viên được thông báo lúc {until}. Bạn có thể hoàn tác cho đến lúc đó.}}",
      submit: "Hoàn tác",
    },
    toast: {
      filled: "{count, plural, =0 {Đã đóng tin} other {Đã đóng tin, # ứng viên bị từ chối}}",
      undone: "{count, plural, =0 {Đã hoàn tác} other {Đã hoàn tác: # ứng viên được xử lý tiếp}}",
    },
    nothing: "Không có gì để đóng ở đây.",
    board: "Về bảng ứng viên",
  },
  history: {
    offer_create: "{by} đã soạn thư mời nhận việc",
    offer_update: "{by} đã sửa thư mời nhận việc",
    offer_approval: {
      asked: "{by} đã yêu cầu phê duyệt thư mời nhận việc",
      approved: "{by} đã phê duyệt thư mời nhận việc",
      refused: "{by} không phê duyệt thư mời nhận việc",
    },
    offer_send: "{by} đã gửi thư mời nhận việc: {salary}",
    offer_status: {
      accepted: "Ứng viên đã chấp nhận thư mời nhận việc",
      declined: "Ứng viên đã từ chối thư mời nhận việc",
      expired: "Thư mời nhận việc đã hết hạn mà chưa được trả lời",
      canceled:
        "{by, select, none {Thư mời nhận việc đã kết thúc cùng hồ sơ ứng tuyển} other {{by} đã thu hồi thư mời nhận việc}}",
    },
  },
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "Thư mời nhận việc",
  text: "{company} mời bạn nhận vị trí {job}.",
  until: "Thư mời có hiệu lực đến hết ngày {date}.",
  accept: "Đồng ý nhận việc",
  decline: "Từ chối",
  note: "Lời nhắn cho nhà tuyển dụng",
  sure: "Đồng ý nghĩa là bạn xác nhận nhận việc với nhà tuyển dụng. Hợp đồng lao động sẽ được ký trực tiếp giữa hai bên.",
  ask: {
    accept: "Chấp nhận thư mời nhận việc của {company}?",
    decline: "Từ chối thư mời nhận việc của {company}?",
    confirmDecline: "Từ chối thư mời",
    back: "Quay lại thư mời",
  },
  state: {
    draft: "Thư mời này chưa được gửi",
    pending: "Không thể trả lời thư mời này nữa",
    accepted: "Bạn đã chấp nhận thư mời này",
    declined: "Bạn đã từ chối thư mời này",
    expired: "Thư mời này đã hết hạn",
    canceled: "Nhà tuyển dụng đã thu hồi thư mời này",
  },
} as const satisfies Texts<typeof en.site>;

export const notifications = {
  mine: "{change, select, sent {{company} gửi bạn thư mời nhận việc vị trí {job}} expired {Thư mời nhận việc vị trí {job} của {company} đã hết hạn} other {{company} đã thu hồi thư mời nhận việc vị trí {job}}}",
  to_approve: "{by} nhờ bạn phê duyệt thư mời nhận việc vị trí {job} cho {candidate}",
  decided:
    "{decision, select, approved {{by} đã phê duyệt thư mời nhận việc vị trí {job} cho {candidate}} other {{by} không phê duyệt thư mời nhận việc vị trí {job} cho {candidate}}}",
  answered:
    "{answer, select, accepted {{candidate} đồng ý nhận việc vị trí {job}} declined {{candidate} từ chối thư mời nhận việc vị trí {job}} other {{candidate} chưa trả lời thư mời nhận việc vị trí {job} đúng hạn}}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  letter: {
    title: "Thư mời nhận việc",
    greeting: "Kính gửi {candidate},",
    opening: "{company} trân trọng mời bạn nhận vị trí {job} với các điều kiện sau.",
    facts: {
      job: "Vị trí",
      salary: "Mức lương",
      probation: "Thử việc",
      start: "Ngày bắt đầu",
      workplace: "Địa chỉ làm việc",
      ...texts,
      valid: "Hiệu lực đến hết ngày",
    },
    probation: {
      none: "Không thử việc",
      some: "{length}, hưởng {percent, number}% mức lương",
      days6: "6 ngày làm việc",
      days30: "30 ngày",
      days60: "60 ngày",
      days180: "180 ngày",
    },
    benefits: "Chế độ đãi ngộ",
    clauses: "Điều khoản khác",
    answer: "Vui lòng trả lời thư mời này trên Sen chậm nhất ngày {date}.",
    month: { gross: "{amount} mỗi tháng (gross)", net: "{amount} mỗi tháng (net)" },
    regards: "Rất mong được làm việc cùng bạn.",
    closing: "Trân trọng,",
    signer: { company: "Đại diện {company}", candidate: "Ứng viên" },
  },
  changed: {
    subject: {
      sent: "Thư mời nhận việc: {job} tại {company}",
      canceled: "Thu hồi thư mời nhận việc: {job} tại {company}",
      expired: "Thư mời nhận việc đã hết hạn: {job} tại {company}",
    },
    preview: {
      sent: "Vui lòng trả lời chậm nhất ngày {date}",
      canceled: "{company} đã thu hồi thư mời",
      expired: "Thư mời có hiệu lực đến hết ngày {date}",
    },
    title: {
      sent: "Chúc mừng bạn, {company} muốn mời bạn về làm việc",
      canceled: "{company} đã thu hồi thư mời nhận việc",
      expired: "Thư mời nhận việc của bạn đã hết hạn",
    },
    salary: "Mức lương",
    month: { gross: "{amount} mỗi tháng (gross)", net: "{amount} mỗi tháng (net)" },
    start: "Ngày bắt đầu",
    facts: texts,
    valid: "Hiệu lực đến hết ngày",
    expired: "Nếu vẫn quan tâm, bạn hãy nhắn cho nhà tuyển dụng.",
    noLogin: "Bạn có thể đồng ý hoặc từ chối mà không cần đăng nhập.",
    button: { sent: "Xem và trả lời", application: "Xem hồ sơ ứng tuyển", offer: "Xem thư mời nhận việc" },
    reason: "Bạn nhận được email này vì {company} đang xem xét bạn cho vị trí {job}.",
  },
  approval_asked: {
    subject: "Vui lòng phê duyệt: thư mời nhận việc vị trí {job} cho {candidate}",
    preview: "{by} nhờ bạn phê duyệt",
    text: "{by} nhờ bạn phê duyệt thư mời này. Thư mời được gửi sau khi bạn phê duyệt.",
    salary: "Mức lương",
    month: { gross: "{amount} mỗi tháng (gross)", net: "{amount} mỗi tháng (net)" },
    start: "Ngày bắt đầu",
    button: "Xem thư mời",
    reason: "Bạn nhận được email này vì bạn là quản trị viên phê duyệt thư mời nhận việc trên Sen.",
  },
  approval_decided: {
    subject: {
      approved: "Đã phê duyệt: thư mời nhận việc cho {candidate}",
      refused: "Không được phê duyệt: thư mời nhận việc cho {candidate}",
    },
    preview: {
      approved: "{by} đã phê duyệt thư mời của bạn",
      refused: "{by} không phê duyệt thư mời của bạn",
    },
    text: {
      approved: "{by} đã phê duyệt thư mời của bạn. Bạn có thể gửi ngay bây giờ.",
      refused: "{by} không phê duyệt thư mời của bạn. Hãy sửa rồi yêu cầu lại.",
    },
    button: "Xem thư mời",
    reason: "Bạn nhận được email này vì bạn đã yêu cầu phê duyệt thư mời này trên Sen.",
  },
  answered: {
    subject: {
      accepted: "{candidate} đã đồng ý nhận việc: {job}",
      declined: "{candidate} từ chối thư mời nhận việc vị trí {job}",
      expired: "{candidate} chưa trả lời thư mời nhận việc vị trí {job}",
    },
    preview: {
      accepted: "Bạn có thể chuyển ứng viên sang Đã tuyển",
      declined: "Vị trí này đang trống trở lại",
      expired: "Thư mời đã hết hạn",
    },
    button: "Xem ứng viên",
    reason: "Bạn nhận được email này vì phụ trách tuyển dụng vị trí {job} trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
