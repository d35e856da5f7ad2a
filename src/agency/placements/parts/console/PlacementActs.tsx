import { useTranslations } from "use-intl";
import { invoicePaths } from "#agency/invoices/console-paths.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import type { PlacementView } from "./placement-view.ts";

/** The next steps of a placement: the start, the request for the fee, the cancellation. */
export function PlacementActs({
  row,
  replyOf,
}: {
  row: PlacementView;
  replyOf: (form: string) => FormReply | undefined;
}) {
  const t = useTranslations("placements.console");
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {row.can.request && (
          <Button to={invoicePaths.request(row.id)} size="sm" icon="money">
            {t("verb.request")}
          </Button>
        )}
        {row.requested > 0 && (
          <Button to={invoicePaths.ofClient(row.client.id)} variant="secondary" size="sm">
            {t("requests")}
          </Button>
        )}
      </div>
      {row.can.start && <StartForm row={row} reply={replyOf("start")} />}
      {row.can.cancel && <CancelForm reply={replyOf("cancel")} />}
    </>
  );
}

function StartForm({ row, reply }: { row: PlacementView; reply: FormReply | undefined }) {
  const t = useTranslations("placements.console");
  const form = (
    <SubmitForm reply={reply} values={row} prefix="start">
      <Field name="start_date" label={t("firstDay")} required>
        <DateInput />
      </Field>
      <div>
        <Button type="submit" name="do" value="start" variant={row.started ? "secondary" : "primary"}>
          {t(row.started ? "verb.correct" : "verb.start")}
        </Button>
      </div>
    </SubmitForm>
  );
  if (!row.started) return <Card>{form}</Card>;
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("verb.correct")}</summary>
      <Card className="mt-3">{form}</Card>
    </details>
  );
}

function CancelForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("placements.console");
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("verb.cancel")}</summary>
      <Card className="mt-3">
        <SubmitForm reply={reply} prefix="cancel">
          <p className="text-sm text-ink-700">{t("cancelText")}</p>
          <Field name="note" label={t("note")} optional>
            <Textarea rows={2} maxLength={1000} />
          </Field>
          <div>
            <Button type="submit" name="do" value="cancel" variant="danger">
              {t("verb.cancel")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </details>
  );
}
