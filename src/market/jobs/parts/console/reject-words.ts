import { useTranslations } from "use-intl";
import { companyBlockedReason, jobRejectReasons, takedownReasons } from "../../terms.ts";

/** Why a job was refused, in one line: the reason and the reviewer's own words. */
export function useRejectWords(): (reason: { id: number; note: string | null }) => string {
  const t = useTranslations("jobs.labels.reject_reason");
  return ({ id, note }) => {
    const known = jobRejectReasons.find((reason) => reason.id === id);
    return [known && t(known.key), note].filter(Boolean).join(": ");
  };
}

/** Why an administrator suspended or closed a job, in one line. */
export function useTakedownWords(): (reason: { id: number; note: string | null }) => string {
  const t = useTranslations("jobs.labels.takedown_reason");
  return ({ id, note }) => {
    const known = [...takedownReasons, companyBlockedReason].find((reason) => reason.id === id);
    return [known && t(known.key), note].filter(Boolean).join(": ");
  };
}
