import { site as jobsEn } from "#jobs/messages.en.ts";
import { site as jobsVi } from "#jobs/messages.vi.ts";
import { type SaySalary, salaryText } from "#jobs/parts/salary.ts";
import type { Pay } from "#jobs/salary.ts";
import type { Language } from "#kit/i18n.ts";
import { sayIn } from "#seo/say.ts";

const pay = { en: sayIn("en", jobsEn.salary), vi: sayIn("vi", jobsVi.salary) };

/** The salary as the job's page shows it. */
export function sayPay(job: Pay, language: Language): string {
  return salaryText(job, language, pay[language] as SaySalary);
}
