import { useTranslations } from "use-intl";
import { companyBlockedReason, jobRejectReasons, takedownReasons } from "../../terms.ts";

/** Returns a function for the reason of a rejection in one line, with the reviewer's note. */
export function useRejectWords(): (reason: { id: number; note: string | null }) => string {
  const t = useTranslations("jobs.labels.reject_reason");
  return ({ id, note }) => {
    const listed = jobRejectReasons.find((reason) => reason.id === id);
    return [listed && t(listed.key), note].filter(Boolean).join(": ");
  };
}

/** Returns a function for the reason of a takedown in one line, with the administrator's note. */
export function useTakedownWords(): (reason: { id: number; note: string | null }) => string {
  const t = useTranslations("jobs.labels.takedown_reason");
  return ({ id, note }) => {
    const listed = [...takedownReasons, companyBlockedReason].find((reason) => reason.id === id);
    return [listed && t(listed.key), note].filter(Boolean).join(": ");
  };
}
