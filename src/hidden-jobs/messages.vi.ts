import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const site = {
  hide: {
    menu: "Ẩn “{title}”",
    job: "Ẩn việc làm này",
    company: "Ẩn mọi việc làm của {company}",
    jobHidden: "Đã ẩn “{title}” khỏi kết quả tìm kiếm và thông báo việc làm của bạn.",
    companyHidden: "Đã ẩn mọi việc làm của {company} khỏi kết quả tìm kiếm và thông báo việc làm của bạn.",
    failed: "Chưa ẩn được. Vui lòng thử lại",
  },
  hidden: {
    title: "Việc làm đã ẩn",
    lead: "Bạn không thấy những mục này trong kết quả tìm kiếm và thông báo việc làm.",
    jobs: "Việc làm",
    companies: "Công ty",
    show: "Hiện lại",
    showName: "Hiện lại “{name}”",
    emptyTitle: "Bạn chưa ẩn gì",
    emptyText: "Để ẩn một việc làm hoặc công ty, hãy mở menu ba chấm ở việc làm đó.",
    find: "Tìm việc làm",
  },
} as const satisfies Texts<typeof en.site>;

export const errors = {
  hidden_limit: "Bạn đã ẩn {max} mục. Vui lòng hiện lại bớt trước khi ẩn thêm.",
} as const satisfies Texts<typeof en.errors>;
