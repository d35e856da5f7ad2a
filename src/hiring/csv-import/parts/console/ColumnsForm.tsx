import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { columnsOf, type ImportField, type ImportKind, tableOf } from "../../terms.ts";

/** The form that assigns a field to each column of an uploaded table. */
export function ColumnsForm({
  kind,
  columns,
  firstIsData,
  open,
  busy,
}: {
  kind: ImportKind;
  columns: readonly { name: string; example: string; field: ImportField | null }[];
  firstIsData: boolean;
  open: boolean;
  busy: boolean;
}) {
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  const options = columnsOf[tableOf(useWorkspace(), kind)].map((field) => ({
    value: field,
    label: names(field),
  }));
  return (
    <details open={open}>
      <summary className={buttonClass({ variant: "secondary" })}>{t("columns")}</summary>
      <Form method="post" className="mt-4 flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
        <p className="text-sm text-ink-700">{t("columnsText")}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, example, field }, index) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={index}
              name={`columns[${index}]`}
              label={<span className="break-words">{name || t("unnamed", { number: index + 1 })}</span>}
              help={
                example && <span className="line-clamp-2 break-words">{t("example", { cell: example })}</span>
              }
            >
              <Select placeholder={t("ignore")} options={options} defaultValue={field ?? ""} />
            </Field>
          ))}
        </div>
        <Checkbox name="first_is_data" value="true" label={t("firstIsData")} defaultChecked={firstIsData} />
        <Button
          type="submit"
          name="do"
          value="columns"
          variant={open ? "primary" : "secondary"}
          busy={busy}
          className="self-start"
        >
          {t("checkAgain")}
        </Button>
      </Form>
    </details>
  );
}
