import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { useDate } from "#ui/use-date.ts";
import type { personMarks } from "../../contract-facts.ts";

export type MarksOfPerson = AnswerOf<typeof personMarks>["data"][number]["attributes"];

/** The marks that forbid to contact or approach a person. */
export function Marks({ marks }: { marks: MarksOfPerson | null | undefined }) {
  const t = useTranslations("talentPools.console.marks");
  const day = useDate("day");
  if (!marks) return null;
  const { do_not_contact, off_limits } = marks;
  return (
    <>
      {do_not_contact && (
        <Badge tone="danger" icon="lock">
          {t("doNotContact")}
        </Badge>
      )}
      {off_limits && (
        <>
          <Badge tone="warning" icon="lock">
            {t("offLimits", { date: day(off_limits.until) })}
          </Badge>
          <span className="min-w-0 text-sm break-words text-ink-500">{off_limits.company}</span>
        </>
      )}
    </>
  );
}
