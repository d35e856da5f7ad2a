import { useLocale, useTranslations } from "use-intl";
import { type StageKind, stageKinds } from "#people/companies/pipeline.ts";
import type { Tone } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import type { IconName } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import { noDecisionReason, withdrawReasons } from "../../terms.ts";
import type { Activity, Applicant } from "./applicant-model.ts";
import { type StageRef, stageName } from "./board-model.ts";
import { reasonKey } from "./reasons.ts";

export const activityLooks: Record<string, { icon: IconName; tone: Tone }> = {
  apply: { icon: "file", tone: "leaf" },
  sourced: { icon: "search", tone: "leaf" },
  view: { icon: "eye", tone: "neutral" },
  stage_move: { icon: "arrow-right", tone: "info" },
  reject: { icon: "x", tone: "danger" },
  restore: { icon: "undo", tone: "success" },
  withdraw: { icon: "log-out", tone: "warning" },
  message: { icon: "mail", tone: "info" },
  email: { icon: "mail", tone: "info" },
  note: { icon: "edit", tone: "neutral" },
  evaluation: { icon: "star", tone: "neutral" },
  task_assign: { icon: "check", tone: "neutral" },
  candidate_update: { icon: "edit", tone: "neutral" },
  new_profile: { icon: "user", tone: "leaf" },
};

/** Returns the text and look of an activity of one other room; null for all other activities. */
export type Describe = (activity: Activity) => { title: string; icon: IconName; tone: Tone } | null;

/** The activities of an applicant in words, the newest first. */
export function History({ applicant, describe }: { applicant: Applicant; describe: Describe }) {
  const t = useTranslations("applications.console");
  const sentence = useSentence(
    [...applicant.stages, applicant.stage, applicant.stood_at].filter((stage) => stage !== null),
  );
  const entries = applicant.activities.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold">{t("history.title")}</h2>
      <Timeline
        entries={entries.map((entry, index) => ({
          key: index,
          time: <RelativeTime at={entry.at} />,
          children: <Details entry={entry} />,
          ...(describe(entry) ?? {
            title: sentence(entry),
            ...(activityLooks[entry.kind] ?? { icon: "info" as const, tone: "neutral" as const }),
          }),
        }))}
      />
    </Card>
  );
}

/** Returns a function that describes an activity of this room. `stages` have the names of the board; other stages get the name of their kind. */
export function useSentence(stages: readonly StageRef[]) {
  const t = useTranslations("applications.console.history");
  const labels = useTranslations("applications.labels");
  const locale = useLocale();
  const named = (kind: string | null, id: number | null) => {
    const own =
      stages.find((stage) => stage.id === String(id)) ?? stages.find((stage) => stage.kind === kind);
    if (own) return stageName(own, locale);
    return kind && isStage(kind) ? labels(`stage.${kind}`) : "";
  };
  const closed = useClosed();
  return ({ kind, by, ...moved }: Activity): string => {
    const from = named(moved.from_stage, moved.from_stage_id);
    const values = { by: by ?? "", from, to: named(moved.to_stage, moved.to_stage_id) };
    const who = by ? "by" : "system";
    if (kind === "apply") return t("apply");
    if (kind === "withdraw") return t("withdraw");
    if (kind === "sourced") return t(`sourced.${who}`, values);
    if (kind === "view") return t(`view.${who}`, values);
    if (kind === "stage_move") return t(`stage_move.${who}`, values);
    if (kind === "reject") return by ? t("reject.by", values) : closed(moved.reason_id);
    if (kind === "restore") return t(`restore.${who}`, values);
    if (kind === "message") return t(`message.${who}`, values);
    if (kind === "email") return t(`email.${who}`, values);
    if (kind === "note") return t(`note.${who}`, values);
    if (kind === "evaluation") return t(`evaluation.${who}`, values);
    if (kind === "task_assign") return t(`task_assign.${who}`, values);
    if (kind === "owner_change") return t(`owner_change.${who}`, values);
    if (kind === "candidate_update") return t(`candidate_update.${who}`, values);
    if (kind === "new_profile") return t(`new_profile.${who}`, values);
    if (kind === "hide" || kind === "unhide") return t(`${kind}.${who}`, values);
    return t("other");
  };
}

/** Returns a function that describes why the system ended an application, by the reason of the rejection. */
export function useClosed() {
  const t = useTranslations("applications.console.history.closed");
  return (reasonId: number | null) => t(reasonId === noDecisionReason ? "no_decision" : "no_response");
}

function isStage(kind: string): kind is StageKind {
  return kind in stageKinds;
}

function Details({ entry: { kind, reason_id, note } }: { entry: Activity }) {
  const labels = useTranslations("applications.labels");
  if (!reason_id && !note) return null;
  const withdrawn = withdrawReasons.find((reason) => reason.id === reason_id)?.key ?? "other";
  const reason =
    reason_id &&
    (kind === "withdraw"
      ? labels(`withdraw_reason.${withdrawn}`)
      : kind === "reject" && labels(`reject_reason.${reasonKey(reason_id)}`));
  return (
    <>
      {reason && <p>{reason}</p>}
      {note && <p className="whitespace-pre-line text-ink-500">{note}</p>}
    </>
  );
}
