import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { reportReasons } from "#market/jobs/terms.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";
import { inboxPaths } from "../../paths.ts";
import type { ThreadKind, ThreadStatus } from "../../terms.ts";

export interface InboxRow {
  id: string;
  kind: ThreadKind;
  status: ThreadStatus;
  name: string | null;
  company: string | null;
  subject: string | null;
  /** Reason of a reported job. */
  reason: (typeof reportReasons)[number]["key"] | null;
  excerpt: string;
  /** True when the last message is from support. */
  ours: boolean;
  unread: number;
  overdue: boolean;
  owner: string | null;
  /** When the reply is due; null when none is. */
  due: string | null;
  at: string;
}

const kindTone = {
  chat: "info",
  contact: "leaf",
  headhunt: "lotus",
  job_report: "warning",
} as const satisfies Record<ThreadKind, Tone>;

const statusTone = {
  open: "warning",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<ThreadStatus, Tone>;

/** The kind of a conversation as a badge. */
export function KindBadge({ kind }: { kind: ThreadKind }) {
  const t = useTranslations("support.labels.kind");
  return <Badge tone={kindTone[kind]}>{t(kind)}</Badge>;
}

/** The status of a conversation as a badge, or "overdue" when its answer is. */
export function StatusBadge({ status, overdue }: { status: ThreadStatus; overdue: boolean }) {
  const t = useTranslations("support");
  return overdue ? (
    <Badge tone="danger" icon="clock">
      {t("console.inbox.overdue")}
    </Badge>
  ) : (
    <Badge tone={statusTone[status]}>{t(`labels.status.${status}`)}</Badge>
  );
}

/** The conversations of a tab; unread ones are marked by a sign, font weight and a word. */
export function InboxList({ rows, showStatus }: { rows: readonly InboxRow[]; showStatus: boolean }) {
  const t = useTranslations("support.console.inbox");
  return (
    <ol aria-label={t("caption")}>
      {rows.map((row) => {
        const name = row.name ?? t("anonymous");
        const unread = row.unread > 0;
        return (
          <li
            key={row.id}
            className="relative flex items-start gap-3 border-b border-line px-4 py-4 transition-colors last:border-b-0 hover:bg-hover has-[a:focus-visible]:bg-hover sm:px-6"
          >
            <span className="relative">
              <Avatar name={name} />
              {unread && (
                <span
                  aria-hidden="true"
                  className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-lotus-500"
                />
              )}
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="min-w-0 break-words">
                  <Link
                    to={inboxPaths.thread(row.id)}
                    data-row
                    className={cx("after:absolute after:inset-0", unread && "font-semibold")}
                  >
                    {name}
                    {unread && <span className="sr-only"> ({t("unread", { count: row.unread })})</span>}
                  </Link>
                  {row.company && <span className="text-sm text-ink-500"> · {row.company}</span>}
                </p>
                <RelativeTime
                  at={row.at}
                  className={cx("text-sm whitespace-nowrap", unread ? "text-ink-900" : "text-ink-500")}
                />
              </div>
              <p className="line-clamp-2 text-sm break-words text-ink-500">
                {row.subject && (
                  <span className={cx("text-ink-900", unread && "font-semibold")}>{row.subject}</span>
                )}
                {row.subject && row.excerpt && " – "}
                {row.ours && <span className="font-semibold">{t("you")}</span>}
                {row.excerpt}
              </p>
              <RowFacts row={row} showStatus={showStatus} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The kind of a conversation, its clock and its owner. */
function RowFacts({ row, showStatus }: { row: InboxRow; showStatus: boolean }) {
  const t = useTranslations("support.console.inbox");
  const reasons = useTranslations("jobs.labels.report_reason");
  const moment = useDate("weekday");
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2">
      <KindBadge kind={row.kind} />
      {row.reason && <Badge tone="danger">{reasons(row.reason)}</Badge>}
      {(showStatus || row.overdue) && <StatusBadge status={row.status} overdue={row.overdue} />}
      {row.due && (
        <span className="text-sm text-ink-700">{t("due", { when: moment(new Date(row.due)) })}</span>
      )}
      {row.owner && (
        <span className="min-w-0 text-sm break-words text-ink-700">{t("owner", { name: row.owner })}</span>
      )}
    </p>
  );
}
