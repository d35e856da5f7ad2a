import type { Outcome } from "#hiring/applications/lifecycle.ts";
import { stageKinds } from "#people/companies/pipeline.ts";

/** Whether an applicant can still be invited: who is hired, rejected or withdrawn cannot. */
export function isRunning(applicant: { outcome: string; kind: number }): boolean {
  return (applicant.outcome as Outcome) === "active" && applicant.kind !== stageKinds.hired;
}
