import { useTranslations } from "use-intl";
import type { Describe } from "#hiring/applications/parts/console/History.tsx";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import type { Tone } from "#ui/Badge.tsx";
import { payOf } from "../../pay.ts";

const answers = { accepted: "success", declined: "danger", expired: "neutral", canceled: "neutral" } as const;

const isStep = (step: unknown) => step === "asked" || step === "approved" || step === "refused";

/** Returns a function that describes activities of offers in an applicant's history. */
export function useOfferHistory(): Describe {
  const t = useTranslations("offers.console.history");
  const salary = useSalary();
  return ({ kind, by, about }) => {
    const look = { icon: "mail", tone: "warning" as Tone } as const;
    if (kind === "offer_create" || kind === "offer_update")
      return { title: t(kind, { by: by ?? "" }), ...look };
    if (kind === "offer_approval" && isStep(about.step))
      return { title: t(`offer_approval.${about.step}`, { by: by ?? "" }), ...look };
    if (kind === "offer_send") {
      const pay = payOf({ monthly_salary: Number(about.salary), currency: String(about.currency) });
      return { title: t(kind, { by: by ?? "", salary: salary(pay) }), ...look };
    }
    const status = kind === "offer_status" ? String(about.status) : "";
    if (!(status in answers)) return null;
    const known = status as keyof typeof answers;
    return { title: t(`offer_status.${known}`, { by: by ?? "none" }), icon: "mail", tone: answers[known] };
  };
}
