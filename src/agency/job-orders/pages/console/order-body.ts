import { amountOf } from "#market/jobs/parts/console/typed-job.ts";

/** Returns the form's values with its typed amounts as numbers. A text that is no amount stays, so that the API reports it. */
export function withAmounts<T extends { salary_min?: unknown; salary_max?: unknown }>(values: T): T {
  const read = (typed: unknown) =>
    typeof typed === "string" ? (amountOf(typed) === undefined ? typed : amountOf(typed)) : typed;
  return { ...values, salary_min: read(values.salary_min), salary_max: read(values.salary_max) };
}
