import { useTranslations } from "use-intl";
import { companySizes } from "#platform/reference/terms.ts";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { fieldClass, type Option, Select, TextInput } from "#ui/inputs.tsx";
import { caps } from "../../terms.ts";

const labels: Readonly<Record<string, string>> = {
  name: "name",
  tagline: "tagline",
  tax_code: "taxCode",
  size_id: "size",
  industry_ids: "industries",
  address: "address",
  location_id: "location",
  founded_year: "founded",
  employee_count: "employees",
  client_count: "clientCount",
  about: "about",
  contact_name: "contact",
  email: "email",
  phone: "phone",
  website: "website",
  facebook: "facebook",
  youtube: "youtube",
  other_link: "otherLink",
  video_url: "video",
};

/** Returns the label of a field in the forms with a company's details. */
export function useDetailsLabel(): (field: string) => string | undefined {
  const t = useTranslations("companySettings.console.details");
  return (field) => (labels[field] ? t(labels[field] as "name") : undefined);
}

/** The fields that every company fills in: name, industry and place. */
export function EssentialFields({
  industries,
  places,
  fixed,
}: {
  industries: readonly Choice[];
  places: readonly Option[];
  /** Whether the company is verified, which makes its name and tax code read-only. */
  fixed: boolean;
}) {
  const t = useTranslations("companySettings.console.details");
  const sizes = useTranslations("reference.labels.company_size");
  return (
    <>
      <Field name="name" label={t("name")} help={fixed ? t("nameFixed") : undefined} required>
        <TextInput maxLength={caps.name} readOnly={fixed} autoComplete="organization" />
      </Field>
      <Field name="tagline" label={t("tagline")} help={t("taglineHelp")} optional>
        <TextInput maxLength={caps.tagline} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="tax_code" label={t("taxCode")} help={t("taxCodeHelp")} optional>
          <TextInput inputMode="numeric" readOnly={fixed} autoComplete="off" />
        </Field>
        <Field name="size_id" label={t("size")} optional>
          <Select
            placeholder={t("choose")}
            options={companySizes.map(({ id, key }) => ({ value: String(id), label: sizes(key) }))}
          />
        </Field>
      </div>
      <Field name="industry_ids" label={t("industries")} required>
        <TagPicker choices={industries} max={caps.industries} placeholder={t("industriesPlaceholder")} />
        <noscript>
          <select multiple name="industry_ids" aria-label={t("industries")} size={6} className={fieldClass}>
            {industries.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </noscript>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="address" label={t("address")} required>
          <TextInput maxLength={caps.address} autoComplete="street-address" />
        </Field>
        <Field name="location_id" label={t("location")} optional>
          <Select placeholder={t("choose")} options={places} />
        </Field>
      </div>
    </>
  );
}
