import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface DecidedBy {
  decision: "approve" | "reject";
  by: string | null;
  at: string;
  corrected: readonly string[];
}

/** Shows who decided about the job and when, with the viewer's note if the viewer's decision came too late. */
export function Decided({
  state,
  decided,
  reply,
}: {
  state: string;
  decided: DecidedBy | null;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobReview.console.review");
  const reviewer = useTranslations("jobReview.console.reviewer");
  const note = String(valueAt(reply?.submission.payload, "note") ?? "");
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("decision")}</h2>
      <p className="text-sm text-ink-500">{t("decidedAlready", { state })}</p>
      {decided && (
        <p className="text-sm">
          {reviewer.rich(`decidedBy.${decided.decision}`, {
            name: decided.by ?? reviewer("someone"),
            when: () => <RelativeTime at={decided.at} />,
          })}
        </p>
      )}
      {reply?.error && (
        <Alert tone="danger" title={reviewer("lateTitle")} live>
          {note && (
            <>
              <p>{reviewer("lateText")}</p>
              <blockquote className="mt-1 border-l-2 border-danger-600 pl-2 break-words whitespace-pre-line">
                {note}
              </blockquote>
            </>
          )}
        </Alert>
      )}
    </Card>
  );
}
