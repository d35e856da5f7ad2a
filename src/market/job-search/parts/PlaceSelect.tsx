import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import type { Lists } from "#platform/reference/lists.ts";
import { byLocationPath } from "../paths.ts";
import { MultiSelect } from "./MultiSelect.tsx";
import { placeChoices, topPlaces } from "./place-choices.ts";

/** A field for any number of places, which are listed in descending order of their jobs. */
export function PlaceSelect({
  places,
  counts,
  chosen,
  onChoose,
}: {
  places: Lists["places"];
  /** Number of jobs by place. */
  counts: Readonly<Record<string, number>>;
  chosen?: readonly number[];
  onChoose?: () => void;
}) {
  const t = useTranslations("jobSearch.site.search");
  const language = useLocale() as Language;
  return (
    <MultiSelect
      name="location_id"
      icon="map-pin"
      label={t("place")}
      empty={t("anyPlace")}
      options={placeChoices(places, counts, (name) => t("former", { name }))}
      shownFirst={topPlaces}
      others={{ to: byLocationPath[language], label: t("anyPlace") }}
      {...(chosen && { chosen })}
      {...(onChoose && { onChoose })}
    />
  );
}
