import { useTranslations } from "use-intl";
import { useDate } from "#ui/use-date.ts";
import type { FactName } from "../../terms.ts";

type Value = string | number | boolean | null;

/** Returns a function that writes the value of a fact in the reader's language. Ids and numbers are unchanged. */
export function useFactWords(): (name: FactName, value: Value) => string | null {
  const t = useTranslations();
  const date = useDate("exact");
  return (name, value) => {
    if (value === null) return null;
    if (typeof value === "boolean") return t(`explain.console.${value ? "yes" : "no"}`);
    if (typeof value === "number") return String(value);
    switch (name) {
      case "account_kind":
        return t(`users.labels.kind.${(value === "company" ? "recruiter" : value) as "recruiter"}`);
      case "job_state":
        return t(`jobs.labels.display_state.${value as "draft"}`);
      case "outcome":
        return t(`explain.console.outcomes.${value as "active"}`);
      case "stage_kind":
        return t(`applications.labels.stage.${value as "applied"}`);
      case "interview_status":
        return t(`interviews.labels.status.${value as "scheduled"}`);
      case "offer_status":
        return t(`offers.labels.status.${value as "draft"}`);
      default:
        return date(value);
    }
  };
}
