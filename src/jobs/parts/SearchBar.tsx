import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { Filters } from "./filters.ts";
import type { Lists } from "./lists.ts";
import { categoryOptions, placeOptions } from "./options.ts";

/** Keyword, place and, where there is room for it, trade: the inside of a GET form. */
export function SearchBar({
  filters,
  places,
  categories,
  large = false,
  after,
}: {
  filters?: Filters;
  places: Lists["places"];
  categories?: Lists["categories"];
  large?: boolean;
  /** Beside the button on a phone. */
  after?: ReactNode;
}) {
  const t = useTranslations("jobs.site.search");
  const box = large ? "sm:h-12" : undefined;
  return (
    <div className="flex flex-col gap-2 md:flex-row">
      <span className="md:flex-[2]">
        <TextInput
          type="search"
          name="keyword"
          icon="search"
          maxLength={200}
          aria-label={t("keyword")}
          placeholder={t("keyword")}
          defaultValue={filters?.keyword}
          enterKeyHint="search"
          className={box}
        />
      </span>
      <span className="md:flex-1">
        <Select
          name="location_id"
          icon="map-pin"
          aria-label={t("place")}
          placeholder={t("anyPlace")}
          options={placeOptions(places, t)}
          defaultValue={String(filters?.location_id ?? "")}
          className={box}
        />
      </span>
      {categories && (
        <span className="md:flex-1">
          <Select
            name="category_id"
            icon="briefcase"
            aria-label={t("category")}
            placeholder={t("anyCategory")}
            options={categoryOptions(categories, t)}
            defaultValue={String(filters?.category_id ?? "")}
            className={box}
          />
        </span>
      )}
      <span className="flex shrink-0 gap-2">
        <Button type="submit" size={large ? "lg" : "md"} className="flex-1">
          {t("submit")}
        </Button>
        {after}
      </span>
    </div>
  );
}
