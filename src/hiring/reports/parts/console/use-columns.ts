import { useTranslations } from "use-intl";
import type { ReportName } from "../../terms.ts";

/** Returns a lookup of the headings or definitions of a report's columns by key. */
export function useColumns(name: ReportName, what: "column" | "definition"): (key: string) => string {
  const text = useTranslations("reports.labels") as unknown as (key: string) => string;
  return (key) => text(`${what}.${name}.${key}`);
}
