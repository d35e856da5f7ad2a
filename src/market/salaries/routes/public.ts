import { type Bound, on } from "#kit/http/handle.ts";
import { salaries } from "../contract.ts";
import { salaryFigures } from "../queries/shared/salaries.ts";

/** Binds advertised salaries: /public/salaries. */
export function publicSalaries(): Bound[] {
  return [
    on(salaries, async ({ tx, query, asOf }) => ({
      data: {
        id: Object.values(query).join(" "),
        type: "salaries" as const,
        attributes: await salaryFigures(tx, query, asOf),
      },
    })),
  ];
}
