import { sql } from "kysely";
import { addTo, contribute } from "#kit/contributions.ts";
import { dutySources, hasOpenJobs } from "#people/accounts/contributions.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { agencyOfJob, titleOfJob } from "#people/activities/contributions.ts";
import { openJobCount } from "#people/members/contributions.ts";
import { jobStatus } from "../terms.ts";
import { expiringJobs } from "./duties.ts";

export const contributions = [
  addTo(dutySources, expiringJobs),
  contribute(
    hasOpenJobs,
    (companyId) => sql<boolean>`EXISTS (SELECT FROM jobs j WHERE ${inScope("j", { company: companyId })}
      AND j.status <> ${jobStatus.closed}::int AND j.deleted_at IS NULL)`,
  ),
  contribute(
    openJobCount,
    (accountId, scope) => sql<number>`(SELECT count(*)::int FROM jobs j WHERE j.owner_id = ${accountId}
      AND j.status <> ${jobStatus.closed}::int AND j.deleted_at IS NULL AND ${inScope("j", scope)})`,
  ),
  contribute(agencyOfJob, (id) => sql<number | null>`(SELECT j.agency_id FROM jobs j WHERE j.id = ${id})`),
  contribute(titleOfJob, (id) => sql<string>`(SELECT j.title FROM jobs j WHERE j.id = ${id})`),
];
