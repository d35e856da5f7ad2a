import { applicantLife } from "#hiring/applications/lifecycle.ts";
import { jobLife } from "#market/jobs/lifecycle.ts";

/** The verbs that are explained, by the kind of the object. `read` is to see the object at all. */
export const verbsOf = {
  account: ["log_in"],
  job: ["read", "apply", ...jobLife.verbs],
  applicant: [
    "read",
    "manage",
    ...applicantLife.verbs.filter((verb) => verb !== "apply" && verb !== "source"),
  ],
} as const;

export type Kind = keyof typeof verbsOf;
export const kinds = Object.keys(verbsOf) as Kind[];

/**
 * The part of the product that denies: the account as a whole, the rights of the person to the object, or the present state of the
 * object.
 */
export const steps = ["account", "rights", "state"] as const;
export type Step = (typeof steps)[number];
