import type { Language } from "#kit/i18n.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { type SaySalary, salaryText } from "#market/jobs/parts/salary.ts";
import type { Pay } from "#market/jobs/salary.ts";
import { sayIn } from "#platform/seo/say.ts";

const pay = { en: sayIn("en", jobsEn.salary), vi: sayIn("vi", jobsVi.salary) };

/** Returns the salary of a job as the job's page shows it. */
export function sayPay(job: Pay, language: Language): string {
  return salaryText(job, language, pay[language] as SaySalary);
}
