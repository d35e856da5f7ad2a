import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useRejectWords } from "#market/jobs/parts/console/reject-words.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface Rejection {
  reason_id: number | null;
  note: string | null;
  by: string | null;
  at: string;
  job: { id: string; title: string };
  same_job: boolean;
}

/** Lists earlier rejections of the job and of other jobs of its company. */
export function History({
  rejections,
  detail,
}: {
  rejections: readonly Rejection[];
  detail: (id: string) => string;
}) {
  const t = useTranslations("jobReview.console.reviewer");
  const words = useRejectWords();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("history")}</h2>
      {rejections.length === 0 ? (
        <p className="text-sm text-ink-500">{t("historyNone")}</p>
      ) : (
        <ol className="flex flex-col gap-3 text-sm">
          {rejections.map((past) => (
            <li key={`${past.job.id} ${past.at}`} className="border-l-2 border-line pl-3">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {past.same_job ? (
                  <Badge tone="warning">{t("thisJob")}</Badge>
                ) : (
                  <Link
                    to={detail(past.job.id)}
                    className="break-words text-leaf-700 underline underline-offset-2"
                  >
                    {past.job.title}
                  </Link>
                )}
                <span className="text-ink-500">
                  <RelativeTime at={past.at} /> · {past.by ?? t("someone")}
                </span>
              </p>
              {past.reason_id !== null && (
                <p className="mt-1 break-words text-ink-700">
                  {words({ id: past.reason_id, note: past.note })}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
