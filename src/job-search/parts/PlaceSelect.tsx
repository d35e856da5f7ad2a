import { useTranslations } from "use-intl";
import { placeOptions } from "#jobs/parts/options.ts";
import type { Lists } from "#reference/lists.ts";
import { Select } from "#ui/inputs.tsx";

/** One place to begin with, for the large search bar. */
export function PlaceSelect({ places }: { places: Lists["places"] }) {
  const t = useTranslations("jobSearch.site.search");
  return (
    <span className="md:flex-1">
      <Select
        name="location_id"
        icon="map-pin"
        aria-label={t("place")}
        placeholder={t("anyPlace")}
        options={placeOptions(places, t)}
        className="sm:h-12"
      />
    </span>
  );
}
