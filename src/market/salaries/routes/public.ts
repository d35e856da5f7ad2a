import { cachedReads } from "#kit/cache.ts";
import { minute } from "#kit/clock.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { salaries } from "../contract.ts";
import { salaryFigures } from "../queries/shared/salaries.ts";
import { cachedMinutes } from "../terms.ts";

const mostCached = 200;

/** Binds advertised salaries: /public/salaries. The figures are read from all published jobs, so they are cached. */
export function publicSalaries(): Bound[] {
  const cached = cachedReads<Awaited<ReturnType<typeof salaryFigures>>>(mostCached, cachedMinutes * minute);
  return [
    on(salaries, async ({ tx, query, asOf }) => {
      const { by, category_id, location_id, level } = query;
      const key = JSON.stringify([by, category_id, location_id, level]);
      return {
        data: {
          id: Object.values(query).join(" "),
          type: "salaries" as const,
          attributes: await cached(key, asOf, () => salaryFigures(tx, query, asOf)),
        },
      };
    }),
  ];
}
