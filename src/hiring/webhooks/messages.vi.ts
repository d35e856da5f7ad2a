import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { answerSeconds, caps, deliveryDays, failingDays, oldSecretHours } from "./terms.ts";

export const labels = {
  group: { applicant: "Ứng viên", interview: "Phỏng vấn", offer: "Thư mời nhận việc", job: "Tin tuyển dụng" },
  event: {
    applicant: {
      created: "Ứng viên mới",
      moved: "Chuyển vòng",
      rejected: "Đã từ chối",
      restored: "Đã khôi phục",
      withdrawn: "Đã rút hồ sơ",
      evaluated: "Đã gửi đánh giá",
    },
    interview: {
      scheduled: "Đã lên lịch",
      rescheduled: "Đã đổi lịch",
      canceled: "Đã hủy",
      answered: "Ứng viên đã trả lời",
      completed: "Đã diễn ra",
      no_show: "Không tham gia",
    },
    offer: {
      created: "Đã tạo",
      updated: "Đã sửa",
      sent: "Đã gửi",
      accepted: "Đã đồng ý",
      declined: "Đã từ chối",
      expired: "Hết hạn",
      canceled: "Đã hủy",
    },
    job: {
      created: "Tin mới",
      submitted: "Đã gửi duyệt",
      published: "Đang hiển thị",
      rejected: "Bị từ chối",
      updated: "Đã sửa",
      closed: "Đã đóng",
      expired: "Hết hạn",
      suspended: "Bị tạm ẩn",
      deleted: "Đã xóa",
    },
  },
  state: { active: "Đang hoạt động", inactive: "Đang tắt", off: "Sen đã tắt", failing: "Đang gặp lỗi" },
  delivery: { pending: "Đang chờ", delivered: "Đã gửi", failed: "Không gửi được" },
  error: {
    timeout: `Không có phản hồi trong ${answerSeconds} giây`,
    address: "Địa chỉ thuộc mạng nội bộ",
    connection: "Không kết nối được",
    secret: "Không đọc được khóa bí mật nữa. Vui lòng tạo khóa mới.",
    off: "Không gửi: webhook đang tắt",
  },
} as const satisfies Texts<typeof en.labels>;

export const console = {
  back: "Cài đặt công ty",
  title: "Webhook",
  lead: "Sen báo cho phần mềm của bạn ngay khi có thay đổi trong tuyển dụng: mỗi sự kiện được gửi đến địa chỉ của bạn kèm chữ ký theo chuẩn",
  standard: "Standard Webhooks",
  new: "Webhook mới",
  url: "Địa chỉ",
  urlHelp: "Địa chỉ https công khai, cổng 443 hoặc 8443",
  description: "Mô tả",
  descriptionPlaceholder: "Tính lương, kho dữ liệu",
  events: "Sự kiện",
  chosen: "{count, plural, other {# sự kiện}}",
  create: "Tạo webhook",
  full: `Công ty đã có ${caps.webhooks} webhook, là số lượng tối đa.`,
  none: "Chưa có webhook nào",
  noneText: "Webhook báo cho phần mềm về ứng viên mới, phỏng vấn, thư mời nhận việc và tin tuyển dụng.",
  made: "Hãy sao chép khóa bí mật ngay. Khóa chỉ hiển thị một lần, phần mềm của bạn dùng khóa này để kiểm tra chữ ký.",
  secret: "Khóa bí mật",
  open: "Xem",
  openLong: "Xem webhook {url}",
  off: {
    gone: "Máy chủ trả lời rằng địa chỉ này không còn (410), nên chúng tôi đã tắt webhook.",
    failing: `Không gửi được gì trong ${failingDays} ngày, nên chúng tôi đã tắt webhook.`,
  },
  failingSince: "Không gửi được gì kể từ {date}.",
  settings: "Cài đặt",
  active: "Đang hoạt động",
  activeHelp: "Khi tắt, webhook không nhận sự kiện nào, và các sự kiện đó cũng không được gửi sau này.",
  save: "Lưu thay đổi",
  saved: "Đã lưu thay đổi của webhook.",
  secretText: `Phần mềm của bạn dùng khóa này để kiểm tra chữ ký. Sau khi tạo khóa mới, khóa cũ vẫn được dùng để ký trong ${oldSecretHours} giờ.`,
  oldUntil: "Khóa cũ còn được dùng để ký đến {date}.",
  rotate: "Tạo khóa mới",
  test: "Gửi sự kiện thử",
  tested: "Sự kiện thử đang được gửi. Hãy tải lại trang để xem phản hồi.",
  delete: "Xóa webhook",
  deleteTitle: "Xóa webhook này?",
  deleteText: "Phần mềm của bạn sẽ không nhận thêm sự kiện và nhật ký gửi cũng bị xóa.",
  keep: "Giữ lại",
  deleted: "Đã xóa webhook.",
  log: "Nhật ký gửi",
  logText: `Những gì đã gửi trong ${deliveryDays} ngày qua, mới nhất trước`,
  reload: "Tải lại",
  noLog: "Chưa gửi sự kiện nào",
  noLogText: "Hãy gửi sự kiện thử để xem máy chủ của bạn có phản hồi không.",
  status: "HTTP {status}",
  duration: "{ms, number} ms",
  attempts: "{count, plural, =0 {chưa gửi} other {# lần gửi}}",
  next: "lần gửi tiếp theo {date}",
  answer: "Phản hồi",
  noAnswer: "Phản hồi không có nội dung.",
  replay: "Gửi lại",
  replayLong: "Gửi lại: {event}, {date}",
  replayed: "Sự kiện đang được gửi lại.",
  older: "Cũ hơn",
} as const satisfies Texts<typeof en.console>;

export const errors = {
  webhook_url_invalid: "Vui lòng nhập địa chỉ https, cổng 443 hoặc 8443, không kèm tên đăng nhập",
  webhook_url_private: "Địa chỉ này thuộc mạng nội bộ. Vui lòng nhập địa chỉ công khai.",
  webhook_events_required: "Vui lòng chọn ít nhất một sự kiện",
  too_many_webhooks: `Công ty đã có ${caps.webhooks} webhook. Vui lòng xóa một webhook trước.`,
  delivery_waiting: "Sự kiện này đang được gửi",
  webhook_off: "Webhook này đang tắt. Vui lòng bật lại trước.",
} as const satisfies Texts<typeof en.errors>;

export const mails = {
  off: {
    subject: "Webhook đến {host} đã bị tắt",
    preview: "Phần mềm của bạn không còn nhận được sự kiện tuyển dụng.",
    title: "Một webhook đã bị tắt",
    reasons: {
      gone: "Máy chủ {host} trả lời rằng địa chỉ của webhook không còn (410), nên chúng tôi đã tắt webhook.",
      failing: `Trong ${failingDays} ngày chúng tôi không gửi được gì đến {host}, nên chúng tôi đã tắt webhook.`,
    },
    after: `Phần mềm của bạn không nhận được sự kiện nào cho đến khi bạn bật lại webhook. Những gì chưa gửi được nằm trong nhật ký ${deliveryDays} ngày và có thể gửi lại từ đó.`,
    button: "Xem webhook",
    why: "Bạn nhận được email này vì bạn là quản trị viên công ty trên Sen.",
  },
} as const satisfies Texts<typeof en.mails>;

export const notifications = {
  off: `Chúng tôi đã tắt webhook đến {host}: {reason, select, gone {địa chỉ không còn} other {không gửi được gì trong ${failingDays} ngày}}`,
} as const satisfies Texts<typeof en.notifications>;
