import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { restDays } from "./terms.ts";

export const errors = {
  invite_declined: `Ứng viên này đã từ chối một lời mời. Bạn có thể mời lại sau ${restDays} ngày kể từ lúc đó.`,
  invite_answered: "Lời mời này đã được trả lời hoặc đã hết hạn",
  already_requested: "Công ty của bạn đã gửi yêu cầu cho người này",
  request_answered: "Yêu cầu này đã được trả lời hoặc đã hết hạn",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: {
    pending: "Đang chờ trả lời",
    accepted: "Đã chấp nhận",
    declined: "Đã từ chối",
    expired: "Hết hạn",
  },
  request: {
    pending: "Đã gửi yêu cầu, chờ trả lời",
    accepted: "Đã có trong danh sách ứng viên",
    declined: "Đã từ chối vào danh sách ứng viên",
    expired: "Yêu cầu hết hạn",
    revoked: "Đã rút lại sự đồng ý",
    ended: "Không còn trong danh sách ứng viên",
  },
  received: {
    pending: "Chờ bạn trả lời",
    accepted: "Đã chấp nhận",
    declined: "Đã từ chối",
    expired: "Hết hạn",
    revoked: "Đã rút lại",
    ended: "Công ty tư vấn đã xóa",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  title: "Tìm ứng viên",
  nav: "Tìm ứng viên",
  lead: "Những người cho phép công ty đã xác thực tìm thấy. Bạn biết ứng viên là ai khi lời mời được chấp nhận.",
  agencyLead:
    "Những người cho phép công ty tư vấn tuyển dụng tìm thấy. Bạn biết ứng viên là ai khi lời mời được chấp nhận.",
  keyword: "Chức danh hoặc kỹ năng",
  location: "Địa điểm",
  anyLocation: "Mọi địa điểm",
  category: "Ngành nghề",
  anyCategory: "Mọi ngành nghề",
  find: "Tìm",
  clear: "Xóa bộ lọc",
  count: "{count} ứng viên",
  untitled: "Chưa có chức danh",
  years: "{count, plural, =0 {Dưới một năm} other {# năm}} kinh nghiệm",
  notice: "{days, plural, =0 {Đi làm được ngay} other {Đi làm được sau # ngày}}",
  updated: "Cập nhật {when}",
  known: "Từng ứng tuyển với bạn",
  invite: "Mời",
  inviteTitle: "Mời ứng tuyển",
  job: "Tin tuyển dụng",
  chooseJob: "Chọn tin",
  noJobs: "Hãy đăng một tin tuyển dụng rồi mời ứng viên.",
  message: "Lời nhắn",
  messageHelp: "Cho biết vì sao vị trí này phù hợp với ứng viên. Tên công ty được hiển thị cùng lời nhắn.",
  agencyMessageHelp:
    "Cho biết vì sao vị trí này phù hợp với ứng viên. Tên công ty của bạn và tên khách hàng được hiển thị cùng lời nhắn.",
  request: "Thêm vào ứng viên",
  requestTitle: "Xin thêm người này vào danh sách ứng viên",
  requestHelp:
    "Sen hỏi người này qua email và trên Sen. Khi họ chấp nhận, bạn thấy họ tên, thông tin liên hệ và dữ liệu hồ sơ trên trang của ứng viên.",
  requestMessageHelp: "Cho biết bạn có những việc làm nào. Tên công ty của bạn được hiển thị cùng lời nhắn.",
  sendRequest: "Gửi yêu cầu",
  viewPerson: "Xem trong danh sách ứng viên",
  send: "Gửi lời mời",
  sent: "Đã gửi lời mời.",
  invited: "{status} · {job}",
  emptyTitle: "Không có ứng viên phù hợp",
  emptyText: "Hãy thử chức danh hoặc kỹ năng khác, hoặc mọi địa điểm.",
  lockedTitle: "Dành cho công ty đã xác thực",
  lockedText:
    "Ứng viên tự chọn có cho công ty đã xác thực tìm thấy mình hay không. Hãy xác thực công ty để tìm.",
  verify: "Xác thực công ty",
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "Lời mời",
  lead: "Các công ty và công ty tư vấn tuyển dụng đã tìm thấy hồ sơ của bạn và mời bạn ứng tuyển.",
  link: "Lời mời",
  from: "{company} · {when}",
  fromAgency: "{agency} tuyển cho {company} · {when}",
  expires: "Bạn có thể trả lời đến hết ngày {when}.",
  agree:
    "Nếu bạn chấp nhận lời mời, {company} sẽ thấy họ tên, thông tin liên hệ và CV online của bạn cho vị trí này.",
  accept: "Chấp nhận",
  decline: "Từ chối",
  apply: "Ứng tuyển việc này",
  accepted: "{company} đã biết bạn là ai và sẽ liên hệ.",
  emptyTitle: "Chưa có lời mời nào",
  emptyText: "Công ty đã xác thực và công ty tư vấn tuyển dụng tìm thấy bạn nếu bạn cho phép.",
  settings: "Chọn ai được tìm thấy bạn",
  request: {
    title: "{agency} muốn thêm bạn vào danh sách ứng viên",
    when: "Gửi ngày {when}",
    agree:
      "Nếu bạn chấp nhận, {agency} lưu họ tên, email, số điện thoại, chức danh, địa điểm, kỹ năng, ngoại ngữ, số năm làm việc và thời gian có thể bắt đầu của bạn trong {days, number} ngày.",
    clients:
      "Họ chỉ giới thiệu bạn với một công ty khi bạn đồng ý với việc làm đó, và bạn có thể rút lại sự đồng ý bất cứ lúc nào.",
    stored: "{agency} đang lưu dữ liệu của bạn. Một công ty chỉ thấy dữ liệu khi bạn đồng ý với việc làm đó.",
    accept: "Chấp nhận",
    decline: "Từ chối",
    revoke: "Rút lại sự đồng ý",
    revokeHelp: "{agency} xóa dữ liệu của bạn, hoặc xóa ngay khi hồ sơ ứng tuyển đang xử lý kết thúc.",
    hide: "Ẩn hồ sơ với {agency}",
    show: "Cho {agency} tìm thấy hồ sơ",
    hidden: "Công ty tư vấn này không tìm thấy hồ sơ của bạn.",
  },
} as const satisfies Texts<typeof en.site>;

export const notifications = {
  invited: "{company} mời bạn ứng tuyển: {job}",
  invitedByAgency: "{agency} mời bạn ứng tuyển vào {company}: {job}",
  answered:
    "{accepted, select, true {{candidate} đã chấp nhận lời mời: {job}} other {Một lời mời đã bị từ chối: {job}}}",
  requested: "{agency} muốn thêm bạn vào danh sách ứng viên",
  requestAnswered:
    "{answer, select, accepted {{candidate} đồng ý vào danh sách ứng viên của bạn} revoked {{candidate} đã rút lại sự đồng ý: dữ liệu bị xóa} other {Một người từ chối vào danh sách ứng viên của bạn}}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  invited: {
    subject: "{company} mời bạn ứng tuyển: {job}",
    preview: "{company} đã tìm thấy hồ sơ của bạn trên Sen.",
    title: "{company} mời bạn ứng tuyển",
    text: "Công ty chưa biết bạn là ai. Nếu bạn chấp nhận lời mời, {company} sẽ thấy họ tên, thông tin liên hệ và CV online của bạn cho vị trí này.",
    client: "{agency} tuyển dụng cho {company}. {company} chỉ xem CV của bạn sau khi bạn đồng ý.",
    until: "Bạn có thể trả lời đến hết ngày {when}.",
    button: "Xem lời mời",
    reason: "Bạn nhận được email này vì công ty đã xác thực có thể tìm thấy hồ sơ của bạn trên Sen.",
    agencyReason:
      "Bạn nhận được email này vì đã cho công ty tư vấn tuyển dụng tìm thấy hồ sơ của mình trên Sen.",
  },
  requested: {
    subject: "{agency} muốn thêm bạn vào danh sách ứng viên",
    preview: "{agency} đã tìm thấy hồ sơ của bạn trên Sen.",
    title: "{agency} muốn thêm bạn vào danh sách ứng viên",
    text: "{agency} chưa biết bạn là ai. Nếu bạn chấp nhận, họ lưu họ tên, email, số điện thoại, chức danh, địa điểm, kỹ năng, ngoại ngữ, số năm làm việc và thời gian có thể bắt đầu của bạn trong {days, number} ngày.",
    clients:
      "{agency} chỉ giới thiệu bạn với một công ty khi bạn đồng ý với việc làm đó. Bạn có thể rút lại sự đồng ý bất cứ lúc nào.",
    until: "Bạn có thể trả lời đến hết ngày {when}.",
    button: "Xem yêu cầu",
    reason: "Bạn nhận được email này vì đã cho công ty tư vấn tuyển dụng tìm thấy hồ sơ của mình trên Sen.",
  },
  answered: {
    subject: "{candidate} đã chấp nhận lời mời: {job}",
    preview: "Thông tin liên hệ và CV đã có trên bảng ứng viên.",
    title: "{candidate} đã chấp nhận lời mời",
    text: "Ứng viên ở cột đầu tiên trên bảng ứng viên của tin {job}, kèm thông tin liên hệ và CV.",
    button: "Xem ứng viên",
    reason: "Bạn nhận được email này vì đã mời một ứng viên trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
