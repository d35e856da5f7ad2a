import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  name: {
    submissions: "Giới thiệu và nhận việc",
    fees: "Phí dịch vụ",
    debt: "Tuổi nợ",
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
  show: "Xem",
  csv: "Xuất CSV",
  definitions: "Ý nghĩa các cột",
  credit:
    "Số liệu của một người là phần của người đó: theo tỷ lệ chia phí của ca tuyển dụng; trước khi tuyển là 20% phát triển kinh doanh, 30% quản lý khách hàng, 50% người tìm ứng viên.",
  empty: "Không có dữ liệu trong khoảng thời gian này",
  emptyText: "Hãy chọn khoảng thời gian dài hơn, người khác hoặc loại tiền khác.",
  emptyNow: "Hiện không có số liệu",
  emptyNowText: "Hãy chọn người khác hoặc loại tiền khác.",
} as const satisfies Texts<typeof en.console>;
