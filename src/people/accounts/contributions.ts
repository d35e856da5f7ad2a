import type { RawBuilder } from "kysely";
import { definePoint } from "#kit/contributions.ts";

/** The time at which an account turned on two-step login; null for an account without it. */
export const twoStepSince = definePoint<[accountId: number | RawBuilder<number>], Date | null>(
  "accounts.two-step-since",
);
export const hasOpenJobs = definePoint<[companyId: number], boolean>("accounts.has-open-jobs");

/** The state of the set-up of account `a` in its profile; null for an account without a profile. */
export const profileSetup = definePoint<
  [],
  {
    is_on_boarding_success: boolean;
    skip_onboarding: boolean;
    onboarding_step: number;
    visibility: "hidden" | "only_applied" | "public_to_verified_employers";
  } | null
>("accounts.profile-setup");
