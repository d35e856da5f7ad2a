import { definePoint } from "#kit/contributions.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/** The arguments of the points at which later rooms count a member's unfinished work. */
type Counted = [accountId: number, scope: Workspace];

export const openJobCount = definePoint<Counted, number>("members.open-jobs");
export const activeApplicantCount = definePoint<Counted, number>("members.active-applicants");
export const openTaskCount = definePoint<Counted, number>("members.open-tasks");
export const comingInterviewCount = definePoint<[...Counted, asOf: Date], number>(
  "members.coming-interviews",
);
