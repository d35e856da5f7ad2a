import type { Texts } from "#kit/texts.ts";
import { quickApplyCvMaxBytes } from "#profiles/cv/terms.ts";
import type * as en from "./messages.en.ts";

export const copy = {
  metaTitle: "Ứng tuyển online bằng CV của bạn",
  metaDescription:
    "Cách ứng tuyển việc làm trên Sen bằng file CV: định dạng được nhận, ai xem được CV và cách theo dõi hồ sơ ứng tuyển.",
  title: "Ứng tuyển online bằng CV của bạn",
  lead: "Chọn việc làm, đính kèm CV và gửi đi. Nếu chưa có tài khoản, tài khoản được tạo ngay khi bạn ứng tuyển.",
  action: "Xem việc làm",
  editor: "Tạo CV online",
  steps: {
    title: "Cách thực hiện",
    items: [
      {
        title: "Chọn việc làm",
        text: "Tìm theo vị trí, kỹ năng hoặc công ty, rồi lọc theo địa điểm và mức lương.",
      },
      {
        title: "Đính kèm CV",
        text: `File PDF hoặc Word, tối đa ${quickApplyCvMaxBytes / 1024 ** 2} MB, kèm thư giới thiệu nếu bạn muốn.`,
      },
      {
        title: "Theo dõi hồ sơ ứng tuyển",
        text: "“Việc làm đã ứng tuyển” cho biết trạng thái hồ sơ và lúc nhà tuyển dụng xem CV lần đầu.",
      },
    ],
  },
  questions: {
    title: "Câu hỏi về CV",
    items: [
      {
        question: "Tôi có thể gửi file nào?",
        answer:
          "PDF, DOCX hoặc DOC, không đặt mật khẩu và không có macro. File PDF giữ nguyên bố cục. CV dạng ảnh chụp vẫn gửi được nhưng hệ thống không đọc được nội dung.",
      },
      {
        question: "Ai xem được CV của tôi?",
        answer: "Công ty mà bạn ứng tuyển. Công ty khác không tìm thấy file CV của bạn.",
      },
      {
        question: "Tôi có thể rút hồ sơ không?",
        answer: "Có, trong “Việc làm đã ứng tuyển”, khi nhà tuyển dụng chưa kết thúc hồ sơ.",
      },
    ],
  },
} as const satisfies Texts<typeof en.copy>;
