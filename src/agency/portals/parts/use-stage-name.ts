import { useTranslations } from "use-intl";
import { stageKindOf } from "#people/companies/pipeline.ts";
import type { labels } from "../messages.en.ts";

/** Returns a function that names a stage in the client's words, by the id of its kind. */
export function useStageName(): (kind: number) => string {
  const t = useTranslations("portals.labels.stage");
  return (kind) => t(stageKindOf[kind] as keyof typeof labels.stage);
}
