import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";

/** Filters the jobs of the site by title and location; the address contains the filters. */
export function JobFilter({
  path,
  keyword,
  location,
  locations,
}: {
  path: string;
  keyword: string;
  location: string;
  locations: readonly Option[];
}) {
  const t = useTranslations("careerSites.site.jobs");
  return (
    <Form
      action={path}
      role="search"
      aria-label={t("filter")}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]"
    >
      <TextInput
        key={keyword}
        name="keyword"
        type="search"
        icon="search"
        maxLength={255}
        enterKeyHint="search"
        aria-label={t("keyword")}
        placeholder={t("keyword")}
        defaultValue={keyword}
      />
      <Select
        key={location}
        name="location_id"
        aria-label={t("location")}
        defaultValue={location}
        placeholder={t("anywhere")}
        options={locations}
      />
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </Form>
  );
}
