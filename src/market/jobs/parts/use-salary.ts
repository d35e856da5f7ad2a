import { useLocale, useTranslations } from "use-intl";
import type { Pay } from "../salary.ts";
import { type SaySalary, salaryText } from "./salary.ts";

/** Returns `salaryText` in the page's language. */
export function useSalary(): (pay: Pay, period?: boolean) => string {
  const language = useLocale();
  // The values of a text are typed by its key, but here the key is known only at run time.
  const say = useTranslations("jobs.site.salary") as unknown as SaySalary;
  return (pay, period) => salaryText(pay, language, say, period);
}
