import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { applicantIntroductions } from "../contract-record.ts";

type Row = AnswerOf<typeof applicantIntroductions>["data"][number];

/** The introductions of an applicant to the client, each with its record. */
export function IntroductionList({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("shares.console.form");
  const exact = useDate("exact");
  return (
    <Card>
      <CardHeader title={t("records")} text={t("recordsText")} />
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ id, attributes: { introduced_at, introduced_by, ended_at, ...row } }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-64 break-words">
              <p className="font-semibold">
                {introduced_by
                  ? t("introducedBy", { date: exact(introduced_at), name: introduced_by })
                  : t("introduced", { date: exact(introduced_at) })}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-500">
                <span>{t("recipientCount", { count: row.recipients })}</span>
                {row.recipients > 0 && (
                  <span>
                    {row.first_viewed_at
                      ? t("firstViewed", { date: exact(row.first_viewed_at) })
                      : t("notViewed")}
                  </span>
                )}
                {ended_at && <span>{t("introductionEnded", { date: exact(ended_at) })}</span>}
              </p>
            </div>
            <Button
              to={`/api/v2/consultants/introductions/${id}/record`}
              download
              reloadDocument
              variant="secondary"
              aria-label={t("recordOf", { date: exact(introduced_at) })}
            >
              {t("record")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
