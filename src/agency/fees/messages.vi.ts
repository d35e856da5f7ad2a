import type { Texts } from "#kit/texts.ts";
import type * as en from "./messages.en.ts";

export const errors = {
  net_salary_currency: "Chỉ quy đổi được lương net bằng VND",
} as const satisfies Texts<typeof en.errors>;
