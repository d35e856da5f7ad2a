import { type Bound, on } from "#kit/http/handle.ts";
import { assertAllowed } from "#kit/problem.ts";
import { storeSetupStep } from "#people/companies/commands/setup.ts";
import { mayEdit } from "#people/company-settings/policy.ts";
import * as contract from "../contract.ts";
import { companyOnboarding } from "../queries.ts";

/** Setting up a company: /companies/onboarding. */
export function companySetup(): Bound[] {
  return [
    on(contract.onboardingShow, async ({ tx, actor }) => {
      assertAllowed(mayEdit(actor));
      return { data: await companyOnboarding(tx, actor) };
    }),
    on(contract.onboardingUpdate, async ({ tx, actor, body }) => {
      assertAllowed(mayEdit(actor));
      const { step, finished, skipped } = body;
      if (finished || skipped) await storeSetupStep(tx, actor, null);
      else if (step !== undefined) await storeSetupStep(tx, actor, step);
      return undefined;
    }),
  ];
}
