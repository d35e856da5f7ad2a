import { useTranslations } from "use-intl";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { caps, richFields } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { Part } from "./Part.tsx";

/** The words of the ad. */
export function Texts({ values, set, errors }: PartProps) {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="texts">
      {richFields.map((name) => (
        <Field key={name} name={name} label={t(name)} error={errors[name]} required={name !== "benefits"}>
          <RichTextEditor
            value={values[name]}
            onChange={(text) => set({ [name]: text })}
            limit={caps.text}
            placeholder={t(`${name}Placeholder`)}
          />
        </Field>
      ))}
      <Field
        name="highlight_description"
        label={t("highlight")}
        help={t("highlightHelp")}
        error={errors.highlight_description}
        optional
      >
        <Textarea
          rows={2}
          limit={caps.highlight}
          value={values.highlight_description}
          onChange={(event) => set({ highlight_description: event.target.value })}
          className="min-h-16"
        />
      </Field>
    </Part>
  );
}
