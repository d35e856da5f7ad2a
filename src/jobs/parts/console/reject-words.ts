import { useTranslations } from "use-intl";
import { jobRejectReasons } from "../../terms.ts";

/** Why a job was refused, in one line: the reason and the reviewer's own words. */
export function useRejectWords(): (reason: { id: number; note: string | null }) => string {
  const t = useTranslations("jobs.labels.reject_reason");
  return ({ id, note }) => {
    const known = jobRejectReasons.find((reason) => reason.id === id);
    return [known && t(known.key), note].filter(Boolean).join(": ");
  };
}
