import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  title: "Thiết lập hồ sơ",
  step: "Bước {step, number}/5",
  next: "Lưu và tiếp tục",
  goOn: "Tiếp tục",
  finish: "Hoàn tất",
  skip: "Bỏ qua",
  back: "Quay lại",
  steps: {
    job: {
      title: "Bạn đang tìm việc làm nào?",
      text: "Chúng tôi dùng thông tin này để tìm việc làm phù hợp.",
    },
    cv: { title: "Bạn đã có CV chưa?", text: "Tải file lên, hoặc dùng hồ sơ cá nhân làm CV online." },
    work: { title: "Công việc và học vấn", text: "Trước mắt chỉ cần mục gần nhất. Bạn có thể bổ sung sau." },
    skills: { title: "Kỹ năng và ngoại ngữ", text: "Nhà tuyển dụng tìm kiếm theo những mục này." },
    visibility: { title: "Ai được xem hồ sơ cá nhân của bạn?", text: "Bạn có thể thay đổi bất cứ lúc nào." },
  },
  cv: "File CV của bạn",
  online: "Tạo CV online",
  visibility: { label: "Hiển thị hồ sơ" },
  alert: "Gửi email cho tôi khi có việc làm mới như vậy",
} as const satisfies Texts<typeof en.site>;
