import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useRejectWords } from "#market/jobs/parts/console/reject-words.ts";
import { StateBadge } from "#market/jobs/parts/console/StateBadge.tsx";
import type { DisplayState } from "#market/jobs/terms.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface OwnDecision {
  id: string;
  decision: "approve" | "reject";
  reason_id: number | null;
  note: string | null;
  at: string;
  corrected: string[];
  second_look: { agrees: boolean; note: string | null } | null;
  job: { id: string; title: string; company: string; display_state: DisplayState | null };
}

/** Lists the viewer's decisions with the current states of the jobs. */
export function OwnDecisions({
  decisions,
  detail,
}: {
  decisions: readonly OwnDecision[];
  detail: (id: string) => string;
}) {
  const t = useTranslations("jobReview.console.reviewer");
  if (decisions.length === 0)
    return <EmptyState drawing="tasks" title={t("mineEmpty.title")} text={t("mineEmpty.text")} />;
  return (
    <Card flush>
      <ol>
        {decisions.map((one) => (
          <Row key={one.id} one={one} detail={detail} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ one, detail }: { one: OwnDecision; detail: (id: string) => string }) {
  const t = useTranslations("jobReview.console.reviewer");
  const second = useTranslations("jobReview.console.second");
  const fields = useTranslations("jobReview.console.fields");
  const words = useRejectWords();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          {one.job.display_state === null ? (
            <span className="font-semibold">{one.job.title}</span>
          ) : (
            <Link to={detail(one.job.id)} className="font-semibold hover:text-leaf-700 hover:underline">
              {one.job.title}
            </Link>
          )}{" "}
          <span className="text-ink-500">· {one.job.company}</span>
        </p>
        {one.reason_id !== null && (
          <p className="mt-1 break-words text-ink-700">{words({ id: one.reason_id, note: one.note })}</p>
        )}
        {one.second_look && (
          <p className="mt-1 break-words text-ink-700">
            {second(one.second_look.agrees ? "agreed" : "disagreed")}
            {one.second_look.note && ` ${one.second_look.note}`}
          </p>
        )}
        {one.corrected.length > 0 && (
          <p className="mt-1 text-ink-500">
            {t("correctedFields", {
              // The API names only fields that can be corrected, each of which has a text.
              fields: one.corrected.map((name) => fields(name as "title")).join(", "),
            })}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={one.decision === "approve" ? "success" : "danger"}>
          {t(one.decision === "approve" ? "mineApproved" : "mineRejected")}
        </Badge>
        {one.job.display_state && <StateBadge state={one.job.display_state} />}
        <RelativeTime at={one.at} className="text-ink-500" />
      </p>
    </li>
  );
}
