import { useTranslations } from "use-intl";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Change } from "../../change-view.ts";

/** Lists the fields that the author has changed since the last decision; in texts, changed words are marked. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations("jobReview.console");
  if (changes.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("reviewer.changes")} text={t("reviewer.changesText")} />
      <dl className="flex flex-col gap-4">
        {changes.map((change) => (
          <div key={change.field}>
            <dt className="text-sm font-semibold">{t(`fields.${change.field}`)}</dt>
            <dd className="mt-1 text-sm break-words whitespace-pre-line">
              {change.kind === "text" ? <Words change={change} /> : <Values change={change} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Words({ change }: { change: Extract<Change, { kind: "text" }> }) {
  return change.pieces.map((piece, at) => {
    const key = `${at} ${piece.kind}`;
    if (piece.kind === "same") return <span key={key}>{piece.text}</span>;
    const Tag = piece.kind === "added" ? "ins" : "del";
    return (
      <Tag
        key={key}
        className={
          piece.kind === "added" ? "bg-success-100 text-success-600" : "bg-danger-100 text-danger-600"
        }
      >
        {piece.text}
      </Tag>
    );
  });
}

function Values({ change }: { change: Exclude<Change, { kind: "text" }> }) {
  const t = useTranslations("jobReview.console.reviewer");
  const labels = useTranslations("reference.labels");
  const salary = useSalary();
  const say = (side: "before" | "after"): string => {
    if (change.kind === "salary") return salary(change[side], true);
    if (change.kind === "flag") return t(change[side] ? "yes" : "no");
    if (change.kind === "term") {
      const key = change[side];
      // The compiler cannot infer that the key belongs to the group of labels.
      return key ? labels(`${change.group}.${key}` as "job_type.full_time") : t("empty");
    }
    return change[side].join(", ") || t("empty");
  };
  return (
    <>
      <del className="text-danger-600">{say("before")}</del> →{" "}
      <ins className="text-success-600">{say("after")}</ins>
    </>
  );
}
