import { useTranslations } from "use-intl";
import type { Choice } from "#platform/reference/lists.ts";
import { companySizes } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { type DirectoryFilters, directorySorts } from "./directory-filters.ts";

/** The fields of the directory's GET form. */
export function DirectoryForm({
  filters,
  choices,
}: {
  filters: DirectoryFilters;
  choices: { industries: readonly Choice[]; places: readonly Choice[] };
}) {
  const t = useTranslations("companies.site.directory");
  return (
    <>
      {filters.sort !== directorySorts[0] && <input type="hidden" name="sort" value={filters.sort} />}
      <div className="grid grid-cols-2 gap-2 md:grid-cols-[2fr_1fr_1fr_auto]">
        <span className="max-md:col-span-2">
          <TextInput
            type="search"
            name="keyword"
            icon="search"
            maxLength={100}
            aria-label={t("keyword")}
            placeholder={t("keyword")}
            defaultValue={filters.keyword}
            enterKeyHint="search"
          />
        </span>
        <span className="max-md:col-span-2">
          <Select
            name="location_id"
            icon="map-pin"
            aria-label={t("place")}
            placeholder={t("anyPlace")}
            options={choices.places.map(option)}
            defaultValue={String(filters.location_id ?? "")}
          />
        </span>
        <Select
          name="industry_id"
          aria-label={t("industry")}
          placeholder={t("anyIndustry")}
          options={choices.industries.map(option)}
          defaultValue={String(filters.industry_id ?? "")}
        />
        <Button type="submit" className="max-md:order-last max-md:col-span-2">
          {t("submit")}
        </Button>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm max-md:contents md:col-span-full">
          <SizeSelect chosen={filters.size_id} />
          <Checkbox name="hiring" value="true" label={t("hiring")} defaultChecked={filters.hiring} />
          <Checkbox name="verified" value="true" label={t("verified")} defaultChecked={filters.verified} />
        </div>
      </div>
    </>
  );
}

function SizeSelect({ chosen }: { chosen: DirectoryFilters["size_id"] }) {
  const t = useTranslations("companies.site.directory");
  const labels = useTranslations("reference.labels.company_size");
  return (
    <span className="md:min-w-40">
      <Select
        name="size_id"
        aria-label={t("size")}
        placeholder={t("anySize")}
        options={companySizes.map(({ id, key }) => ({ value: String(id), label: labels(key) }))}
        defaultValue={String(chosen ?? "")}
      />
    </span>
  );
}

function option({ id, name }: Choice): Option {
  return { value: String(id), label: name };
}
