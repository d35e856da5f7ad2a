import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { placeOptions } from "#jobs/parts/options.ts";
import type { Lists } from "#reference/lists.ts";
import { Button } from "#ui/Button.tsx";
import { Select } from "#ui/inputs.tsx";
import type { Filters } from "./filters.ts";
import { KeywordField } from "./KeywordField.tsx";

/** Keyword and place: the inside of a GET form. */
export function SearchBar({
  filters,
  places,
  counts,
  large = false,
  after,
}: {
  filters?: Filters;
  places: Lists["places"];
  /** Jobs of each place, by its id. */
  counts?: Readonly<Record<string, number>>;
  large?: boolean;
  /** Beside the button on a phone. */
  after?: ReactNode;
}) {
  const t = useTranslations("jobSearch.site.search");
  const box = large ? "sm:h-12" : undefined;
  return (
    <div className="flex flex-col gap-2 md:flex-row">
      <KeywordField label={t("keyword")} defaultValue={filters?.keyword} fieldClass={box} />
      <span className="md:flex-1">
        <Select
          name="location_id"
          icon="map-pin"
          aria-label={t("place")}
          placeholder={t("anyPlace")}
          options={placeOptions(places, t, counts)}
          defaultValue={String(filters?.location_id ?? "")}
          className={box}
        />
      </span>
      <span className="flex shrink-0 gap-2">
        <Button type="submit" size={large ? "lg" : "md"} className="flex-1">
          {t("submit")}
        </Button>
        {after}
      </span>
    </div>
  );
}
