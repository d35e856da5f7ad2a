import type { RawBuilder } from "kysely";
import { definePoint } from "#kit/contributions.ts";

/** The values that name an applicant as the employer is shown it now; null for one that does not exist. */
export const shownApplicant = definePoint<[id: RawBuilder<number>], { candidate: string } | null>(
  "notifications.shown-applicant",
);
