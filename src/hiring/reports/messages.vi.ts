import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  name: {
    jobs: "Tin tuyển dụng",
    trend: "Xu hướng",
    sources: "Nguồn",
    pipeline: "Quy trình",
    funnel: "Phễu",
    times: "Thời gian tuyển",
    stages: "Số ngày mỗi vòng",
    rejections: "Lý do từ chối",
    interviews: "Phỏng vấn",
    offers: "Thư mời nhận việc",
    team: "Nhóm",
  },
  period: {
    today: "Hôm nay",
    yesterday: "Hôm qua",
    this_week: "Tuần này",
    last_week: "Tuần trước",
    this_month: "Tháng này",
    last_month: "Tháng trước",
    this_year: "Năm nay",
    last_year: "Năm trước",
    all: "Tất cả",
    custom: "Khoảng ngày",
  },
  row: {
    jobs: "Tin tuyển dụng",
    trend: "Tháng",
    sources: "Nguồn",
    pipeline: "Vòng",
    funnel: "Vòng",
    times: "Chỉ số",
    stages: "Vòng",
    rejections: "Lý do",
    interviews: "Trạng thái",
    offers: "Trạng thái",
    team: "Thành viên",
  },
  /** The headings of columns, keyed by report. Columns with the same heading have the same definition. */
  column: {
    jobs: {
      applies: "Ứng viên mới",
      views: "Lượt xem",
      rate: "Tỷ lệ ứng tuyển",
      interviews: "Phỏng vấn đã lên lịch",
      offers: "Thư mời nhận việc đã gửi",
      hires: "Lượt tuyển",
    },
    trend: {
      applies: "Ứng viên mới",
      interviews: "Phỏng vấn đã lên lịch",
      offers: "Thư mời nhận việc đã gửi",
      hires: "Lượt tuyển",
    },
    sources: {
      applies: "Ứng viên mới",
      views: "Lượt xem",
      rate: "Tỷ lệ ứng tuyển",
      reached_interview: "Đến vòng phỏng vấn",
      reached_offer: "Đến vòng mời nhận việc",
      reached_hired: "Đã được tuyển",
    },
    pipeline: {
      standing: "Đang ở vòng này",
      so_far: "Thời gian ở vòng (trung vị)",
    },
    funnel: {
      reached: "Ứng viên đến được vòng này",
      of_all: "Tỷ lệ trên tổng số",
      of_previous: "Tỷ lệ chuyển đổi",
    },
    times: {
      median: "Thời gian chờ (trung vị)",
      slow: "90% chờ không quá",
      count: "Số ứng viên được tính",
    },
    stages: {
      median: "Thời gian đã ở vòng (trung vị)",
      slow: "90% ở không quá",
      count: "Số lượt rời vòng",
    },
    rejections: {
      count: "Lượt từ chối",
    },
    interviews: {
      count: "Số lần",
    },
    offers: {
      count: "Số lần",
    },
    team: {
      moves: "Chuyển vòng",
      rejections: "Lượt từ chối",
      messages: "Tin nhắn",
      invitations: "Lời mời phỏng vấn",
      offers: "Thư mời nhận việc đã gửi",
      response: "Phản hồi đầu tiên (trung vị)",
    },
  },
  definition: {
    jobs: {
      applies: "Người ứng tuyển hoặc được thêm lần đầu trong khoảng thời gian này.",
      views: "Lượt xem trang tin trong khoảng thời gian này.",
      rate: "Số lượt ứng tuyển trên 100 lượt xem trong khoảng thời gian này.",
      interviews: "Phỏng vấn được lên lịch trong khoảng thời gian này, bất kể ứng viên đến từ lúc nào.",
      offers: "Thư mời nhận việc được gửi trong khoảng thời gian này, bất kể ứng viên đến từ lúc nào.",
      hires: "Ứng viên được chuyển sang Đã tuyển trong khoảng thời gian này, bất kể đến từ lúc nào.",
    },
    trend: {
      applies: "Người ứng tuyển hoặc được thêm lần đầu trong khoảng thời gian này.",
      interviews: "Phỏng vấn được lên lịch trong khoảng thời gian này, bất kể ứng viên đến từ lúc nào.",
      offers: "Thư mời nhận việc được gửi trong khoảng thời gian này, bất kể ứng viên đến từ lúc nào.",
      hires: "Ứng viên được chuyển sang Đã tuyển trong khoảng thời gian này, bất kể đến từ lúc nào.",
    },
    sources: {
      applies: "Người ứng tuyển hoặc được thêm lần đầu trong khoảng thời gian này.",
      views: "Lượt xem trang tin trong khoảng thời gian này.",
      rate: "Số lượt ứng tuyển trên 100 lượt xem trong khoảng thời gian này.",
      reached_interview: "Ứng viên mới của khoảng thời gian này đến nay đã đến vòng phỏng vấn.",
      reached_offer: "Ứng viên mới của khoảng thời gian này đến nay đã đến vòng mời nhận việc.",
      reached_hired: "Ứng viên mới của khoảng thời gian này đến nay đã được tuyển.",
    },
    pipeline: {
      standing: "Số ứng viên hiện ở vòng này.",
      so_far: "Một nửa số ứng viên này đã ở vòng không quá thời gian này.",
    },
    funnel: {
      reached: "Ứng viên mới của khoảng thời gian này đến nay đã đến vòng này hoặc vòng sau.",
      of_all: "Tỷ lệ trên tất cả ứng viên mới của khoảng thời gian này.",
      of_previous: "Tỷ lệ trên số ứng viên ở dòng trên.",
    },
    times: {
      median: "Một nửa số ứng viên chờ không quá thời gian này.",
      slow: "90% số ứng viên chờ không quá thời gian này (bách phân vị 90).",
      count: "Số ứng viên của khoảng thời gian này đã đến mốc này.",
    },
    stages: {
      median: "Một nửa số lượt ở vòng này kéo dài không quá thời gian này.",
      slow: "90% số lượt ở vòng này kéo dài không quá thời gian này (bách phân vị 90).",
      count: "Số lần ứng viên rời vòng này trong khoảng thời gian này.",
    },
    rejections: {
      count: "Lượt từ chối trong khoảng thời gian này, không tính lượt đã hoàn tác.",
    },
    interviews: {
      count: "Số lần xảy ra trong khoảng thời gian này.",
    },
    offers: {
      count: "Số lần xảy ra trong khoảng thời gian này.",
    },
    team: {
      moves: "Lượt chuyển vòng trong khoảng thời gian này, không tính lượt đã hoàn tác.",
      rejections: "Lượt từ chối trong khoảng thời gian này, không tính lượt đã hoàn tác.",
      messages: "Tin nhắn và email gửi ứng viên trong khoảng thời gian này.",
      invitations: "Phỏng vấn đã lên lịch và lời mời chọn giờ đã gửi trong khoảng thời gian này.",
      offers: "Thư mời nhận việc được gửi trong khoảng thời gian này, bất kể ứng viên đến từ lúc nào.",
      response: "Một nửa số ứng viên được người này phản hồi đầu tiên đã chờ không quá thời gian này.",
    },
  },
  unit: {
    count: "{column}",
    percent: "{column} (%)",
    days: "{column} (ngày)",
  },
  keys: {
    funnel: {
      applied: "Đã ứng tuyển",
      under_review: "Đang xem xét",
      interview: "Phỏng vấn",
      offer: "Mời nhận việc",
      hired: "Đã tuyển",
    },
    times: {
      first_response: "Thời gian phản hồi đầu tiên",
      to_interview: "Thời gian đến phỏng vấn",
      to_offer: "Thời gian đến mời nhận việc",
      to_hire: "Thời gian tuyển",
    },
    interviews: {
      scheduled: "Đã lên lịch",
      accepted: "Ứng viên đồng ý",
      declined: "Ứng viên từ chối",
      rescheduled: "Đã đổi lịch",
      completed: "Đã diễn ra",
      no_show: "Không tham gia",
      canceled: "Đã hủy",
    },
    offers: {
      sent: "Đã gửi",
      accepted: "Đã đồng ý",
      declined: "Đã từ chối",
      expired: "Hết hạn",
      withdrawn: "Đã thu hồi",
    },
  },
  days: "{days, plural, other {# ngày}}",
  percent: "{percent}%",
} as const satisfies Texts<typeof en.labels>;

export const errors = {
  report_mail_limit: "Bạn đã nhận {max} báo cáo qua email. Vui lòng dừng bớt một báo cáo.",
  period_invalid: "Vui lòng chọn ngày đầu và ngày cuối theo thứ tự",
} as const satisfies Texts<typeof en.errors>;

export const site = {
  stop: {
    title: "Dừng báo cáo hằng tuần này?",
    text: "Bạn sẽ không nhận báo cáo này qua email nữa. Bạn vẫn xem được trên trang quản lý.",
    submit: "Dừng báo cáo",
    doneTitle: "Đã dừng báo cáo hằng tuần",
    doneText: "Chúng tôi sẽ không gửi báo cáo “{name}” qua email cho bạn nữa.",
    failedTitle: "Liên kết này không còn hiệu lực",
  },
} as const satisfies Texts<typeof en.site>;

export const mails = {
  weekly: {
    subject: "Báo cáo “{name}”, tuần đến {to}",
    subjectNow: "Báo cáo “{name}”",
    period: "{from} – {to}",
    now: "Hiện tại",
    empty: "Không có dữ liệu trong tuần này.",
    more: "{count, plural, other {Còn # dòng trong báo cáo.}}",
    button: "Xem báo cáo",
    reason: "Bạn nhận được email này vì bạn đã chọn nhận báo cáo này vào mỗi thứ Hai.",
    stop: "Dừng báo cáo này",
  },
} as const satisfies Texts<typeof en.mails>;

export const console = {
  nav: "Báo cáo",
  title: "Báo cáo",
  agency: "Báo cáo công ty",
  period: "Khoảng thời gian",
  show: "Xem",
  job: "Tin tuyển dụng",
  allJobs: "Tất cả tin",
  person: "Thành viên",
  everyone: "Cả nhóm",
  csv: "Xuất CSV",
  from: "Từ ngày",
  to: "Đến ngày",
  chart: "Biểu đồ số liệu theo tháng; bảng bên dưới có cùng các con số",
  empty: "Không có dữ liệu trong khoảng thời gian này",
  emptyText: "Hãy chọn khoảng thời gian dài hơn.",
  emptyNow: "Bảng ứng viên chưa có ai",
  emptyNowText: "Người ứng tuyển hoặc được thêm vào tin sẽ được tính ở đây.",
  emptyNarrowedText: "Hãy chọn khoảng thời gian dài hơn, tin khác hoặc người khác.",
  emptyNarrowedNowText: "Hãy chọn tin khác hoặc người khác.",
  mail: {
    off: "Nhận số liệu của tuần trước vào mỗi thứ Hai.",
    on: "Bạn nhận báo cáo này qua email vào mỗi thứ Hai.",
    start: "Gửi báo cáo này cho tôi qua email",
    stop: "Dừng",
  },
  text: {
    jobs: "Kết quả của từng tin trong khoảng thời gian này.",
    trend: "Kết quả của từng tháng trong khoảng thời gian này.",
    sources:
      "Ứng viên và lượt xem trong khoảng thời gian này đến từ đâu, và các ứng viên đó đã đến vòng nào.",
    pipeline:
      "Số ứng viên hiện ở từng vòng, không phụ thuộc khoảng thời gian. Không tính người đã bị từ chối hoặc đã rút hồ sơ.",
    funnel: "Người ứng tuyển hoặc được thêm trong khoảng thời gian này đã đến vòng nào.",
    times: "Người ứng tuyển trong khoảng thời gian này đã chờ bao lâu.",
    stages: "Thời gian ứng viên ở mỗi vòng trước khi rời vòng đó, trong khoảng thời gian này.",
    rejections: "Vì sao ứng viên bị từ chối trong khoảng thời gian này. Không tính lượt đã hoàn tác.",
    interviews: "Các buổi phỏng vấn trong khoảng thời gian này.",
    offers: "Các thư mời nhận việc trong khoảng thời gian này.",
    team: "Công việc của từng người trong khoảng thời gian này. Không tính lượt đã hoàn tác.",
  },
} as const satisfies Texts<typeof en.console>;
