import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  jobs: {
    id: "Mã số",
    title: "Tiêu đề",
    state: "Trạng thái",
    location: "Địa điểm",
    owner: "Người phụ trách",
    applicants: "Ứng viên",
    fresh: "Ứng viên mới",
    views: "Lượt xem",
    created: "Ngày tạo",
    approved: "Ngày đăng",
    expires: "Hạn nộp hồ sơ",
    closed: "Ngày đóng",
    address: "Trang tin",
    client: "Khách hàng",
  },
  applicants: {
    id: "Mã số",
    name: "Họ và tên",
    email: "Email",
    phone: "Số điện thoại",
    stage: "Vòng",
    outcome: "Kết quả",
    reason: "Lý do",
    applied: "Ngày ứng tuyển",
    source: "Nguồn",
    owner: "Người phụ trách",
    role: "Vị trí hiện tại",
    years: "Số năm kinh nghiệm",
    skills: "Kỹ năng",
    cv: "CV",
  },
  outcome: {
    active: "Đang xử lý",
    rejected: "Đã từ chối",
    no_response: "Không có phản hồi",
    withdrawn: "Đã rút hồ sơ",
  },
  file: { jobs: "tin-tuyen-dung", applicants: "ung-vien" },
} as const satisfies Texts<typeof en.labels>;
