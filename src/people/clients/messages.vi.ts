import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  client_exists: "{name} đã là khách hàng",
  client_incomplete: "Cần hợp đồng, ngày ký và mã số thuế",
  client_has_open_work: "Khách hàng này còn yêu cầu tuyển dụng đang mở hoặc đề nghị chưa thanh toán",
  client_state_changed: "Khách hàng này đã thay đổi. Vui lòng tải lại trang.",
  client_edited: "{name} đã sửa khách hàng này sau khi bạn mở, nên thay đổi của bạn chưa được lưu",
  client_not_yours: "Chỉ người phụ trách, AM và quản trị viên làm được việc này",
  client_person_unknown: "Vui lòng chọn chuyên viên tư vấn của công ty bạn",
  client_reassign_refused: "Chỉ quản trị viên đổi được người phụ trách, và người phụ trách đổi được AM",
  rate_out_of_range: "Tỷ lệ ngoài 15–18% cần quản trị viên duyệt",
  fee_bps_range: "Vui lòng nhập tỷ lệ từ 1% đến 50%",
  agreement_until_early: "Hợp đồng không thể hết hạn trước ngày ký",
  country_invalid: "Vui lòng nhập mã quốc gia, ví dụ VN",
} as const satisfies Texts<typeof en.errors>;

export const labels = {
  status: { lead: "Tiềm năng", active: "Đang hợp tác", inactive: "Ngừng hợp tác" },
  potential: {
    vip: "VIP",
    high: "Tiềm năng cao",
    potential: "Tiềm năng",
    low: "Ít tiềm năng",
    pending: "Chờ đánh giá",
    deactive: "Ngừng hợp tác",
  },
  source: {
    facebook: "Facebook",
    referral: "Giới thiệu",
    linkedin: "LinkedIn",
    contact_request: "Yêu cầu liên hệ",
    platform: "Nền tảng",
    event: "Sự kiện",
    job_site: "Trang việc làm",
    mkt_activities: "Hoạt động marketing",
    customer_happy: "Khách hàng hài lòng",
    hub_spot: "HubSpot",
    others: "Khác",
  },
  csv: {
    id: "ID",
    name: "Tên",
    status: "Trạng thái",
    potential: "Mức tiềm năng",
    source: "Nguồn",
    am: "AM",
    owner: "Người phụ trách",
    open_orders: "Yêu cầu tuyển dụng đang mở",
    last_contact: "Lần liên hệ gần nhất",
    created_at: "Ngày thêm",
  },
} as const satisfies Texts<typeof en.labels>;
