import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { leaveReasons } from "../../terms.ts";
import type { PlacementView } from "./placement-view.ts";

/** The form that reports that the person left within the warranty. */
export function FailForm({ row, reply }: { row: PlacementView; reply: FormReply | undefined }) {
  const t = useTranslations("placements.console");
  const reasons = useTranslations("placements.labels.reason");
  const day = useDate("day");
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader
        title={t("failTitle")}
        text={row.warranty_until && t("failText", { date: day(row.warranty_until) })}
      />
      <SubmitForm reply={reply} prefix="fail">
        <Field name="left_on" label={t("left")} required>
          <DateInput />
        </Field>
        <Field name="reason_id" label={t("reason")} required>
          <Select
            placeholder={t("choose")}
            options={leaveReasons.map(({ id, key }) => ({ value: String(id), label: reasons(key) }))}
          />
        </Field>
        <Field name="note" label={t("note")} optional>
          <Textarea rows={3} maxLength={1000} />
        </Field>
        <div>
          <Button type="submit" name="do" value="fail" variant="danger">
            {t("verb.fail")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
