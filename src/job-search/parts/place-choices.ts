import type { Lists } from "#reference/lists.ts";
import type { MultiSelectOption } from "./MultiSelect.tsx";

/** Places with most jobs, which come before all others. */
export const topPlaces = 8;

/** All places: those of today with most jobs first, the others in their usual order. */
export function placeChoices(
  { cities, provinces, elsewhere }: Lists["places"],
  counts: Readonly<Record<string, number>>,
  formerName: (name: string) => string,
): MultiSelectOption[] {
  const all = [...cities, ...provinces, ...elsewhere];
  const top = all
    .filter(({ former }) => !former)
    .sort((a, b) => (counts[b.id] ?? 0) - (counts[a.id] ?? 0))
    .slice(0, topPlaces);
  return [...new Set([...top, ...all])].map(({ id, name, former }) => ({
    id,
    name: former ? formerName(name) : name,
    ...(counts[id] && { count: counts[id] }),
  }));
}
