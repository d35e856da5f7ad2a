import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import type { FormChoices } from "../form-types.ts";
import { Part } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

/** The places of work. */
export function Place({ choices }: { choices: FormChoices }) {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="place">
      <Field name="location_ids" label={t("locations")} required>
        <TagPicker choices={choices.places} max={caps.locations} placeholder={t("locationsPlaceholder")} />
        <WithoutScript name="location_ids" label={t("locations")} choices={choices.places} />
      </Field>
      <Field name="address" label={t("address")}>
        <TextInput maxLength={255} placeholder={t("addressPlaceholder")} autoComplete="off" />
      </Field>
      <Checkbox name="remote" label={t("remote")} help={t("remoteHelp")} />
    </Part>
  );
}
