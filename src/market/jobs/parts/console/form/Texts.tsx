import { useTranslations } from "use-intl";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { useFieldValue } from "#ui/form/edit.ts";
import { textOf } from "#ui/form/scope.ts";
import { Textarea } from "#ui/inputs.tsx";
import { caps, richFields, shortestDescription } from "../../../terms.ts";
import { Coached } from "../Coach.tsx";
import { Part } from "./Part.tsx";

/** The texts of the ad. */
export function Texts() {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="texts">
      {richFields.map((name) => (
        <Coached key={name} field={name}>
          <Field name={name} label={t(name)} required={name !== "benefits"}>
            <LongText name={name} placeholder={t(`${name}Placeholder`)} />
          </Field>
        </Coached>
      ))}
      <Coached field="highlight_description">
        <Field name="highlight_description" label={t("highlight")} help={t("highlightHelp")} optional>
          <Textarea rows={2} limit={caps.highlight} className="min-h-16" />
        </Field>
      </Coached>
    </Part>
  );
}

function LongText({ name, placeholder }: { name: string; placeholder: string }) {
  const [text, setText] = useFieldValue(name, (value) => textOf(value) ?? "");
  return (
    <RichTextEditor
      value={text}
      onChange={setText}
      least={name === "description" ? shortestDescription : 0}
      limit={caps.text}
      placeholder={placeholder}
    />
  );
}
