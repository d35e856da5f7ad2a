import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  bell: {
    none: "Thông báo",
    some: "Thông báo: {count} mới",
  },
  group: {
    applications: "Việc làm bạn đã ứng tuyển",
    messages: "Tin nhắn",
    interviews: "Phỏng vấn",
    invites: "Lời mời từ công ty",
    saved_jobs: "Việc làm đã lưu sắp hết hạn",
    job_alerts: "Việc làm mới theo thông báo việc làm",
    applicants: "Hồ sơ ứng tuyển mới và đã rút",
    mentions: "Nhắc tên trong ghi chú nội bộ",
    tasks: "Việc cần làm của bạn",
    responses: "Hồ sơ cần phản hồi",
    jobs: "Tin tuyển dụng của bạn",
    team: "Thành viên của nhóm",
    company: "Công ty của bạn",
    review: "Tin chờ duyệt",
    support: "Tin nhắn gửi bộ phận hỗ trợ và báo cáo",
  },
} as const satisfies Texts<typeof en.labels>;

export const site = {
  list: {
    title: "Thông báo",
    new: "Mới",
    readAll: "Đánh dấu đã đọc tất cả",
    older: "Thông báo cũ hơn",
    newest: "Thông báo mới nhất",
    settings: "Cài đặt thông báo",
    emptyTitle: "Chưa có thông báo nào",
    emptyText: "Thông báo dành cho bạn sẽ hiển thị ở đây.",
  },
  choices: {
    title: "Cài đặt thông báo",
    lead: "Chọn những gì bạn muốn được thông báo và nơi nhận.",
    saved: "Đã lưu cài đặt thông báo của bạn.",
    mail: "Email",
    bell: "Trên Sen",
    save: "Lưu thay đổi",
    back: "Về tài khoản của bạn",
    text: {
      applications: "Trạng thái hồ sơ ứng tuyển thay đổi, hoặc nhà tuyển dụng chưa phản hồi.",
      messages: "Có người nhắn tin cho bạn về một hồ sơ ứng tuyển.",
      interviews: "Buổi phỏng vấn được lên lịch, đổi lịch, bị hủy hoặc sắp diễn ra.",
      invites: "Một công ty tìm thấy hồ sơ của bạn và mời ứng tuyển.",
      saved_jobs: "Ba ngày trước khi việc làm bạn đã lưu hết hạn.",
      job_alerts: "Có việc làm mới phù hợp. Email được bật hoặc tắt trong từng thông báo việc làm.",
      applicants: "Có ứng viên ứng tuyển vào tin của bạn, hoặc rút hồ sơ.",
      mentions: "Một thành viên nhắc tên bạn trong ghi chú nội bộ.",
      tasks: "Một thành viên giao việc cần làm cho bạn, hoặc đến giờ nhắc việc.",
      responses: "Ứng viên đang chờ bạn phản hồi.",
      jobs: "Tin tuyển dụng được duyệt, bị từ chối hoặc sắp hết hạn; một thành viên thêm bạn vào nhóm tuyển dụng.",
      team: "Người bạn mời đã tham gia nhóm.",
      company: "Công ty của bạn được xác thực, hoặc yêu cầu xác thực bị từ chối.",
      review: "Có tin tuyển dụng hoặc công ty đang chờ duyệt.",
      support: "Có người nhắn cho bộ phận hỗ trợ hoặc báo cáo tin tuyển dụng.",
    },
    neededTitle: "Những email không thể tắt",
    neededText:
      "Vì bảo mật tài khoản và theo quy định của pháp luật, một số email luôn được gửi: liên kết do bạn yêu cầu, thay đổi mật khẩu hoặc email, xác nhận những gì bạn đã gửi, email nhà tuyển dụng gửi cho bạn về hồ sơ ứng tuyển, thông tin về dữ liệu của bạn, và quyết định xử lý tin tuyển dụng hoặc công ty.",
  },
  unsubscribe: {
    title: "Tắt những email này?",
    text: "Bạn sẽ không còn nhận email về “{group}”. Thông báo trên Sen vẫn hiển thị.",
    submit: "Tắt email",
    doneTitle: "Đã tắt những email này",
    doneText: "Chúng tôi không gửi email về “{group}” cho bạn nữa.",
    failedTitle: "Liên kết này không dùng được",
    settings: "Cài đặt thông báo",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  unsubscribe_token_unknown:
    "Liên kết này không đầy đủ. Vui lòng mở lại từ email, hoặc thay đổi cài đặt thông báo.",
} as const satisfies Texts<typeof en.errors>;
