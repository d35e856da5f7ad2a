import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";

/** Returns the names of the people's locations by their ids. */
export async function namesOfPlaces(
  db: Reader,
  people: readonly { location_id: number | null }[],
  language: Language,
): Promise<Map<number, string>> {
  const ids = [...new Set(people.flatMap(({ location_id }) => location_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("locations")
    .select(["id", "state", "state_vn"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, state, state_vn }) => [id, language === "vi" ? state_vn : state]));
}
