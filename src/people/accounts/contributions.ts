import type { RawBuilder } from "kysely";
import { defineList, definePoint } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "./hiring-scope.ts";
import type { DutyKind } from "./terms.ts";

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

/** What a person of a workspace has to do about one row. */
export interface Duty {
  kind: DutyKind;
  /** The id of the interview, offer, job or task; of the applicant for a response or a message. */
  id: number;
  applicant: { id: number; full_name: string } | null;
  job: { id: number; title: string } | null;
  /** The moment by which the duty is to be done. */
  dueAt: Date;
  /** When the applicant applied or wrote, the interview begins, or the candidate wants it to begin. */
  at: Date | null;
  /** The message of the candidate, or the name of the task. */
  text: string | null;
  /** The stage to which the applicant can be moved. */
  next: { id: number; name: string; name_vn: string } | null;
  /** Whether the caller can do the duty on the spot. */
  can: boolean;
  /** The number of all duties of the kind, of which a source returns the most urgent. */
  total: number;
}

/** The columns that the statements of all sources have. */
export interface DutyRow {
  id: number;
  applicant_id: number | null;
  full_name: string | null;
  job_id: number | null;
  title: string | null;
  total: number;
}

/** Returns a duty from its row. A source adds the facts of its kind. */
export function dutyOf(
  kind: DutyKind,
  row: DutyRow,
  facts: Pick<Duty, "dueAt"> & Partial<Pick<Duty, "at" | "text" | "next" | "can">>,
): Duty {
  const { id, applicant_id, full_name, job_id, title, total } = row;
  return {
    kind,
    id,
    applicant: applicant_id === null || full_name === null ? null : { id: applicant_id, full_name },
    job: job_id === null || title === null ? null : { id: job_id, title },
    at: null,
    text: null,
    next: null,
    can: true,
    total,
    ...facts,
  };
}

/** The most duties of a kind that a source returns. */
export const dutiesMost = 20;

/**
 * The duties of a person, by room. Each source is one statement and returns the most urgent duties of its kinds: those of the
 * workspace for administrators, for members those of their jobs and applicants. Feedback and tasks are those of the caller.
 */
export const dutySources =
  defineList<(db: Reader, scope: { actor: HiringActor; asOf: Date }) => Promise<Duty[]>>("accounts.duties");
