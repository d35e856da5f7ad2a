import type { Lists, PlaceChoice } from "#platform/reference/lists.ts";
import type { MultiSelectOption } from "./MultiSelect.tsx";

/** Number of places with the most jobs that are listed first. */
export const topPlaces = 8;

/** Returns all places: current ones with the most jobs first, the others in their usual order. */
export function placeChoices(
  { cities, provinces, elsewhere }: Lists["places"],
  counts: Readonly<Record<string, number>>,
  formerName: (name: string) => string,
): MultiSelectOption[] {
  /** Each current place, followed by the units merged into it. */
  const families: PlaceChoice[][] = [];
  for (const place of [...cities, ...provinces, ...elsewhere])
    if (place.former) families.at(-1)?.push(place);
    else families.push([place]);
  const jobs = ([place]: PlaceChoice[]) => counts[place?.id ?? 0] ?? 0;
  const top = families.toSorted((a, b) => jobs(b) - jobs(a)).slice(0, topPlaces);
  const others = families.filter((family) => !top.includes(family));
  const ordered = [
    ...top.map(([place]) => place!),
    ...others.flat(),
    ...top.flatMap(([, ...former]) => former),
  ];
  return ordered.map(({ id, name, former }) => ({
    id,
    name: former ? formerName(name) : name,
    ...(counts[id] && { count: counts[id] }),
  }));
}
