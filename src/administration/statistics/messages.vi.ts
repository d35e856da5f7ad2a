import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  name: {
    review: "Duyệt tin",
    agreement: "Xem lại quyết định",
    market: "Tin đang hiển thị",
    registrations: "Đăng ký",
    response: "Phản hồi ứng viên",
    inbox: "Hộp thư",
    safety: "Tin bị báo cáo",
  },
  by: {
    month: "Tháng",
    reviewer: "Người duyệt",
    category: "Ngành nghề",
    location: "Địa điểm",
    cell: "Ngành nghề và địa điểm",
    source: "Nguồn",
    account: "Tài khoản",
    thread: "Loại",
    reason: "Lý do",
  },
  none: "Không rõ",
  key: {
    account: { "1": "Người tìm việc", "2": "Nhà tuyển dụng" },
    source: { direct: "Trực tiếp", referral: "Giới thiệu", product: "Sản phẩm khác" },
  },
  total: "Tổng cộng",
  column: {
    review: {
      median: "Thời gian chờ trung vị",
      slow: "90% chờ không quá",
      in_time: "Trong 2 ngày làm việc",
      decisions: "Quyết định",
    },
    agreement: { agrees: "Đồng ý", looks: "Lượt xem lại" },
    market: { live: "Tin đang hiển thị", applications: "Lượt ứng tuyển", each: "Lượt ứng tuyển mỗi tin" },
    registrations: { accounts: "Tài khoản", in_day: "Xác thực trong 24 giờ", verified: "Đã xác thực" },
    response: {
      median: "Thời gian phản hồi trung vị",
      in_week: "Phản hồi trong 7 ngày",
      without: "Đóng khi chưa phản hồi",
      applications: "Lượt ứng tuyển",
    },
    inbox: {
      in_time: "Trả lời đúng hạn",
      median: "Thời gian trả lời trung vị",
      slow: "90% mất không quá",
      messages: "Tin nhắn",
    },
    safety: {
      per_thousand: "Báo cáo trên 1.000 tin",
      reports: "Báo cáo",
      confirmed: "Báo cáo đúng",
      median: "Thời gian trung vị đến khi tạm ẩn",
    },
  },
  definition: {
    review: {
      median: "Số giờ làm việc từ lúc gửi tin đến lúc có quyết định; một nửa số tin chờ không quá mức này.",
      slow: "90% số tin chờ không quá số giờ làm việc này (phân vị 90).",
      in_time: "Các quyết định trong vòng hai ngày làm việc kể từ lúc gửi tin.",
      decisions: "Số tin được duyệt và bị từ chối trong kỳ này, mỗi quyết định tính một lần.",
    },
    agreement: {
      agrees:
        "Các lượt xem lại đồng ý với quyết định. Được ẩn nếu số liệu để lộ ý kiến về một người duyệt khác; khi xem theo người duyệt, bạn chỉ thấy số liệu của mình.",
      looks: "Số lượt xem lại trong kỳ này, mỗi 20 quyết định xem lại một.",
    },
    market: {
      live: "Số tin đang hiển thị. Tin thuộc nhiều ngành nghề hoặc địa điểm được tính ở từng mục.",
      applications: "Số lượt ứng tuyển mà người tìm việc gửi cho các tin này.",
      each: "Số lượt ứng tuyển chia cho số tin đang hiển thị.",
    },
    registrations: {
      accounts:
        "Số tài khoản người tìm việc và nhà tuyển dụng được tạo trong kỳ này, không tính tài khoản đã xóa.",
      in_day: "Các tài khoản xác thực email trong vòng 24 giờ sau khi đăng ký.",
      verified: "Các tài khoản đã xác thực email.",
    },
    response: {
      median:
        "Từ lúc ứng tuyển trong kỳ này đến phản hồi đầu tiên của nhà tuyển dụng; một nửa mất không quá mức này.",
      in_week:
        "Các lượt ứng tuyển được phản hồi trong 7 ngày, trong số đã được phản hồi trong hạn hoặc đã quá 7 ngày.",
      without: "Các lượt ứng tuyển bị đóng khi nhà tuyển dụng chưa phản hồi.",
      applications: "Số lượt ứng tuyển mà người tìm việc gửi trong kỳ này.",
    },
    inbox: {
      in_time:
        "Các tin nhắn được trả lời trong 24 giờ, chỉ tính ngày làm việc và từ lúc văn phòng mở cửa, trong số đã được trả lời hoặc quá hạn.",
      median: "Số giờ làm việc từ lúc nhận tin nhắn đến lúc trả lời; một nửa mất không quá mức này.",
      slow: "90% số câu trả lời mất không quá số giờ làm việc này (phân vị 90).",
      messages: "Số tin nhắn cần trả lời trong kỳ này; nhiều tin liên tiếp tính một lần. Không tính báo cáo.",
    },
    safety: {
      per_thousand: "Số báo cáo trong kỳ này trên mỗi 1.000 tin từng hiển thị trong kỳ.",
      reports: "Số báo cáo về tin tuyển dụng được gửi trong kỳ này.",
      confirmed: "Các báo cáo dẫn đến việc tạm ẩn hoặc đóng tin, trong số đã được xử lý.",
      median: "Số giờ từ một báo cáo đúng đến khi tin bị tạm ẩn hoặc đóng; một nửa mất không quá mức này.",
    },
  },
  unit: {
    count: "{column}",
    ratio: "{column}",
    percent: "{column} (%)",
    days: "{column} (ngày)",
    hours: "{column} (giờ)",
  },
  hours: "{hours, plural, other {# giờ}}",
} as const satisfies Texts<typeof en.labels>;

export const console = {
  nav: "Thống kê",
  period: "Kỳ",
  by: "Hàng",
  category: "Ngành nghề",
  allCategories: "Tất cả ngành nghề",
  location: "Địa điểm",
  allLocations: "Tất cả địa điểm",
  hidden: "Đã ẩn {count} hàng có dưới {fewest} tin.",
  appeals: "Chưa tính khiếu nại: Sen không ghi nhận khiếu nại tách riêng khỏi các tin nhắn khác.",
  empty: "Không có dữ liệu trong kỳ này",
  emptyText: "Hãy chọn kỳ dài hơn, ngành nghề khác hoặc địa điểm khác.",
  emptyNow: "Không có tin nào đang hiển thị",
  emptyNowText: "Hãy chọn ngành nghề khác hoặc địa điểm khác.",
} as const satisfies Texts<typeof en.console>;
