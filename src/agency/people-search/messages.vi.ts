import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  query_unreadable: "Không đọc được tìm kiếm tại “{place}”",
} as const satisfies Texts<typeof en.errors>;
