import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

/** What the page of employers' tools says. */
export const copy = {
  metaTitle: "Công cụ dành cho nhà tuyển dụng",
  metaDescription:
    "Đăng tin miễn phí, bảng ứng viên, đồng hồ phản hồi, mẫu email, lịch phỏng vấn, làm việc nhóm và trang công ty: bộ công cụ cho nhà tuyển dụng.",
  title: "Tuyển dụng nhẹ nhàng mà vẫn đúng người",
  lead: "Mỗi công cụ dưới đây bớt cho bạn một nỗi lo: tìm hồ sơ, nhắc việc, sợ quên. Tất cả đều miễn phí.",
  action: "Đăng tin miễn phí",
  headhunt: "Hoặc để Sen tìm giúp",
  features: [
    {
      id: "ad",
      title: "Tin đăng khiến người ta muốn ứng tuyển",
      text: "Biểu mẫu hỏi đúng những điều ứng viên xem trước tiên và tự lưu nháp khi bạn viết. Tin đăng bằng tiếng Việt hoặc tiếng Anh, gõ có dấu hay không dấu đều tìm thấy, và xuất hiện cả trên Google Việc làm.",
      points: [
        "3 tin đang mở cùng lúc; không giới hạn với công ty đã xác thực",
        "Có người duyệt trong 1–2 ngày làm việc",
        "Tối đa 5 câu hỏi riêng dành cho ứng viên",
        "Hiển thị 45 ngày, gia hạn khi bạn cần",
      ],
    },
    {
      id: "board",
      title: "Mọi ứng viên trên một bảng",
      text: "Mỗi tin có một bảng đi từ ứng tuyển đến trúng tuyển. Kéo thẻ bằng chuột, dùng phím tắt hoặc bấm trên điện thoại; đồng nghiệp thấy ngay thay đổi của bạn.",
      points: [
        "CV, câu trả lời, ghi chú và lịch sử trên cùng một trang",
        "Từ chối kèm lý do, lỡ tay thì hoàn tác",
        "Hai người cùng làm không bao giờ ghi đè lên nhau",
      ],
    },
    {
      id: "clock",
      title: "Không ai bị bỏ quên",
      text: "Chiếc đồng hồ nhỏ trên mỗi thẻ cho biết ứng viên đã chờ bao lâu. Trả lời trong ba ngày là đẹp; Sen nhắc bạn trước khi quá muộn.",
      points: [
        "Nhắc vào ngày thứ 3, gắn cờ vào ngày thứ 7",
        "Ngày thứ 15, hồ sơ được đóng nhẹ nhàng kèm lý do",
        "Ngày lễ, Tết không tính",
      ],
    },
    {
      id: "mail",
      title: "Email gần như tự viết",
      text: "Mẫu thư cho từng bước bằng tiếng Việt và tiếng Anh, điền sẵn tên ứng viên, vị trí và thời gian. Đọc lại một lượt rồi gửi.",
      points: [
        "Sửa theo giọng văn của bạn, cả nhóm dùng chung",
        "Xem trước khi gửi",
        "Thư đã gửi được lưu trong lịch sử ứng viên",
      ],
    },
    {
      id: "interview",
      title: "Hẹn phỏng vấn không cần qua lại nhiều lần",
      text: "Bạn đề xuất giờ; ứng viên đồng ý hoặc đề nghị giờ khác. Lịch hẹn vào thẳng lịch của mọi người và tự đổi khi buổi phỏng vấn đổi.",
      points: [
        "Qua điện thoại, video, tại văn phòng hoặc bài kiểm tra",
        "Vòng một, vòng hai và vòng cuối",
        "Chỉ xem đánh giá của người khác sau khi đã gửi đánh giá của mình",
      ],
    },
    {
      id: "team",
      title: "Tuyển dụng là việc của cả nhóm",
      text: "Mời đồng nghiệp qua email. Ai thấy phần việc của người ấy, và báo cáo chỉ ra ứng viên đang phải chờ ở đâu.",
      points: [
        "Quản trị viên và thành viên với quyền hạn rõ ràng",
        "Công việc có hạn, có nhắc, có người phụ trách",
        "Từ lượt xem đến trúng tuyển, theo từng nguồn, xuất được CSV",
      ],
    },
    {
      id: "page",
      title: "Trang công ty nói thay bạn",
      text: "Câu chuyện, giá trị, con người, hình ảnh và mọi vị trí đang tuyển của bạn trên cùng một trang.",
      points: [
        "Xác thực bằng mã số thuế, có dấu xác thực trên mọi tin",
        "Tối đa 5 hình ảnh hoặc một video",
        "Có địa chỉ riêng để chia sẻ",
      ],
    },
  ],
  last: {
    title: "Hãy bắt đầu với một tin đăng",
    text: "Chỉ mất mười phút và không tốn đồng nào.",
    action: "Đăng tin miễn phí",
  },
} as const satisfies Texts<typeof en.copy>;
