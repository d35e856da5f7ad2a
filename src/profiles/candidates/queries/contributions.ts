import { sql } from "kysely";
import { contribute } from "#kit/contributions.ts";
import { profileSetup } from "#people/accounts/contributions.ts";

export const contributions = [
  contribute(
    profileSetup,
    () => sql`(SELECT jsonb_build_object('is_on_boarding_success', p.is_on_boarding_success,
        'skip_onboarding', p.skip_onboarding, 'onboarding_step', p.onboarding_step, 'visibility', p.visibility)
      FROM candidate_profiles p WHERE p.account_id = a.id)`,
  ),
];
