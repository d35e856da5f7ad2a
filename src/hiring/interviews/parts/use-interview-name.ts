import { useTranslations } from "use-intl";
import { useDate } from "#ui/use-date.ts";
import { roundKeys } from "../terms.ts";

/** Returns a function that names an interview among others, by its round and its day. */
export function useInterviewName() {
  const t = useTranslations("interviews.labels");
  const at = useDate("weekday");
  return ({ round, starts_at }: { round: number | null; starts_at: string }): string => {
    const key = round === null ? undefined : roundKeys[round - 1];
    return `${key ? t(`round.${key}`) : t("plain")} · ${at(starts_at)}`;
  };
}
