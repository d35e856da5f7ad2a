import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { DutyKind } from "#people/accounts/terms.ts";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";
import type { DutyAct } from "../../terms.ts";
import { DutyActs } from "./DutyActs.tsx";
import type { DutyView } from "./duty-view.ts";

export const dutyIcons = {
  interview: "calendar",
  proposal: "clock",
  response: "users",
  message: "mail",
  feedback: "star",
  approval: "verified",
  offer: "file",
  job: "briefcase",
  task: "check",
} as const satisfies Record<DutyKind, IconName>;

/** A duty: what it is about, when it is due, and its act. */
export function DutyRow({ duty, onAct }: { duty: DutyView; onAct: (duty: DutyView, act: DutyAct) => void }) {
  const { kind, overdue, text } = duty.attributes;
  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-6">
      <Icon
        name={dutyIcons[kind]}
        className={cx("mt-0.5 shrink-0", overdue ? "text-danger-600" : "text-leaf-700")}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <Subject duty={duty} />
          <What duty={duty} />
          {kind === "message" && text && (
            <p className="mt-1 line-clamp-2 text-sm break-words text-ink-700">“{text}”</p>
          )}
        </div>
        <DutyActs duty={duty} onAct={onAct} />
      </div>
    </li>
  );
}

function Subject({ duty: { attributes } }: { duty: DutyView }) {
  const workspace = useCompanyWorkspace();
  const { kind, subject, applicant, job, text } = attributes;
  const isTask = kind === "task";
  const name = isTask ? text : (applicant?.full_name ?? job?.title);
  const to = isTask
    ? taskPaths.detail(workspace, subject)
    : applicant
      ? applicantPaths.detail(workspace, applicant.id)
      : applicantPaths.board(workspace, job?.id ?? "");
  const about = [isTask && applicant?.full_name, (isTask || applicant) && job?.title].filter(Boolean);
  return (
    <p className="break-words text-ink-500">
      <Link to={to} className="font-semibold text-ink-900 hover:underline">
        {name}
      </Link>
      {about.length > 0 && ` · ${about.join(" · ")}`}
    </p>
  );
}

/** The sentence of a duty, and whether it is overdue. */
function What({ duty: { attributes } }: { duty: DutyView }) {
  const t = useTranslations("company-home.console.duties");
  const weekday = useDate("weekday");
  const wholeDay = useDate("wholeDay");
  const clock = useDate("clock");
  const { kind, at, due_at, overdue } = attributes;
  const when =
    kind === "interview"
      ? clock(due_at)
      : kind === "proposal"
        ? weekday(at ?? due_at)
        : wholeDay(at ?? due_at);
  // An offer ends with its last day: the moment of its end is midnight.
  const last = wholeDay(new Date(new Date(due_at).getTime() - 1));
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-500">
      <span>{t(`what.${kind}`, { when: kind === "offer" ? last : when })}</span>
      {overdue && kind !== "interview" ? (
        <Badge tone="danger">{t("overdue")}</Badge>
      ) : (
        <span>
          {kind === "interview" ? (
            <RelativeTime at={due_at} />
          ) : (
            t.rich("due", { when: () => <RelativeTime at={due_at} /> })
          )}
        </span>
      )}
    </p>
  );
}
