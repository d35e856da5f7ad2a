import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  rss: {
    all: "Việc làm mới trên Sen",
    category: "Việc làm {name} mới trên Sen",
    company: "Việc làm mới tại {name} trên Sen",
    about: "Tin tuyển dụng mới nhất, có ngay khi được duyệt.",
    at: "{title} tại {company}",
  },
  image: {
    tagline: "Ứng tuyển là có hồi âm.",
    promise: "Tìm việc, nộp hồ sơ và luôn biết mình đang ở bước nào.",
    anywhere: "Việt Nam",
  },
} as const satisfies Texts<typeof en.labels>;
