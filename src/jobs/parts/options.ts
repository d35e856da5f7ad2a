import type { useTranslations } from "use-intl";
import type { Lists, PlaceChoice } from "#reference/lists.ts";
import type { OptionGroup } from "#ui/inputs.tsx";

type Say = ReturnType<typeof useTranslations<"jobSearch.site.search">>;

/**
 * Places for a select: big cities first, then all the others, then abroad. A former province stands under the unit that it
 * was merged into.
 */
export function placeOptions({ cities, provinces, elsewhere }: Lists["places"], t: Say): OptionGroup[] {
  const option = ({ id, name, former }: PlaceChoice) => ({
    value: String(id),
    label: former ? t("former", { name }) : name,
  });
  return [
    { label: t("bigCities"), options: cities.map(option) },
    { label: t("provinces"), options: provinces.map(option) },
    { label: t("elsewhere"), options: elsewhere.map(option) },
  ];
}
