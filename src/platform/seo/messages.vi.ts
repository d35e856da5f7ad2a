import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const labels = {
  rss: {
    all: "Việc làm mới trên Sen",
    category: "Việc làm mới trên Sen: {name}",
    company: "Việc làm mới tại {name} trên Sen",
    about: "Tin tuyển dụng mới nhất, có ngay khi được duyệt.",
    at: "{title} tại {company}",
  },
  image: {
    tagline: "Theo dõi từng hồ sơ.",
    promise: "Tìm việc, ứng tuyển và theo dõi hồ sơ ở cùng một nơi.",
    anywhere: "Việt Nam",
  },
} as const satisfies Texts<typeof en.labels>;
