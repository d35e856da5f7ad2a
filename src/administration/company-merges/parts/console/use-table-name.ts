import { useTranslations } from "use-intl";
import type { labels } from "../../messages.en.ts";

/** Returns a function that names what a table stores. */
export function useTableName() {
  const t = useTranslations("companyMerges.labels.table");
  return (table: string) => t(table as keyof typeof labels.table);
}
