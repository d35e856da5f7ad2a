import { Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useRejectWords } from "#market/jobs/parts/console/reject-words.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { reviewPaths } from "../../paths.ts";
import { secondLookNote } from "../../terms.ts";

export interface Sampled {
  id: string;
  decision: "approve" | "reject";
  reason_id: number | null;
  note: string | null;
  at: string;
  job: { id: string; title: string; company: string };
}

/** Lists decisions of other reviewers with a form for the viewer's opinion about each. */
export function SecondLooks({
  decisions,
  answered,
}: {
  decisions: readonly Sampled[];
  /** The refused form, and the decision it was about. */
  answered: { id: string; reply: FormReply } | undefined;
}) {
  const t = useTranslations("jobReview.console.second");
  if (decisions.length === 0)
    return <EmptyState drawing="tasks" title={t("empty.title")} text={t("empty.text")} />;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-500">{t("lead")}</p>
      {decisions.map((one) => (
        <Card key={one.id} className="flex flex-col gap-3">
          <Facts decision={one} />
          <Opinion id={one.id} reply={answered?.id === one.id ? answered.reply : undefined} />
        </Card>
      ))}
    </div>
  );
}

function Facts({ decision: { decision, reason_id, note, at, job } }: { decision: Sampled }) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  const words = useRejectWords();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <Link
            to={reviewPaths.admin.detail(job.id)}
            className="inline-block font-semibold break-words hover:text-leaf-700 hover:underline"
          >
            {job.title}
          </Link>{" "}
          <span className="text-ink-500">· {job.company}</span>
        </p>
        {reason_id !== null && (
          <p className="mt-1 break-words text-ink-700">{words({ id: reason_id, note })}</p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={decision === "approve" ? "success" : "danger"}>
          {reviewer(decision === "approve" ? "mineApproved" : "mineRejected")}
        </Badge>
        <RelativeTime at={at} className="text-ink-500" />
      </p>
    </div>
  );
}

function Opinion({ id, reply }: { id: string; reply: FormReply | undefined }) {
  const t = useTranslations("jobReview.console.second");
  const busy = useNavigation().formData?.get("id") === id;
  return (
    <SubmitForm reply={reply} noValidate>
      <input type="hidden" name="do" value="second" />
      <input type="hidden" name="id" value={id} />
      <Field id={`note-${id}`} name="note" label={t("note")} help={t("noteHelp")} optional>
        <Textarea rows={2} maxLength={secondLookNote} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="agrees" value="true" size="sm" icon="check" busy={busy}>
          {t("agree")}
        </Button>
        <Button type="submit" name="agrees" value="false" size="sm" variant="secondary" busy={busy}>
          {t("disagree")}
        </Button>
      </div>
    </SubmitForm>
  );
}
