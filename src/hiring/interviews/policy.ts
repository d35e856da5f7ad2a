import type { Outcome } from "#hiring/applications/lifecycle.ts";
import { stageKinds } from "#people/companies/pipeline.ts";

/** Returns whether an applicant can be invited. Hired, rejected and withdrawn applicants cannot. */
export function isRunning(applicant: { outcome: string; kind: number }): boolean {
  return (applicant.outcome as Outcome) === "active" && applicant.kind !== stageKinds.hired;
}
