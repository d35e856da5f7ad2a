import type { Pages } from "#test/page-states.ts";

export const pages: Pages = () => ({
  visitor: {
    offline: [{ en: "/offline", vi: "/ngoai-tuyen" }],
  },
});
