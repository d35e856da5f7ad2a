import type { Language } from "#kit/i18n.ts";
import type { Pay } from "#market/jobs/salary.ts";

/** Returns the salary of an offer in the form of a job's salary: a fixed sum a month. */
export function payOf(offer: { monthly_salary: number | null; currency: string }): Pay {
  return {
    salary_type: 4,
    salary_min: offer.monthly_salary,
    salary_max: offer.monthly_salary,
    currency: offer.currency as Pay["currency"],
    salary_period: "month",
    salary_text: null,
  } as Pay;
}

/** Returns a salary with all digits, as in the letter: VND 20,500,000 or 20.500.000 đ. */
export function exactSalary(amount: number, currency: string, language: Language): string {
  if (language === "vi" && currency === "VND") return `${new Intl.NumberFormat("vi").format(amount)} đ`;
  return new Intl.NumberFormat(language === "vi" ? "vi" : "en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  }).format(amount);
}
