import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";
import { caps } from "./terms.ts";

export const errors = {
  calendar_url_invalid:
    "Vui lòng nhập địa chỉ https của một lịch, cổng 443 hoặc 8443, không kèm tên đăng nhập",
  calendar_url_private: "Địa chỉ này thuộc mạng nội bộ. Vui lòng nhập địa chỉ công khai.",
  calendar_unreachable: "Lịch này không phản hồi. Vui lòng thử lại sau.",
  calendar_refused: "Không đọc được lịch này nữa. Vui lòng thêm địa chỉ hiện tại hoặc kết nối lại.",
  calendar_not_one: "Địa chỉ này không phải là lịch. Địa chỉ cần dẫn đến một file iCal (.ics).",
  calendar_too_large: `Lịch này lớn hơn ${caps.bytes / 1_000_000} MB`,
  calendar_known: "Bạn đã thêm lịch này rồi",
  too_many_calendars: `Bạn có thể thêm tối đa ${caps.calendars} lịch`,
} as const satisfies Texts<typeof en.errors>;

export const console = {
  title: "Lịch của bạn",
  text: "Khi bạn bận trong các lịch này, đồng nghiệp sẽ không xếp phỏng vấn cho bạn và ứng viên không được mời vào những giờ đó. Đồng nghiệp chỉ thấy bạn bận, không thấy lý do: Sen không lưu tiêu đề sự kiện.",
  empty: "Chưa có lịch nào",
  emptyText: "Khi chưa có lịch, chỉ các buổi phỏng vấn trên Sen được tính là giờ bận của bạn.",
  list: "Lịch đã thêm",
  read: "Đã đọc <when></when>",
  readNow: "Đọc ngay",
  remove: "Xóa",
  removed: "Đã xóa lịch",
  provider: { google: "Google Calendar", microsoft: "Outlook" },
  connect: { google: "Kết nối Google Calendar", microsoft: "Kết nối Outlook" },
  add: "Thêm bằng địa chỉ",
  url: "Địa chỉ iCal riêng",
  urlHelp:
    "Trong Google Calendar: Cài đặt, phần lịch của bạn, “Địa chỉ bí mật ở định dạng iCal”. Trong Outlook: Cài đặt, phần lịch được chia sẻ, Phát hành lịch, liên kết ICS.",
  save: "Thêm lịch",
  added: "Đã thêm lịch",
  result: {
    connected: "Đã kết nối lịch",
    denied: "Bạn không cho phép truy cập nên lịch chưa được kết nối",
    failed: "Chưa kết nối được lịch. Vui lòng thử lại.",
    too_many: `Bạn có thể thêm tối đa ${caps.calendars} lịch`,
  },
  /** The reasons that calendars in the list cannot be read. */
  failure: {
    calendar_unreachable: errors.calendar_unreachable,
    calendar_refused: errors.calendar_refused,
    calendar_not_one: errors.calendar_not_one,
    calendar_too_large: errors.calendar_too_large,
    calendar_url_private: errors.calendar_url_private,
  },
  feed: "Để xem các buổi phỏng vấn trong lịch riêng của bạn, <a>đăng ký theo dõi</a>.",
} as const satisfies Texts<typeof en.console>;
