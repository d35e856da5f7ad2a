import { useTranslations } from "use-intl";
import { criteriaWords, type NamedCriteria } from "../criteria.ts";

/** `criteriaWords` in the page's language. */
export function useAlertWords(): (named: NamedCriteria) => string {
  const t = useTranslations("jobAlerts.labels");
  return (named) =>
    criteriaWords(named, (key, values) =>
      key === "salary" ? t(key, { million: values?.million ?? 0 }) : t(key),
    );
}
