import { useTranslations } from "use-intl";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { AdText } from "./AdText.tsx";
import { Part } from "./Part.tsx";

/** The words of the ad. */
export function Texts({ values, set, errors }: PartProps) {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="texts">
      <AdText
        name="description"
        label={t("description")}
        placeholder={t("descriptionPlaceholder")}
        value={values.description}
        onChange={(description) => set({ description })}
        error={errors.description}
        required
      />
      <AdText
        name="requirement"
        label={t("requirement")}
        placeholder={t("requirementPlaceholder")}
        value={values.requirement}
        onChange={(requirement) => set({ requirement })}
        error={errors.requirement}
        required
      />
      <AdText
        name="benefits"
        label={t("benefits")}
        placeholder={t("benefitsPlaceholder")}
        value={values.benefits}
        onChange={(benefits) => set({ benefits })}
        error={errors.benefits}
      />
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
