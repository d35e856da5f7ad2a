import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  status: {
    applied: "Đã ứng tuyển",
    under_review: "Đang xem xét",
    interview: "Phỏng vấn",
    offer: "Đề nghị nhận việc",
    hired: "Trúng tuyển",
    rejected: "Chưa phù hợp",
    withdrawn: "Đã rút hồ sơ",
  },
  timeline: { viewed: "Nhà tuyển dụng đã xem" },
  stage: {
    sourced: "Nguồn",
    applied: "Đã ứng tuyển",
    screening: "Sàng lọc",
    sent_to_am: "Gửi AM",
    sent_to_client: "Gửi khách hàng",
    interview: "Phỏng vấn",
    first_interview: "Phỏng vấn vòng 1",
    second_interview: "Phỏng vấn vòng 2",
    final_interview: "Phỏng vấn vòng cuối",
    offer: "Đề nghị nhận việc",
    hired: "Đã tuyển",
    rejected: "Từ chối",
    withdrawn: "Đã rút hồ sơ",
  },
  reject_reason: {
    experience: "Kinh nghiệm chưa phù hợp",
    skills: "Kỹ năng chưa phù hợp",
    qualification: "Thiếu bằng cấp hoặc chứng chỉ",
    language_level: "Trình độ ngoại ngữ chưa đạt",
    salary: "Mức lương mong muốn vượt khung",
    location_or_time: "Địa điểm hoặc thời gian làm việc không phù hợp",
    interview_result: "Kết quả phỏng vấn chưa đạt",
    not_reached: "Không liên hệ được",
    interview_missed: "Không tham gia phỏng vấn",
    position_filled: "Vị trí đã tuyển đủ hoặc hủy",
    duplicate: "Hồ sơ trùng",
    candidate_declined: "Ứng viên từ chối",
    no_response: "Nhà tuyển dụng không phản hồi",
    other: "Khác",
  },
  reject_sentence: {
    experience: "Công ty đang tìm ứng viên có kinh nghiệm sát hơn với vị trí này.",
    skills: "Công ty đang tìm ứng viên có kỹ năng sát hơn với vị trí này.",
    qualification: "Vị trí này cần bằng cấp hoặc chứng chỉ mà công ty chưa thấy trong CV của bạn.",
    language_level: "Vị trí này cần một trình độ ngoại ngữ khác.",
    salary: "Mức lương bạn mong muốn cao hơn mức công ty có thể chi trả cho vị trí này.",
    location_or_time: "Địa điểm hoặc thời gian làm việc lần này chưa phù hợp.",
    interview_result: "Sau buổi phỏng vấn, công ty đã chọn đi tiếp với ứng viên khác.",
    not_reached: "Công ty đã cố gắng liên hệ nhưng chưa gặp được bạn.",
    interview_missed: "Công ty chưa gặp được bạn trong buổi phỏng vấn đã hẹn.",
    position_filled: "Vị trí này đã tuyển đủ người hoặc công ty không còn tuyển nữa.",
    duplicate: "Công ty đang xem xét một hồ sơ khác của bạn.",
    candidate_declined: "Hồ sơ này được đóng theo mong muốn của bạn.",
    no_response:
      "Nhà tuyển dụng không phản hồi đúng hạn nên chúng tôi đã đóng hồ sơ này. Điều đó không nói lên gì về bạn hay CV của bạn.",
    other: "Công ty đã chọn đi tiếp với ứng viên khác.",
  },
  withdraw_reason: {
    other_job: "Tôi đã nhận công việc khác",
    salary_or_benefits: "Lương hoặc phúc lợi",
    location_or_time: "Địa điểm hoặc thời gian làm việc",
    too_slow: "Quy trình quá lâu",
    mistake: "Tôi ứng tuyển nhầm",
    other: "Lý do khác",
  },
  activity: {
    apply: "Ứng tuyển",
    view: "Đã xem hồ sơ",
    stage_move: "Chuyển sang bước khác",
    reject: "Từ chối",
    restore: "Khôi phục",
    withdraw: "Rút hồ sơ",
    owner_change: "Đổi người phụ trách",
    sourced: "Thêm từ nguồn",
  },
} as const satisfies Texts<typeof en.labels>;

export const errors = {
  already_applied: "Bạn đã ứng tuyển công việc này rồi!",
  job_not_open: "Công việc này không còn nhận hồ sơ",
  answer_required: "Vui lòng trả lời câu hỏi này",
  answer_invalid: "Vui lòng chọn một trong các câu trả lời, hoặc nhập số nếu câu hỏi yêu cầu",
  application_state_changed: "Hồ sơ này vừa có thay đổi. Vui lòng tải lại trang",
  applicant_state_changed:
    "Một người khác vừa thay đổi ứng viên này. Vui lòng xem lại vị trí hiện tại rồi thử lại",
  stage_unknown: "Bước này không có trong quy trình tuyển dụng của công việc",
  reason_required: "Vui lòng chọn lý do",
  candidate_only: "Chỉ ứng viên mới có thể rút hồ sơ",
  offer_required: "Vui lòng tạo đề nghị nhận việc trước khi chuyển ứng viên sang bước này",
  offer_not_accepted: "Ứng viên chưa nhận lời đề nghị nào",
  restore_too_late: "Hồ sơ bị đóng vì không được phản hồi chỉ có thể khôi phục trong vòng {days} ngày",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  application_received: {
    subject: "Bạn đã ứng tuyển thành công: {job}",
    title: "Hồ sơ của bạn đã được gửi",
    text: "{company} đã nhận được hồ sơ ứng tuyển vị trí {job} của bạn. Chúng tôi sẽ báo ngay khi có tin mới.",
    clock:
      "Nhà tuyển dụng có thời gian phản hồi đến ngày {date}. Nếu quá hạn mà không ai trả lời, chúng tôi sẽ đóng hồ sơ và báo để bạn không phải chờ đợi.",
    button: "Xem hồ sơ ứng tuyển",
    luck: "Chúc {name} nhiều may mắn!",
  },
  new_applicant: {
    subject: "{candidate} vừa ứng tuyển {job}",
    title: "Ứng viên mới cho vị trí {job}",
    text: "{candidate} vừa nộp hồ sơ. Ứng viên đang chờ tin từ bạn: phản hồi trong vòng ba ngày là tốt nhất.",
    flags:
      "{count, plural, other {Có # câu trả lời}} chưa đáp ứng yêu cầu của công việc. Bạn hãy xem qua trước khi quyết định.",
    button: "Mở hồ sơ",
  },
  status_changed: {
    applied: {
      subject: "Hồ sơ ứng tuyển {job} của bạn đã được mở lại",
      title: "Hồ sơ của bạn đã được mở lại",
      text: "{company} đã tiếp tục xem hồ sơ ứng tuyển vị trí {job} của bạn.",
    },
    under_review: {
      subject: "{company} đang xem xét hồ sơ của bạn",
      title: "Hồ sơ của bạn đang được xem xét",
      text: "{company} đang xem kỹ hơn hồ sơ ứng tuyển vị trí {job} của bạn.",
    },
    interview: {
      subject: "Tin vui từ {company}: bạn vào vòng phỏng vấn",
      title: "Bạn đã vào vòng phỏng vấn",
      text: "{company} muốn gặp bạn cho vị trí {job}. Nhà tuyển dụng sẽ liên hệ để hẹn lịch; bạn nhớ để ý điện thoại và hộp thư nhé.",
    },
    offer: {
      subject: "{company} đang chuẩn bị đề nghị nhận việc cho bạn",
      title: "Chúc mừng bạn đã đến bước đề nghị nhận việc",
      text: "Hồ sơ ứng tuyển vị trí {job} của bạn tại {company} đã đến bước đề nghị nhận việc.",
    },
    hired: {
      subject: "Chúc mừng bạn trúng tuyển tại {company}!",
      title: "Chúc mừng {name}!",
      text: "{company} đã xác nhận bạn trúng tuyển vị trí {job}. Chúc bạn khởi đầu thật thuận lợi.",
    },
    again: "Trước đó hồ sơ đã bị đóng; nay nhà tuyển dụng đã mở lại.",
    button: "Xem hồ sơ ứng tuyển",
  },
  application_rejected: {
    subject: "Kết quả ứng tuyển vị trí {job}",
    title: "Cảm ơn {name} đã ứng tuyển",
    text: "{company} rất tiếc chưa thể tiếp tục với hồ sơ ứng tuyển vị trí {job} của bạn.",
    thanks:
      "Cảm ơn bạn đã dành thời gian. Tìm được công việc hợp với mình thường cần thêm vài lần thử; mong lần tới sẽ là lần đó.",
    button: "Xem việc làm khác",
  },
  application_withdrawn: {
    subject: "{candidate} đã rút hồ sơ: {job}",
    title: "Một ứng viên đã rút hồ sơ",
    text: "{candidate} đã rút hồ sơ ứng tuyển vị trí {job}. Bạn không cần làm gì thêm.",
    reason: "Lý do",
    note: "Lời nhắn của ứng viên",
    button: "Mở hồ sơ",
  },
  unanswered_nudge: {
    subject: "{count, plural, other {# ứng viên}} đang chờ bạn phản hồi: {job}",
    title: "Đã ba ngày chưa có phản hồi",
    text: "{count, plural, other {# ứng viên}} đã nộp hồ sơ vào vị trí {job} từ ba ngày trước mà chưa nhận được tin từ bạn. Chuyển bước cho ứng viên hoặc gửi lời từ chối đều được tính là đã phản hồi.",
    button: "Mở danh sách ứng viên",
  },
  unanswered_waiting: {
    subject: "{count, plural, other {# ứng viên}} đã chờ một tuần: {job}",
    title: "Đã một tuần chưa có phản hồi",
    text: "{count, plural, other {# ứng viên}} của vị trí {job} đã chờ bảy ngày và thấy rõ điều này trên hồ sơ của mình. Bạn vui lòng phản hồi trước ngày {date}; sau đó, hồ sơ chưa được trả lời sẽ tự động đóng.",
    button: "Mở danh sách ứng viên",
  },
  unanswered_last_warning: {
    subject: "Nhắc lần cuối: {count, plural, other {# hồ sơ}} sắp bị đóng: {job}",
    title: "Nhắc lần cuối",
    text: "{count, plural, other {# hồ sơ}} ứng tuyển vị trí {job} sẽ bị đóng vào ngày {date} vì chưa ai phản hồi. Ứng viên sẽ được báo rằng nhà tuyển dụng không phản hồi.",
    button: "Phản hồi ngay",
  },
  still_waiting: {
    subject: "Chúng tôi đã nhắc {company} về hồ sơ của bạn",
    title: "Vẫn chưa có phản hồi",
    text: "Đã một tuần {company} chưa phản hồi hồ sơ ứng tuyển vị trí {job} của bạn. Chúng tôi đã nhắc nhà tuyển dụng.",
    clock:
      "Nếu đến ngày {date} vẫn không ai trả lời, chúng tôi sẽ đóng hồ sơ và báo cho bạn. Trong lúc chờ, bạn cứ xem thêm việc làm khác nhé.",
    button: "Xem việc làm khác",
  },
  no_response: {
    subject: "{company} chưa phản hồi hồ sơ của bạn",
    title: "Chúng tôi đã đóng hồ sơ ứng tuyển {job}",
    text: "{company} không phản hồi trong vòng {days} ngày dù đã được nhắc. Để bạn không phải chờ thêm, chúng tôi đã đóng hồ sơ này.",
    fault:
      "Đây là thiếu sót của nhà tuyển dụng. Điều đó không nói lên gì về bạn hay CV của bạn, và không bị tính là một lần bị từ chối.",
    button: "Xem việc làm khác",
  },
} as const satisfies Texts<typeof en.mails>;
