import { Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import type { merges } from "../../contract.ts";
import { reasonMax } from "../../terms.ts";
import { useTableName } from "./use-table-name.ts";

type Merge = { id: string } & AnswerOf<typeof merges>["data"][number]["attributes"];

/** A merge of two companies, with the form that undoes it. */
export function MergeCard({ merge, reply }: { merge: Merge; reply: FormReply | null }) {
  const t = useTranslations("companyMerges.console.list");
  const nameOf = useTableName();
  const date = useDate("day");
  const busy = useNavigation().state === "submitting";
  const { loser, winner, can, undone_at, undo_until, remaining } = merge;
  const names = { loser: loser.name, winner: winner.name };
  const state = undone_at
    ? t("undone", { date: date(undone_at) })
    : can.undo
      ? t("until", { date: date(undo_until) })
      : t("final");
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">
          <Link to={directoryPaths.company(winner.id)} className="hover:text-leaf-700 hover:underline">
            {t("into", names)}
          </Link>
        </h2>
        <Badge tone={can.undo ? "info" : "neutral"}>{state}</Badge>
      </div>
      <DescriptionList
        layout="grid"
        items={[
          { label: t("at"), value: date(merge.merged_at) },
          { label: t("by"), value: merge.merged_by?.full_name },
          // The steps of merges that cannot be undone are deleted, and their number with them.
          { label: t("moves"), value: merge.moves > 0 && String(merge.moves) },
          { label: t("reason"), value: merge.reason, wide: true },
        ]}
      />
      {remaining.length > 0 && (
        <p className="text-sm text-ink-700">
          {t("remaining", {
            tables: remaining.map(({ table, rows }) => `${nameOf(table)} (${rows})`).join(", "),
          })}
        </p>
      )}
      {can.undo && (
        <details open={reply !== null}>
          <summary className="cursor-pointer leading-6 font-semibold text-leaf-700">{t("undo")}</summary>
          <SubmitForm method="post" reply={reply} prefix={merge.id} className="mt-4 flex flex-col gap-4">
            <input type="hidden" name="id" value={merge.id} />
            <Field name="reason" label={t("reason")} help={t("reasonHint")} required>
              <Textarea limit={reasonMax} rows={2} />
            </Field>
            <Button type="submit" variant="secondary" icon="undo" busy={busy} className="self-start">
              {t("undoTitle", names)}
            </Button>
          </SubmitForm>
        </details>
      )}
    </Card>
  );
}
