import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  skip: "Chuyển đến nội dung chính",
  footer: "© 2026 Sen. Việc làm tại Việt Nam và Đông Nam Á.",
  otherLanguage: "English",
  seeMore: "Xem thêm",
  nav: {
    jobs: "Việc làm",
    companies: "Công ty",
    categories: "Ngành nghề",
    places: "Tỉnh thành",
    remote: "Việc làm từ xa",
    employers: "Nhà tuyển dụng",
    overview: "Tổng quan",
    product: "Công cụ tuyển dụng",
    post: "Đăng tin tuyển dụng",
    headhunt: "Dịch vụ headhunt",
    contact: "Liên hệ tuyển dụng",
    logIn: "Đăng nhập",
    register: "Đăng ký",
  },
  foot: {
    seekers: "Người tìm việc",
    allJobs: "Tất cả việc làm",
    byCategory: "Việc làm theo ngành nghề",
    byPlace: "Việc làm theo tỉnh thành",
    cv: "Ứng tuyển bằng CV",
    help: "Hỗ trợ",
    support: "Chat với bộ phận hỗ trợ",
    app: "Sen trên điện thoại",
    privacy: "Chính sách bảo mật",
    terms: "Điều khoản sử dụng",
    hours: "Thứ Hai đến thứ Sáu, 09:00–18:00. Phản hồi trong vòng 24 giờ, trừ cuối tuần và ngày lễ.",
  },
  account: {
    candidate: "Người tìm việc",
    company: "Nhà tuyển dụng",
    consultant: "Chuyên viên tư vấn",
    admin: "Quản trị viên",
    yourAccount: "Tài khoản của bạn",
    applied: "Việc làm đã ứng tuyển",
    saved: "Việc làm đã lưu",
    hidden: "Việc làm đã ẩn",
    alerts: "Thông báo việc làm",
    jobs: "Tin tuyển dụng",
    dashboard: "Tổng quan",
    changePassword: "Đổi mật khẩu",
    logOut: "Đăng xuất",
  },
  failures: {
    home: "Về trang chủ",
    retry: "Thử lại",
    jobs: "Tất cả việc làm",
    support: "Liên hệ bộ phận hỗ trợ",
    otherAccount: "Dùng tài khoản khác",
    keyword: "Vị trí, kỹ năng hoặc công ty",
    search: "Tìm việc",
    reference: "Mã tham chiếu: {id}",
    "400": {
      title: "Liên kết thiếu thông tin",
      text: "Hãy quay lại và thử lần nữa.",
    },
    "403": {
      title: "Bạn không có quyền truy cập trang này",
      text: "Có thể bạn đang đăng nhập bằng một loại tài khoản khác.",
    },
    "404": { title: "Trang này không tồn tại", text: "Có thể địa chỉ bị gõ sai hoặc trang đã bị xóa." },
    "410": { title: "Trang này đã bị xóa", text: "Tin tuyển dụng hoặc trang bạn tìm không còn nữa." },
    "413": {
      title: "File quá lớn",
      text: "Hãy quay lại và chọn file nhỏ hơn.",
    },
    "429": {
      title: "Quá nhiều yêu cầu",
      text: "Vui lòng đợi một phút rồi thử lại.",
    },
    "500": {
      title: "Lỗi hệ thống",
      text: "Có lỗi xảy ra từ phía chúng tôi. Vui lòng thử lại. Nếu vẫn lỗi, hãy liên hệ bộ phận hỗ trợ.",
    },
    "503": {
      title: "Sen đang tạm gián đoạn",
      text: "Vui lòng thử lại sau ít phút.",
    },
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  member: {
    title: "Bạn không mở được trang này",
    text: "Là thành viên nhóm tuyển dụng, bạn chỉ xem được các tin mà bạn phụ trách hoặc được phân công. Nếu tin này thuộc công ty bạn, người phụ trách tin hoặc quản trị viên công ty có thể thêm bạn vào danh sách người phụ trách tuyển dụng.",
  },
  nav: { banner: "Banner", bannerShort: "Banner" },
  banner: {
    title: "Banner trang chủ",
    lead: "Thông báo phía trên danh sách việc làm của trang chủ, bằng cả hai ngôn ngữ. Nếu có nhiều banner đang bật, banner bắt đầu sau cùng sẽ hiển thị.",
    create: "Tạo banner",
    edit: "Sửa banner",
    caption: "Danh sách banner",
    text: "Nội dung",
    when: "Thời gian hiển thị",
    state: "Trạng thái",
    states: {
      live: "Đang hiển thị",
      covered: "Có banner mới hơn thay thế",
      scheduled: "Đã lên lịch",
      ended: "Đã kết thúc",
      off: "Đang tắt",
    },
    until: "{from} – {to}",
    open: "Từ {from}",
    empty: "Chưa có banner nào",
    emptyText: "Banner báo cho mọi khách ghé trang chủ về ngày hội việc làm, dịch vụ mới hay lịch nghỉ lễ.",
    english: "Tiếng Anh",
    vietnamese: "Tiếng Việt",
    fields: {
      title: "Tiêu đề",
      body: "Nội dung",
      linkText: "Chữ trên nút",
      link: "Liên kết",
      linkHelp:
        "Một trang trên Sen (/viec-lam?hot=true) hoặc địa chỉ bắt đầu bằng https://. Để trống nếu không cần nút.",
      tone: "Màu sắc",
      image: "Hình ảnh",
      imageHelp:
        "Ở cạnh nội dung trên màn hình rộng. Ảnh được lưu lại không kèm dữ liệu ẩn (vị trí, thiết bị).",
      keepImage: "Chọn ảnh khác để thay ảnh này.",
      removeImage: "Xóa hình ảnh",
      starts: "Hiển thị từ",
      ends: "Hiển thị đến",
      endsHelp: "Theo giờ Việt Nam. Để trống để hiển thị cho đến khi tắt.",
      active: "Bật banner",
    },
    tones: { leaf: "Xanh lá", lotus: "Hồng", info: "Xanh dương", warning: "Vàng" },
    preview: "Xem trước",
    save: "Lưu banner",
    cancel: "Hủy",
    saved: "Đã lưu banner",
    deleted: "Đã xóa banner",
    delete: "Xóa",
    deleteTitle: "Xóa banner này?",
    deleteText:
      "Banner và hình ảnh bị xóa khỏi trang chủ ngay. Nếu chỉ muốn ẩn một thời gian, bạn hãy tắt banner.",
    row: "Sửa “{title}”",
  },
} as const satisfies Texts<typeof en.console>;

export const errors = {
  banner_ends_early: "Thời điểm kết thúc phải sau thời điểm bắt đầu",
  banner_image_too_large: "Vui lòng chọn hình ảnh tối đa {mb} MB",
  banner_image_type: "Vui lòng chọn ảnh JPEG hoặc PNG",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  reason: "Bạn nhận được thư này vì bạn có tài khoản tại Sen.",
} as const satisfies Texts<typeof en.mails>;
