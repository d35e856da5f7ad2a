import { Link, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useDate } from "#ui/use-date.ts";
import type { categoryRow } from "../../contract.ts";
import { listPaths } from "../../paths.ts";

type Row = AnswerOf<typeof categoryRow>["data"];
type Act = "retired" | "restored";
/** A refused form, which is shown again. */
type Shown = { form: string; reply: FormReply };

/** A note that the row was merged into another one. */
export function MergedNote({ row }: { row: Row }) {
  const t = useTranslations("lists.console");
  const language = useLocale();
  const date = useDate("exact");
  const { kind, merged_into, undo_until, can } = row.attributes;
  if (!merged_into) return null;
  const name = language === "vi" ? merged_into.name_vn : merged_into.name;
  return (
    <Alert tone="info">
      <p>
        {t.rich("mergedInto", {
          name,
          row: (text) => (
            <Link to={listPaths[kind].row(merged_into.id)} className="underline">
              {text}
            </Link>
          ),
        })}{" "}
        {can.restore && undo_until ? t("undoUntil", { until: date(undo_until) }) : t("undoOver")}
      </p>
    </Alert>
  );
}

/** Retires a row, restores it, undoes its merge, or leads to its merge. */
export function RowActs({ row, shown }: { row: Row; shown: Shown | null }) {
  const t = useTranslations("lists.console.retire");
  const { kind, can, state } = row.attributes;
  const restore = state === "merged" ? "undo" : "restore";
  return (
    <>
      {can.merge && (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t("mergeTitle")}</h2>
          <p className="text-ink-700">{t("mergeText")}</p>
          <div>
            <Button to={listPaths[kind].merge(row.id)} variant="secondary">
              {t("merge")}
            </Button>
          </div>
        </Card>
      )}
      {can.retire && (
        <ActCard row={row} act="retired" words={{ title: t("title"), text: t("text") }} shown={shown} />
      )}
      {can.restore && (
        <ActCard
          row={row}
          act="restored"
          words={{ title: t(`${restore}Title`), text: t(`${restore}Text`) }}
          shown={shown}
        />
      )}
    </>
  );
}

function ActCard({
  row,
  act,
  words,
  shown,
}: {
  row: Row;
  act: Act;
  words: { title: string; text: string };
  shown: Shown | null;
}) {
  const t = useTranslations("lists.console.retire");
  const language = useLocale();
  const busy = useNavigation().state === "submitting";
  const { version, state, name: english, name_vn } = row.attributes;
  const name = language === "vi" ? name_vn : english;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="text-ink-700">{words.text}</p>
      <SubmitForm
        method="post"
        reply={shown?.form === act ? shown.reply : null}
        prefix={act}
        className="flex"
      >
        <input type="hidden" name="do" value={act} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" variant="secondary" icon={act === "restored" ? "undo" : undefined} busy={busy}>
          {act === "retired" ? t("act", { name }) : state === "merged" ? t("undo") : t("restore", { name })}
        </Button>
      </SubmitForm>
    </Card>
  );
}
