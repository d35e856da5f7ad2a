import { useTranslations } from "use-intl";
import { graveMarks } from "#market/jobs/mark-rules.ts";
import type { Mark } from "#market/jobs/marks.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

/** Badges of a row for the kinds of marks of a job. */
export function MarkBadges({ keys }: { keys: readonly Mark["key"][] }) {
  const t = useTranslations("jobs.console.marks");
  return keys.map((key) => (
    <Badge key={key} tone={graveMarks.includes(key) ? "danger" : "warning"}>
      {t(key)}
    </Badge>
  ));
}

/** Lists possible objections to a job, each with a quote. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  const t = useTranslations("jobReview.console");
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("reviewer.marks")}</h2>
      {marks.length === 0 ? (
        <p className="flex gap-2 text-sm text-ink-500">
          <Icon name="check" size="sm" className="mt-0.5 text-success-600" />
          {t("reviewer.noMarks")}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {marks.map(({ key, field, quote }) => (
            <li key={`${key} ${field}`} className="text-sm">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <MarkBadges keys={[key]} />
                <span className="text-ink-500">{t(`fields.${field}`)}</span>
              </p>
              {quote && <p className="mt-1 break-words text-ink-700">“{quote}”</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
