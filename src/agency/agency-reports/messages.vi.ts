import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  name: {
    submissions: "Giới thiệu và nhận việc",
    fees: "Phí dịch vụ",
    debt: "Tuổi nợ",
    fill: "Tỷ lệ tuyển được",
    first_cv: "CV đầu tiên",
    conversion: "Tỷ lệ chuyển đổi",
    effort: "Lượt giới thiệu cho một ca",
    warranties: "Bảo hành",
    forecast: "Quy trình và dự báo",
    client_activity: "Tương tác với khách hàng",
    clashes: "Trùng ứng viên",
    start_sources: "Nguồn nhận việc",
  },
  by: {
    month: "Tháng",
    person: "Thành viên",
    client: "Khách hàng",
    stage: "Vòng",
    reason: "Lý do",
    source: "Nguồn",
  },
  none: "Chưa giao cho ai",
  accepted: "Đã đồng ý nhận việc",
  total: "Tổng",
  column: {
    submissions: {
      submissions: "Giới thiệu",
      interviews: "Phỏng vấn",
      offers: "Thư mời",
      starts: "Nhận việc",
    },
    fees: { booked: "Phí mới", invoiced: "Đã đề nghị", paid: "Đã thu", lost: "Đã mất" },
    debt: {
      balance: "Còn phải thu",
      not_due: "Chưa đến hạn",
      days_30: "Trễ 1–30 ngày",
      days_60: "Trễ 31–60 ngày",
      days_90: "Trễ 61–90 ngày",
      older: "Trễ hơn 90 ngày",
      dso: "DSO",
    },
    fill: {
      rate: "Tỷ lệ tuyển được",
      filled: "Đã tuyển đủ",
      lost: "Đã mất",
      canceled: "Đã hủy",
      days: "Thời gian tuyển (trung vị)",
    },
    first_cv: {
      median: "Thời gian đến CV đầu tiên (trung vị)",
      slow: "90% không quá",
      orders: "Yêu cầu tuyển dụng",
      kept: "Đúng hạn",
      rate: "Tỷ lệ giữ lời hứa",
    },
    conversion: {
      submissions: "Được giới thiệu",
      interviews: "Đến vòng phỏng vấn",
      to_interview: "Đến phỏng vấn",
      offers: "Đến vòng mời nhận việc",
      to_offer: "Đến mời nhận việc",
      starts: "Đã nhận việc",
      to_start: "Đến nhận việc",
    },
    effort: {
      per_start: "Lượt giới thiệu cho một ca",
      submissions: "Được giới thiệu",
      starts: "Đã nhận việc",
    },
    warranties: { failed: "Không qua thử việc", started: "Đã nhận việc", rate: "Tỷ lệ không qua thử việc" },
    forecast: { forecast: "Dự báo", value: "Giá trị quy trình", people: "Ứng viên" },
    client_activity: {
      silent: "Từ lần liên hệ gần nhất",
      verdict: "Trung vị thời gian phản hồi",
      submissions: "Lượt giới thiệu",
      open: "Chưa có phản hồi",
      share: "Tỷ lệ chưa có phản hồi",
    },
    clashes: { refused: "Bị từ chối", asked: "Đề nghị chia phí", accepted: "Đồng ý chia phí" },
    start_sources: { starts: "Nhận việc", share: "Tỷ lệ trên tổng" },
  },
  definition: {
    submissions: {
      submissions: "Ứng viên được giới thiệu cho khách hàng lần đầu trong khoảng thời gian này.",
      interviews: "Ứng viên có buổi phỏng vấn đầu tiên được lên lịch trong khoảng thời gian này.",
      offers: "Ứng viên có thư mời nhận việc đầu tiên được gửi trong khoảng thời gian này.",
      starts: "Ứng viên có ngày bắt đầu đã xác nhận trong khoảng thời gian này.",
    },
    fees: {
      booked: "Phí dịch vụ của ứng viên được tuyển trong khoảng thời gian này.",
      invoiced:
        "Đề nghị thanh toán đã phát hành có ngày tính thuế trong khoảng thời gian này, chưa gồm thuế GTGT.",
      paid: "Tiền thu trong khoảng thời gian này, chưa gồm thuế GTGT.",
      lost: "Phí dịch vụ của các ca tuyển dụng bị hủy trong khoảng thời gian này.",
    },
    debt: {
      balance: "Số tiền khách hàng chưa thanh toán, gồm thuế GTGT.",
      not_due: "Số tiền chưa quá hạn thanh toán.",
      days_30: "Số tiền trễ hạn 1–30 ngày.",
      days_60: "Số tiền trễ hạn 31–60 ngày.",
      days_90: "Số tiền trễ hạn 61–90 ngày.",
      older: "Số tiền trễ hạn hơn 90 ngày.",
      dso: "Số ngày thu tiền bình quân: số còn phải thu chia cho đề nghị thanh toán của 90 ngày qua, nhân 90.",
    },
    fill: {
      rate: "Tỷ lệ yêu cầu đã tuyển đủ trên số yêu cầu đã tuyển đủ, đã mất hoặc đã hủy trong khoảng thời gian này.",
      filled: "Yêu cầu tuyển dụng đã tuyển đủ trong khoảng thời gian này.",
      lost: "Yêu cầu tuyển dụng đã mất trong khoảng thời gian này.",
      canceled: "Yêu cầu tuyển dụng đã hủy trong khoảng thời gian này.",
      days: "Từ khi mở yêu cầu đã tuyển đủ đến khi ứng viên đồng ý nhận việc; một nửa không quá thời gian này.",
    },
    first_cv: {
      median: "Từ khi mở yêu cầu đến CV đầu tiên, không tính lúc tạm dừng; một nửa không quá thời gian này.",
      slow: "90% số yêu cầu không quá thời gian này (bách phân vị 90).",
      orders: "Yêu cầu được mở trong khoảng thời gian này và đã gửi hoặc đã đến hạn CV đầu tiên.",
      kept: "Yêu cầu có CV đầu tiên được gửi trước hạn.",
      rate: "Tỷ lệ yêu cầu có CV đầu tiên đúng hạn trên số yêu cầu đã gửi hoặc đã đến hạn.",
    },
    conversion: {
      submissions: "Ứng viên được giới thiệu cho khách hàng lần đầu trong khoảng thời gian này.",
      interviews: "Các ứng viên đó đến nay đã đến vòng phỏng vấn hoặc vòng sau.",
      to_interview: "Tỷ lệ đến phỏng vấn trên số được giới thiệu.",
      offers: "Các ứng viên đó đến nay đã đến vòng mời nhận việc hoặc vòng sau.",
      to_offer: "Tỷ lệ đến vòng mời nhận việc trên số đã đến phỏng vấn.",
      starts: "Các ứng viên đó đến nay đã nhận việc.",
      to_start: "Tỷ lệ nhận việc trên số đã đến vòng mời nhận việc.",
    },
    effort: {
      per_start:
        "Số lượt giới thiệu trong khoảng thời gian này chia cho số người nhận việc trong chính các ứng viên đó.",
      submissions: "Ứng viên được giới thiệu cho khách hàng lần đầu trong khoảng thời gian này.",
      starts: "Các ứng viên đó đến nay đã nhận việc.",
    },
    warranties: {
      failed: "Ứng viên nhận việc trong khoảng thời gian này và nghỉ trong thời gian bảo hành.",
      started: "Ứng viên có ngày bắt đầu đã xác nhận trong khoảng thời gian này.",
      rate: "Tỷ lệ nghỉ trong thời gian bảo hành trên số đã nhận việc.",
    },
    forecast: {
      forecast:
        "Phí dịch vụ dự kiến nhân với xác suất nhận việc: tính từ 12 tháng của chính công ty, gần với mức thường gặp khi còn ít ứng viên.",
      value:
        "Phí dịch vụ dự kiến của ứng viên đang trong quy trình, từ “Gửi AM” đến đã đồng ý nhận việc, thuộc yêu cầu tuyển dụng đang mở hoặc tạm dừng có khoảng lương hoặc phí cố định.",
      people: "Các ứng viên tương ứng với những khoản phí này.",
    },
    client_activity: {
      silent:
        "Số ngày từ cuộc gọi, email hoặc cuộc gặp gần nhất với khách hàng; với nhiều khách hàng là trung vị.",
      verdict: "Từ khi giới thiệu ứng viên đến khi khách hàng phản hồi; một nửa không lâu hơn mức này.",
      submissions: "Ứng viên được giới thiệu cho khách hàng trong khoảng thời gian này.",
      open: "Lượt giới thiệu trong khoảng thời gian này mà khách hàng chưa phản hồi.",
      share: "Tỷ lệ lượt giới thiệu chưa có phản hồi trên tổng số lượt trong khoảng thời gian này.",
    },
    clashes: {
      refused:
        "Ứng viên của đồng nghiệp mà chuyên viên muốn giới thiệu cho cùng khách hàng, tính một lần mỗi ngày cho một vị trí.",
      asked: "Đề nghị chia phí được gửi trong khoảng thời gian này.",
      accepted: "Đề nghị chia phí được đồng ý trong khoảng thời gian này.",
    },
    start_sources: {
      starts: "Ứng viên có ngày bắt đầu đã xác nhận trong khoảng thời gian này.",
      share: "Tỷ lệ trên tổng số người nhận việc trong khoảng thời gian này.",
    },
  },
  unit: {
    count: "{column}",
    credit: "{column}",
    ratio: "{column}",
    percent: "{column} (%)",
    days: "{column} (ngày)",
    hours: "{column} (giờ)",
    money: "{column} ({currency})",
  },
  hours: "{hours, plural, other {# giờ}}",
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: "Báo cáo công ty",
  short: "Công ty",
  hiring: "Báo cáo tuyển dụng",
  period: "Khoảng thời gian",
  by: "Theo dòng",
  person: "Thành viên",
  everyone: "Cả công ty",
  currency: "Loại tiền",
  credit:
    "Số liệu của một người là phần của người đó: theo tỷ lệ chia phí của ca tuyển dụng; trước khi tuyển là 20% phát triển kinh doanh, 30% quản lý khách hàng, 50% người tìm ứng viên.",
  empty: "Không có dữ liệu trong khoảng thời gian này",
  emptyText: "Hãy chọn khoảng thời gian dài hơn, người khác hoặc loại tiền khác.",
  emptyNow: "Hiện không có số liệu",
  emptyNowText: "Hãy chọn người khác hoặc loại tiền khác.",
} as const satisfies Texts<typeof en.console>;
