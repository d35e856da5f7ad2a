import type { useTranslations } from "use-intl";
import type { Option, OptionGroup } from "#ui/inputs.tsx";
import type { Lists } from "./lists.ts";

type Say = ReturnType<typeof useTranslations<"jobs.site.search">>;

/** Places for a select: big cities first, then all the others, then abroad. */
export function placeOptions({ cities, provinces, elsewhere }: Lists["places"], t: Say): OptionGroup[] {
  return [
    { label: t("bigCities"), options: cities.map(option) },
    { label: t("provinces"), options: provinces.map(option) },
    { label: t("elsewhere"), options: elsewhere.map(option) },
  ];
}

/** Trades for a select; the one whose parts are listed is a group of them, with the whole of it first. */
export function categoryOptions(categories: Lists["categories"], t: Say): (Option | OptionGroup)[] {
  return categories.map(({ id, name, subs }) =>
    subs.length === 0
      ? option({ id, name })
      : { label: name, options: [{ value: String(id), label: t("allOf", { name }) }, ...subs.map(option)] },
  );
}

function option({ id, name }: { id: number; name: string }): Option {
  return { value: String(id), label: name };
}
