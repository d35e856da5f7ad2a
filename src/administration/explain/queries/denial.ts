import { Problem } from "#kit/problem.ts";
import type { FactName, Step } from "../terms.ts";

export type Facts = Partial<Record<FactName, string | number | boolean | null>>;

/** An answer: whether something is denied, by which part of the product, and on which facts that rests. */
export interface Explanation {
  step: Step | null;
  code: string | null;
  facts: Facts;
}

/** A part of the product that decides, and its functions, which throw the refusal that the person gets. */
export type Check = readonly [step: Step, run: () => unknown];

/** Runs checks in their order. @returns the first denial; nulls if there is none */
export async function firstDenial(checks: readonly Check[]): Promise<Omit<Explanation, "facts">> {
  for (const [step, run] of checks) {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { step, code: error.errors[0]?.code ?? null };
    }
  }
  return { step: null, code: null };
}
