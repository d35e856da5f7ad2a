import type { RawBuilder } from "kysely";
import { definePoint } from "#kit/contributions.ts";

/** The values of an applicant in a notification, with the name that the employer sees at present; null for an unknown applicant. */
export const shownApplicant = definePoint<[id: RawBuilder<number>], { candidate: string } | null>(
  "notifications.shown-applicant",
);
