import { useTranslations } from "use-intl";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import { AdText } from "./AdText.tsx";
import { Part } from "./Part.tsx";

/** The words of the ad. */
export function Texts() {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="texts">
      <AdText
        name="description"
        label={t("description")}
        placeholder={t("descriptionPlaceholder")}
        required
      />
      <AdText
        name="requirement"
        label={t("requirement")}
        placeholder={t("requirementPlaceholder")}
        required
      />
      <AdText name="benefits" label={t("benefits")} placeholder={t("benefitsPlaceholder")} />
      <Field name="highlight_description" label={t("highlight")} help={t("highlightHelp")} optional>
        <Textarea rows={2} limit={caps.highlight} className="min-h-16" />
      </Field>
    </Part>
  );
}
