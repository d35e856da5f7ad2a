import { useTranslations } from "use-intl";
import { Field, FieldSet } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";

/** The fields of lines that are not about a fee; empty rows are left out. */
export function LineFields({ count, label, help }: { count: number; label: string; help: string }) {
  const t = useTranslations("invoices.console");
  const names = Array.from({ length: count }, (_, n) => `lines[${n}]`);
  return (
    <FieldSet name="lines" label={label} help={help}>
      {names.map((name, n) => (
        <div
          key={name}
          className="grid grid-cols-1 gap-3 border-t border-line pt-3 first:border-t-0 sm:grid-cols-[2fr_1fr]"
        >
          <Field name={`${name}.text`} label={t("lineText", { nth: n + 1 })}>
            <TextInput maxLength={255} />
          </Field>
          <Field name={`${name}.amount`} label={t("lineAmount", { nth: n + 1 })}>
            <TextInput inputMode="text" maxLength={14} className="tabular-nums" />
          </Field>
        </div>
      ))}
    </FieldSet>
  );
}
