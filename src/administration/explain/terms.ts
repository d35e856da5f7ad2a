import { applicantLife } from "#hiring/applications/lifecycle.ts";
import { interviewLife } from "#hiring/interviews/lifecycle.ts";
import { offerLife } from "#hiring/offers/lifecycle.ts";
import { jobLife } from "#market/jobs/lifecycle.ts";

/** The verbs on an interview and an offer that exist; their beginning is a matter of the applicant, and their expiry one of the clock. */
const interviewVerbs = interviewLife.verbs.filter((verb) => verb !== "schedule");
const offerVerbs = offerLife.verbs.filter((verb) => verb !== "create" && verb !== "expire");
export type InterviewVerb = "read" | (typeof interviewVerbs)[number];
export type OfferVerb = "read" | (typeof offerVerbs)[number];

/** The verbs that are explained, by the kind of the object. `read` is to see the object at all. */
export const verbsOf = {
  account: ["log_in"],
  job: ["read", "apply", ...jobLife.verbs],
  applicant: [
    "read",
    "manage",
    ...applicantLife.verbs.filter((verb) => verb !== "apply" && verb !== "source"),
  ],
  interview: ["read", ...interviewVerbs],
  offer: ["read", ...offerVerbs],
} as const;

export type Kind = keyof typeof verbsOf;
export const kinds = Object.keys(verbsOf) as Kind[];

/** The facts on which answers rest. */
export const factNames = [
  "account_kind",
  "administers",
  "blocked",
  "company_blocked",
  "closing",
  "email_verified",
  "job_id",
  "job_state",
  "job_hidden",
  "job_expires_at",
  "job_owner_id",
  "job_company_id",
  "job_agency_id",
  "applicant_id",
  "applicant_owner_id",
  "outcome",
  "stage_kind",
  "erased",
  "application_active",
  "hired",
  "interview_status",
  "interview_starts_at",
  "proposals",
  "offer_status",
  "offer_valid",
] as const;
export type FactName = (typeof factNames)[number];

/**
 * The part of the product that denies: the account as a whole, the rights of the person to the object, or the present state of the
 * object.
 */
export const steps = ["account", "rights", "state"] as const;
export type Step = (typeof steps)[number];
