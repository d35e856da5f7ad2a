import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  representation_state_changed: "Yêu cầu này vừa có thay đổi. Vui lòng tải lại trang.",
  representation_not_askable:
    "Không thể hỏi ứng viên này: đã có câu trả lời, đang chờ trả lời, đã hỏi ba lần, hoặc hồ sơ ứng tuyển đã kết thúc",
  representation_no_email: "Ứng viên này không có địa chỉ email. Vui lòng hỏi qua điện thoại.",
  representation_by_link: "Ứng viên tự trả lời yêu cầu này qua liên kết trong email",
  representation_link_ended:
    "Liên kết đã hết hiệu lực. Vui lòng liên hệ chuyên viên tư vấn đã gửi liên kết này.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  channel: { link: "Liên kết qua email", phone: "Qua điện thoại", paper: "Trên giấy" },
  status: {
    asked: "Đã hỏi",
    provisional: "Đã đồng ý, chưa nêu tên khách hàng",
    yes: "Đã đồng ý",
    no: "Từ chối",
    expired: "Không trả lời đúng hạn",
    revoked: "Đã rút lại",
  },
  answer: { yes: "Có", no: "Không" },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  card: {
    title: "Đồng ý được giới thiệu",
    text: "Không giới thiệu ai cho khách hàng khi người đó chưa đồng ý.",
    none: "Chưa hỏi",
    ask: "Hỏi ý kiến",
    name: "Nêu tên khách hàng và hỏi lại",
    share: "Chia sẻ với khách hàng",
    record: "Ghi câu trả lời",
    asked: "{by} đã hỏi {date}. Chờ trả lời đến {until}.",
    answeredLink: "Đã trả lời qua liên kết {date}",
    answered: "{by} đã ghi câu trả lời {date}: {evidence}",
    revoked: "Đã rút lại {date}",
  },
  page: {
    title: "Sự đồng ý của {name}",
    job: "Được giới thiệu cho {job}",
    how: "Bạn hỏi bằng cách nào?",
    link: "Ứng viên nhận email có công ty, công việc, địa điểm, khoảng lương và những gì được gửi, rồi trả lời mà không cần tài khoản.",
    phone: "Bạn gọi điện, nói rõ những thông tin này và ghi lại câu trả lời.",
    paper: "Ứng viên ký trên giấy và bạn ghi lại.",
    unnamed:
      "Vị trí tuyển dụng được bảo mật nên lần hỏi đầu tiên không nêu tên {client}. Khi ứng viên đồng ý, bạn nêu tên khách hàng và ứng viên quyết định lần nữa.",
    named: "Ứng viên đã đồng ý khi chưa biết khách hàng. Lần hỏi này nêu tên {client}.",
    note: "Lời nhắn cho ứng viên, hoặc ghi chú cuộc gọi",
    ask: "Hỏi",
    noEmail: "Ứng viên này không có địa chỉ email, nên hãy hỏi qua điện thoại hoặc trên giấy.",
    answer: "Câu trả lời là gì?",
    evidence: "Ứng viên đã trả lời thế nào",
    evidenceHint: "Ví dụ: gọi lúc 10:15, đồng ý gửi CV và mức lương mong muốn",
    save: "Lưu câu trả lời",
    closed: "Không thể hỏi thêm cho công việc này.",
    back: "Quay lại ứng viên",
    history: "Các lần hỏi",
  },
  history: {
    representation_ask: "{by} đã hỏi ứng viên có đồng ý được giới thiệu không",
    representation_name: "{by} đã nêu tên khách hàng và hỏi lại ứng viên",
    representation_answer: {
      provisional: "Ứng viên đồng ý khi chưa biết khách hàng",
      yes: "Ứng viên đồng ý được giới thiệu",
      no: "Ứng viên không muốn được giới thiệu",
    },
    representation_revoke: "Ứng viên đã rút lại sự đồng ý",
    am_return: "{by} đã gửi trả ứng viên trước khi giới thiệu",
    submission_answer: {
      fit: "Khách hàng trả lời: phù hợp",
      maybe: "Khách hàng trả lời: cân nhắc",
      no: "Khách hàng trả lời: không phù hợp",
    },
    off_limits_override: "{by} cho phép giới thiệu dù ứng viên thuộc diện không tiếp cận",
  },
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "Bạn có đồng ý được giới thiệu không?",
  text: "{consultant} của {agency} muốn giới thiệu bạn với {company} cho công việc {job}.",
  textWithout: "{agency} muốn giới thiệu bạn với {company} cho công việc {job}.",
  second: "Bạn đã đồng ý khi chưa biết tên công ty. Công ty tuyển dụng cho công việc {job} là {company}.",
  client: "một khách hàng của {agency}",
  industry: "một công ty ngành {industry}",
  facts: {
    company: "Công ty",
    job: "Công việc",
    place: "Địa điểm",
    salary: "Lương",
    until: "Vui lòng trả lời trước",
  },
  sent: "Nếu bạn đồng ý, {agency} có thể gửi CV và phần tóm tắt về bạn cho {company}, chỉ cho công việc này.",
  unnamed:
    "Nếu bạn đồng ý, {agency} cho bạn biết tên công ty và hỏi lại bạn. Trước đó không có thông tin nào được gửi.",
  back: "Bạn có thể rút lại sự đồng ý bất cứ lúc nào bằng liên kết này.",
  free: "Bạn không phải trả phí: {company} trả phí cho công ty tư vấn tuyển dụng.",
  yes: "Có, hãy giới thiệu tôi",
  no: "Không, cảm ơn",
  revoke: "Rút lại sự đồng ý",
  sure: "Rút lại sự đồng ý? {agency} sẽ không được giới thiệu bạn với {company} cho công việc này nữa.",
  state: {
    asked: "Không thể trả lời yêu cầu này nữa",
    provisional:
      "Bạn đã tạm đồng ý. Bạn sẽ biết tên công ty và quyết định lại trước khi có thông tin nào được gửi.",
    yes: "Bạn đã đồng ý được giới thiệu",
    no: "Bạn đã từ chối. Không có thông tin nào được gửi cho công ty.",
    expired: "Yêu cầu đã hết hạn mà chưa có câu trả lời. Không có thông tin nào được gửi.",
    revoked: "Bạn đã rút lại sự đồng ý",
  },
} as const satisfies Texts<typeof en.site>;

export const notifications = {
  answered:
    "{answer, select, provisional {{candidate} đồng ý được giới thiệu cho {job} khi chưa biết khách hàng: hãy nêu tên khách hàng} yes {{candidate} đồng ý được giới thiệu cho {job}} no {{candidate} không muốn được giới thiệu cho {job}} other {{candidate} đã rút lại sự đồng ý được giới thiệu cho {job}}}",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  asked: {
    subject: "{agency} muốn giới thiệu bạn: {job}",
    preview: "Với {company}. Vui lòng trả lời trước {date}",
    title: "Bạn có đồng ý được giới thiệu với {company} không?",
    text: "{consultant} của {agency} muốn giới thiệu bạn với {company} cho công việc {job}.",
    second: {
      subject: "{company} là công ty tuyển dụng cho công việc {job}",
      text: "Bạn đã đồng ý khi chưa biết tên công ty. Công ty tuyển dụng cho công việc {job} là {company}.",
    },
    client: "một khách hàng của {agency}",
    industry: "một công ty ngành {industry}",
    facts: {
      job: "Công việc",
      company: "Công ty",
      place: "Địa điểm",
      salary: "Lương",
      consultant: "Chuyên viên tư vấn",
    },
    sent: "Nếu bạn đồng ý, {agency} có thể gửi CV và phần tóm tắt về bạn cho {company}, chỉ cho công việc này. Bạn có thể rút lại sự đồng ý bất cứ lúc nào.",
    unnamed:
      "Nếu bạn đồng ý, {agency} cho bạn biết tên công ty và hỏi lại bạn. Trước đó không có thông tin nào được gửi. Bạn có thể rút lại sự đồng ý bất cứ lúc nào.",
    button: "Xem và trả lời",
    until: "Vui lòng trả lời trước {date}. Bạn không cần tài khoản.",
    free: "Bạn không phải trả phí: {company} trả phí cho công ty tư vấn tuyển dụng.",
    reason: "Bạn nhận được email này vì {agency} đang xem xét bạn cho {job}.",
  },
  answered: {
    subject: {
      provisional: "{candidate} đồng ý được giới thiệu cho {job} khi chưa biết khách hàng",
      yes: "{candidate} đồng ý được giới thiệu cho {job}",
      no: "{candidate} không muốn được giới thiệu cho {job}",
      revoked: "{candidate} đã rút lại sự đồng ý cho {job}",
    },
    preview: {
      provisional: "Hãy nêu tên khách hàng và hỏi lại ứng viên trước khi giới thiệu",
      yes: "Bạn có thể giới thiệu ứng viên cho khách hàng",
      no: "Không được giới thiệu ứng viên cho khách hàng",
      revoked: "Không được giới thiệu ứng viên cho khách hàng nữa",
    },
    button: "Mở ứng viên",
    reason: "Bạn nhận được email này vì bạn tuyển dụng cho {job} trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;
