import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { linesMost } from "../../terms.ts";
import { type InvoiceView, useMoney } from "./invoice-view.ts";
import { LineFields } from "./LineFields.tsx";

/** The empty rows below the lines. */
const blanks = 2;

/** The form for the lines of a draft that are not about a fee. */
export function EditForm({ row, reply }: { row: InvoiceView; reply: FormReply | undefined }) {
  const t = useTranslations("invoices.console");
  const lines = row.lines
    .filter(({ kind }) => kind === "other")
    .map(({ text, amount }) => ({ text, amount: String(amount) }));
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("verb.edit")}</summary>
      <Card className="mt-3">
        <SubmitForm reply={reply} values={{ lines }} prefix="edit">
          <input type="hidden" name="version" value={row.version} />
          <LineFields
            count={Math.min(linesMost - 2, lines.length + blanks)}
            label={t("otherLines")}
            help={t("otherLinesHelp")}
          />
          <div>
            <Button type="submit" name="do" value="edit">
              {t("saveLines")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </details>
  );
}

/** The form that issues a draft. @param total the total that the reader accepts */
export function IssueForm({
  row,
  reply,
  total,
}: {
  row: InvoiceView;
  reply: FormReply | undefined;
  total: number;
}) {
  const t = useTranslations("invoices.console");
  const money = useMoney(row);
  return (
    <Card>
      <SubmitForm reply={reply} prefix="issue">
        <input type="hidden" name="total" value={total} />
        <input type="hidden" name="version" value={row.version} />
        <p className="text-sm text-ink-700">{t("issueText")}</p>
        <Field name="tax_date" label={t("taxDate")} help={t("taxDateHelp")} optional>
          <DateInput />
        </Field>
        <details>
          <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("eInvoice")}</summary>
          <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
            <EInvoiceFields />
          </div>
        </details>
        <div>
          <Button type="submit" name="do" value="issue">
            {t("issueAt", { total: money(total) })}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}

/** The fields of the e-invoice that the agency’s provider has made. */
export function EInvoiceFields({ required = false }: { required?: boolean }) {
  const t = useTranslations("invoices.console");
  return (
    <>
      <Field name="e_symbol" label={t("eSymbol")} required={required}>
        <TextInput maxLength={20} />
      </Field>
      <Field name="e_number" label={t("eNumber")} required={required}>
        <TextInput maxLength={20} />
      </Field>
      <Field name="e_date" label={t("eDate")} required={required}>
        <DateInput />
      </Field>
      <Field name="e_code" label={t("eCode")}>
        <TextInput maxLength={50} />
      </Field>
    </>
  );
}
