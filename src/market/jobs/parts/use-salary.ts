import { useLocale, useTranslations } from "use-intl";
import type { Pay } from "../salary.ts";
import { type SaySalary, salaryText } from "./salary.ts";

/** `salaryText` in the page's language. */
export function useSalary(): (pay: Pay, period?: boolean) => string {
  const language = useLocale();
  // Which values a text takes is known per key; the formatter picks the key as it goes.
  const say = useTranslations("jobs.site.salary") as unknown as SaySalary;
  return (pay, period) => salaryText(pay, language, say, period);
}
