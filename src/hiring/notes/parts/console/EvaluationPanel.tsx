import { useState } from "react";
import { useTranslations } from "use-intl";
import { useInterviewName } from "#hiring/interviews/parts/use-interview-name.ts";
import { fold } from "#kit/fold.ts";
import { Alert } from "#ui/Alert.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Bar } from "#ui/Bar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { RecommendationKey } from "../../terms.ts";
import { EvaluationForm } from "./EvaluationForm.tsx";
import {
  type EvaluationsView,
  type EvaluationView,
  type NotesReply,
  recommendationKey,
} from "./notes-view.ts";

const tones: Record<RecommendationKey, Tone> = {
  strong_yes: "success",
  yes: "leaf",
  no: "warning",
  strong_no: "danger",
};

interface PanelProps {
  view: EvaluationsView;
  path: string;
  /** The id of the interview whose form is open. */
  interview?: string | null;
  /** Whether new feedback is about that interview only. */
  fixed?: boolean;
  reply?: NotesReply | undefined;
}

/**
 * The evaluations of an applicant: first the reader's, then those of colleagues. Any page of the console can contain it, because
 * its forms post to `path`, the page of this room.
 */
export function EvaluationPanel({ view, path, interview = null, fixed = false, reply }: PanelProps) {
  const t = useTranslations("notes.console.feedback");
  const { own, others, hidden, average, count, people, interviews, canWrite } = view;
  const [editing, setEditing] = useState<"new" | EvaluationView | null>(null);
  const { open, whole, owed } = interviews;
  const requested = open.find(({ id }) => id === interview)?.id ?? owed;
  const isDue = fixed ? requested === interview : own.length === 0 || requested !== null;
  const writes =
    canWrite && (isDue || editing !== null || (reply?.form === "evaluation" && reply.reply !== null));
  const changed = editing === "new" ? null : editing;
  const first = requested ?? (whole ? null : (open[0]?.id ?? null));
  return (
    <Card id="feedback" className="flex scroll-mt-20 flex-col gap-4">
      <CardHeader title={t("title")} text={t("text")} />
      {hidden > 0 && <Alert>{t("hidden", { count: hidden })}</Alert>}
      {!canWrite && count === 0 && <p className="text-sm text-ink-500">{t("none")}</p>}
      {average && !editing && <Average average={average} count={people} evaluations={[...own, ...others]} />}
      {writes && (
        <EvaluationForm
          key={changed?.id ?? requested ?? "new"}
          path={path}
          own={changed}
          about={changed ? (changed.interview?.id ?? null) : first}
          fixed={fixed}
          interviews={interviews}
          kits={view.kits}
          jobSkills={view.jobSkills}
          reply={reply}
          onDone={editing === null ? undefined : () => setEditing(null)}
        />
      )}
      <Evaluations
        evaluations={[...own, ...others].filter((one) => one !== editing)}
        onEdit={canWrite ? setEditing : undefined}
      />
      {canWrite && !writes && !fixed && (whole || open.length > 0) && (
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          className="self-start"
          onClick={() => setEditing("new")}
        >
          {t("more")}
        </Button>
      )}
    </Card>
  );
}

function Evaluations({
  evaluations,
  onEdit,
}: {
  evaluations: readonly EvaluationView[];
  onEdit: ((one: EvaluationView) => void) | undefined;
}) {
  if (evaluations.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4 border-t border-line pt-4">
      {evaluations.map((one) => (
        <li key={one.id}>
          <Evaluation one={one} onEdit={one.own && onEdit ? () => onEdit(one) : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Average({
  average,
  count,
  evaluations,
}: {
  average: NonNullable<EvaluationsView["average"]>;
  count: number;
  evaluations: readonly EvaluationView[];
}) {
  const t = useTranslations("notes.console.feedback");
  const labels = useTranslations("notes.labels.recommendation");
  const key = recommendationKey(average.recommendation);
  const ratedBy = (skill: string) =>
    evaluations.flatMap(({ author, own, skills }) => {
      const rated = skills.find(({ name }) => fold(name) === fold(skill));
      return rated ? [t("ratedBy", { name: own ? t("own") : author.full_name, value: rated.rating })] : [];
    });
  return (
    <div className="rounded-md bg-mist p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{t("average")}</span>
        <Badge tone={tones[key]}>{labels(key)}</Badge>
        <span className="text-ink-500">
          {t("score", { value: average.recommendation, max: 4 })} · {t("averageOf", { count })}
        </span>
      </p>
      {average.skills.length > 0 && (
        <SkillBars skills={average.skills} noteOf={count > 1 ? ratedBy : undefined} />
      )}
    </div>
  );
}

function SkillBars({
  skills,
  noteOf,
}: {
  skills: readonly { name: string; rating: number }[];
  /** Returns the ratings of each person. */
  noteOf?: ((skill: string) => readonly string[]) | undefined;
}) {
  const t = useTranslations("notes.console.feedback");
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {skills.map(({ name, rating }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_2rem] items-center gap-3 text-sm"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          <Bar share={rating / 5} className="w-full" />
          <span className="text-right tabular-nums">
            <span aria-hidden="true">{t("value", { value: rating })}</span>
            <span className="sr-only">{t("score", { value: rating, max: 5 })}</span>
          </span>
          {noteOf && (
            <span className="col-span-3 -mt-1 text-xs text-ink-500">{noteOf(name).join(" · ")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Shows one evaluation. */
export function Evaluation({ one, onEdit }: { one: EvaluationView; onEdit?: (() => void) | undefined }) {
  const t = useTranslations("notes.console.feedback");
  const labels = useTranslations("notes.labels.recommendation");
  const nameOf = useInterviewName();
  const key = recommendationKey(one.recommendation);
  return (
    <div className="flex gap-3">
      <Avatar name={one.author.full_name} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1 text-sm">
          <span className="font-semibold">{one.own ? t("own") : one.author.full_name}</span>
          <Badge tone={tones[key]}>{labels(key)}</Badge>
          <span className="text-xs text-ink-500">
            <RelativeTime at={one.at} />
            {one.edited_at && ` · ${t("edited")}`}
          </span>
        </p>
        {one.interview && <p className="text-sm text-ink-700">{nameOf(one.interview)}</p>}
        {one.text && <p className="text-sm break-words whitespace-pre-line">{one.text}</p>}
        {one.skills.length > 0 && <SkillBars skills={one.skills} />}
        {one.answers.length > 0 && <Answers answers={one.answers} />}
        {onEdit && (
          <Button variant="ghost" size="sm" icon="edit" onClick={onEdit} className="mt-2 -ml-3">
            {t("edit")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Answers({ answers }: Pick<EvaluationView, "answers">) {
  return (
    <dl className="mt-3 flex flex-col gap-2 text-sm">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="break-words text-ink-500">{question}</dt>
          <dd className="break-words whitespace-pre-line">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
