import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/choices.tsx";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { Part } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

/** Where the work is done. */
export function Place({ values, set, errors, choices }: PartProps) {
  const t = useTranslations("jobs.console.form");
  return (
    <Part step="place">
      <Field name="location_ids" label={t("locations")} error={errors.location_ids} required>
        <TagPicker
          choices={choices.places}
          max={caps.locations}
          value={values.location_ids}
          onChange={(location_ids) => set({ location_ids })}
          placeholder={t("locationsPlaceholder")}
        />
        <WithoutScript name="location_ids" label={t("locations")} choices={choices.places} />
      </Field>
      <Field name="address" label={t("address")} error={errors.address}>
        <TextInput
          value={values.address}
          onChange={(event) => set({ address: event.target.value })}
          maxLength={255}
          placeholder={t("addressPlaceholder")}
          autoComplete="off"
        />
      </Field>
      <Checkbox
        name="remote"
        label={t("remote")}
        help={t("remoteHelp")}
        checked={values.remote}
        onChange={(event) => set({ remote: event.target.checked })}
      />
    </Part>
  );
}
