import type { Language } from "#kit/i18n.ts";
import categories from "#platform/reference/data/categories.json" with { type: "json" };
import locations from "#platform/reference/data/locations.json" with { type: "json" };
import type { CvNames } from "./names.ts";

interface Category {
  id: number;
  name: string;
  name_vn: string;
  subs?: Category[];
}

/** Reads names from the data files of the reference tables: the process that draws CVs has no database. */
export function namesFromFiles(language: Language): CvNames {
  const isVietnamese = language === "vi";
  const place = new Map(
    locations.locations.map((row) => [row.id, isVietnamese ? row.state_vn : row.state] as const),
  );
  const category = new Map(
    (categories as Category[])
      .flatMap((top) => [top, ...(top.subs ?? [])])
      .map((row) => [row.id, isVietnamese ? row.name_vn : row.name] as const),
  );
  return { place: (id) => place.get(id) ?? null, category: (id) => category.get(id) ?? null };
}
