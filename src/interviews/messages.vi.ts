import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  interview_applicant_ended: "Hồ sơ ứng tuyển này đã kết thúc nên không thể lên lịch phỏng vấn",
  interview_state_changed: "Buổi phỏng vấn này vừa được thay đổi. Vui lòng xem lại.",
  interview_clash: "{names} đã có buổi phỏng vấn khác vào giờ đó",
  interview_on_holiday: "Ngày đó là ngày nghỉ lễ",
  interview_too_soon: "Buổi phỏng vấn phải cách hiện tại ít nhất {hours} giờ",
  interview_too_late: "Chỉ có thể lên lịch phỏng vấn trong vòng một năm tới",
  interview_proposal_late: "Chỉ có thể đề xuất giờ khác trước buổi phỏng vấn ít nhất 4 giờ, và tối đa ba lần",
  interview_link_ended: "Liên kết này đã hết hạn. Hãy đăng nhập để xem lịch phỏng vấn.",
  interview_invite_open: "Ứng viên này đang có các khung giờ để chọn",
  interview_invite_ended: "Các khung giờ này không còn hiệu lực",
  interviewer_unknown: "Có người phỏng vấn không thuộc nhóm tuyển dụng của bạn",
  slot_taken: "Khung giờ này vừa được chọn. Vui lòng chọn giờ khác.",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  kind: { phone: "Điện thoại", video: "Gọi video", on_site: "Tại văn phòng", test: "Bài kiểm tra" },
  round: { first: "Phỏng vấn vòng 1", second: "Phỏng vấn vòng 2", final: "Phỏng vấn vòng cuối" },
  status: {
    scheduled: "Đã lên lịch",
    rescheduled: "Đã đổi lịch",
    completed: "Đã diễn ra",
    no_show: "Không tham gia",
    canceled: "Đã hủy",
  },
  response: {
    pending: "Chưa trả lời",
    accepted: "Đã đồng ý",
    declined: "Đã từ chối",
    proposed_new_time: "Đề xuất giờ khác",
  },
  cancel_reason: {
    candidate_unavailable: "Ứng viên bận",
    interviewer_unavailable: "Người phỏng vấn bận",
    candidate_withdrew: "Ứng viên rút hồ sơ",
    job_closed: "Vị trí đã đóng hoặc đã tuyển đủ",
    wrong_booking: "Lên lịch trùng hoặc nhầm",
    other: "Khác",
  },
  minutes: "{count} phút",
  plain: "Phỏng vấn",
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: "Phỏng vấn",
  list: {
    title: "Phỏng vấn",
    ahead: "Sắp tới",
    past: "Đã qua",
    mine: "Chỉ của tôi",
    empty: "Chưa có buổi phỏng vấn nào sắp tới",
    emptyText: "Mở một ứng viên và nhấn “i” để lên lịch.",
    emptyPast: "Chưa có buổi phỏng vấn nào",
  },
  card: {
    title: "Phỏng vấn",
    empty: "Chưa có buổi phỏng vấn nào",
    schedule: "Lên lịch phỏng vấn",
    with: "Cùng {names}",
    reschedule: "Đổi lịch",
    cancel: "Hủy phỏng vấn",
    complete: "Đã diễn ra",
    noShow: "Không tham gia",
    take: "Chọn giờ này",
    proposes: "Đề xuất {when}",
    waiting: "Đã gửi {count} khung giờ, đang chờ ứng viên chọn",
    withdraw: "Thu hồi",
  },
  form: {
    title: "Lên lịch phỏng vấn với {name}",
    titleChange: "Đổi lịch phỏng vấn với {name}",
    date: "Ngày",
    time: "Giờ bắt đầu",
    duration: "Thời lượng",
    kind: "Hình thức",
    round: "Vòng",
    roundNone: "Không chia vòng",
    location: {
      phone: "Số điện thoại để gọi",
      video: "Liên kết cuộc gọi",
      on_site: "Địa chỉ",
      test: "Địa chỉ hoặc liên kết",
    },
    interviewers: "Người phỏng vấn",
    message: "Lời nhắn cho ứng viên",
    messageHelp: "Ví dụ cần mang theo gì, hoặc gặp ai khi đến.",
    save: "Gửi lời mời",
    saveChange: "Gửi giờ mới",
    anyway: "Vẫn lên lịch",
    letChoose: "Gửi nhiều khung giờ",
    oneTime: "Chọn một giờ",
    slots: "Các khung giờ để chọn",
    slotAdd: "Thêm khung giờ",
    slotRemove: "Xóa khung giờ này",
    sendSlots: "Gửi khung giờ",
  },
  cancel: {
    title: "Hủy buổi phỏng vấn với {name}?",
    reason: "Lý do",
    note: "Lời nhắn cho ứng viên",
    confirm: "Hủy phỏng vấn",
    keep: "Giữ lại",
  },
  history: {
    interview_schedule: "{by} đã lên lịch phỏng vấn vào {when}",
    interview_reschedule: "{by} đã đổi lịch phỏng vấn sang {when}",
    interview_cancel: "{by, select, none {Buổi phỏng vấn đã bị hủy} other {{by} đã hủy buổi phỏng vấn}}",
    interview_complete: "{by} ghi nhận buổi phỏng vấn đã diễn ra",
    interview_no_show: "{by} ghi nhận ứng viên không tham gia",
    interview_answer: {
      accepted: "Ứng viên đã đồng ý phỏng vấn",
      declined: "Ứng viên đã từ chối phỏng vấn",
      proposed_new_time: "Ứng viên đề xuất {when}",
    },
  },
} as const satisfies Texts<typeof en.console>;

export const site = {
  title: "Phỏng vấn",
  one: "Buổi phỏng vấn của bạn",
  choose: "Chọn giờ phỏng vấn",
  chooseText: "{company} gửi bạn các khung giờ phỏng vấn cho vị trí {job}.",
  chosen: "Chọn giờ này",
  noneLeft: "Không còn khung giờ nào trống. Hãy nhắn cho nhà tuyển dụng để hẹn giờ khác.",
  about: "{job} tại {company}",
  with: "Cùng {names}",
  accept: "Đồng ý",
  decline: "Từ chối",
  propose: "Đề xuất giờ khác",
  proposeSend: "Gửi đề xuất",
  note: "Ghi chú",
  asked: "Bạn đã đề xuất {when}. Nhà tuyển dụng sẽ trả lời bạn.",
  over: "Buổi phỏng vấn này đã kết thúc.",
  canceled: "Buổi phỏng vấn này đã bị hủy.",
  state: {
    pending: "Chờ bạn trả lời",
    accepted: "Bạn đã đồng ý",
    declined: "Bạn đã từ chối",
    proposed_new_time: "Bạn đã đề xuất giờ khác",
  },
  join: "Mở liên kết",
  calendar: {
    title: "Lịch",
    text: "Xem lịch phỏng vấn trong Google Calendar, Outlook hoặc điện thoại của bạn. Ai có địa chỉ này đều đọc được, vì vậy hãy giữ riêng cho mình.",
    make: "Tạo địa chỉ",
    renew: "Tạo địa chỉ mới",
    end: "Ngừng địa chỉ",
    made: "Địa chỉ của bạn, chỉ hiển thị một lần:",
    since: "Bạn đã có địa chỉ từ ngày {date}.",
  },
} as const satisfies Texts<typeof en.site>;

export const feed = {
  name: "Lịch phỏng vấn Sen",
  own: "Phỏng vấn: {job}, {company}",
  held: "Phỏng vấn {candidate}: {job}",
} as const satisfies Texts<typeof en.feed>;

export const notifications = {
  mine: "{change, select, scheduled {{company} mời bạn phỏng vấn vị trí {job}} rescheduled {{company} đã đổi lịch phỏng vấn vị trí {job}} reminder {Sắp đến giờ phỏng vấn vị trí {job}} other {{company} đã hủy buổi phỏng vấn vị trí {job}}}",
  to_hold:
    "{change, select, scheduled {Phỏng vấn {candidate} cho vị trí {job}} rescheduled {Buổi phỏng vấn {candidate} cho vị trí {job} đã đổi lịch} other {Buổi phỏng vấn {candidate} cho vị trí {job} đã bị hủy}}",
  answered:
    "{response, select, accepted {{candidate} đồng ý phỏng vấn vị trí {job}} declined {{candidate} từ chối phỏng vấn vị trí {job}} other {{candidate} đề xuất giờ khác cho buổi phỏng vấn vị trí {job}}}",
  over: "Buổi phỏng vấn {candidate} cho vị trí {job} thế nào?",
} as const satisfies Texts<typeof en.notifications>;

export const mails = {
  facts: {
    what: "Phỏng vấn",
    when: "Thời gian",
    duration: "Thời lượng",
    minutes: "{count} phút",
    how: "Hình thức",
    where: { phone: "Điện thoại", video: "Liên kết", on_site: "Địa chỉ", test: "Địa điểm" },
    who: "Người phỏng vấn",
    kind: { phone: "Điện thoại", video: "Gọi video", on_site: "Tại văn phòng", test: "Bài kiểm tra" },
    round: { first: "Phỏng vấn vòng 1", second: "Phỏng vấn vòng 2", final: "Phỏng vấn vòng cuối" },
    reason: "Bạn nhận được email này vì đã ứng tuyển vị trí {job} trên Sen.",
    reasonStaff: "Bạn nhận được email này vì phụ trách tuyển dụng vị trí {job} trên Sen.",
    event: "Phỏng vấn: {job}, {company}",
    eventStaff: "Phỏng vấn {candidate}: {job}",
  },
  changed: {
    subject: {
      scheduled: "Thư mời phỏng vấn: {job} tại {company}",
      rescheduled: "Đổi lịch phỏng vấn: {job} tại {company}",
      canceled: "Hủy phỏng vấn: {job} tại {company}",
      reminder: "Sắp đến giờ phỏng vấn: {job} tại {company}",
    },
    preview: "Lúc {when}",
    title: {
      scheduled: "{company} mời bạn phỏng vấn",
      rescheduled: "Buổi phỏng vấn của bạn có giờ mới",
      canceled: "Buổi phỏng vấn của bạn đã bị hủy",
      reminder: "Sắp đến giờ phỏng vấn của bạn",
    },
    button: { answer: "Trả lời lời mời", see: "Xem buổi phỏng vấn" },
    noLogin: "Bạn có thể đồng ý, từ chối hoặc đề xuất giờ khác mà không cần đăng nhập.",
  },
  slots: {
    subject: "Chọn giờ phỏng vấn: {job} tại {company}",
    preview: "Có {count} khung giờ để chọn",
    title: "{company} muốn phỏng vấn bạn",
    text: "Hãy chọn khung giờ phù hợp nhất với bạn, không cần đăng nhập.",
    button: "Chọn giờ",
  },
  interviewer: {
    subject: {
      scheduled: "Phỏng vấn: {candidate} cho vị trí {job}",
      rescheduled: "Đổi lịch: phỏng vấn {candidate} cho vị trí {job}",
      canceled: "Đã hủy: phỏng vấn {candidate} cho vị trí {job}",
    },
    preview: "Lúc {when}",
    title: {
      scheduled: "Bạn có buổi phỏng vấn với {candidate}",
      rescheduled: "Buổi phỏng vấn với {candidate} có giờ mới",
      canceled: "Buổi phỏng vấn với {candidate} đã bị hủy",
    },
    button: "Xem ứng viên",
  },
  answered: {
    subject: {
      accepted: "{candidate} đồng ý phỏng vấn vị trí {job}",
      declined: "{candidate} từ chối phỏng vấn vị trí {job}",
      proposed_new_time: "{candidate} đề xuất giờ phỏng vấn khác",
    },
    preview: "Buổi phỏng vấn lúc {when}",
    text: "Buổi phỏng vấn được hẹn lúc {when}.",
    proposed: "Đề xuất: {when}",
    button: "Xem ứng viên",
  },
  over: {
    subject: "Buổi phỏng vấn {candidate} thế nào?",
    preview: "Cho vị trí {job}",
    text: "Hãy ghi nhận buổi phỏng vấn có diễn ra không, và đánh giá khi còn nhớ rõ.",
    button: "Xem ứng viên",
  },
} as const satisfies Texts<typeof en.mails>;
