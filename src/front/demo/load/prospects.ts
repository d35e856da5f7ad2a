import { addProspect } from "#hiring/talent-pools/commands/add.ts";
import { createPool } from "#hiring/talent-pools/commands/pools.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { plusDays } from "../calendar.ts";
import { pools, prospects } from "../prospects.ts";
import { demoCompanyKey } from "./conversations.ts";
import type { Ids } from "./people.ts";

/**
 * Adds people to the talent pools of the demo company and to boards, in chronological order.
 * @param logUntil writes the log entries before a time, so that a command at that time logs after them
 */
export async function addProspects(
  tx: Tx,
  accountId: number,
  ids: Ids,
  { logUntil, asOf }: { logUntil: (at: Date) => Promise<void>; asOf: Date },
): Promise<void> {
  const companyId = ids.companies.get(demoCompanyKey)!;
  const actor: HiringActor = { kind: "company", accountId, isAdmin: true, scope: { company: companyId } };
  const made: number[] = [];
  for (const { name, category } of pools)
    made.push(await createPool(tx, actor, { name, category_id: category }, plusDays(asOf, -60)));
  const invited: { candidate_id: number; job_id: number }[] = [];
  for (const person of prospects.toReversed().sort((a, b) => b.ago - a.ago)) {
    const addedAt = plusDays(asOf, -person.ago);
    await logUntil(addedAt);
    const id = await addProspect(tx, actor, {
      fields: {
        full_name: person.name,
        email: person.email ?? null,
        phone: person.phone ?? null,
        job_title: person.title,
        location_id: person.location,
        birth_year: person.born,
        skills: person.skills,
        source: person.source,
      },
      cv: null,
      isAnother: true,
      language: "vi",
      asOf: addedAt,
      jobId: person.onJob === undefined ? null : ids.jobs.get(person.onJob)!,
      poolId: person.pool === undefined ? null : made[person.pool]!,
    });
    if (person.invited) invited.push({ candidate_id: id, job_id: ids.jobs.get(person.invited)! });
  }
  const invites = { company_id: companyId, invited_by: accountId, invited_at: plusDays(asOf, -2) };
  await insertMany(
    tx,
    "talent_invites",
    invited.map((whom) => ({ ...invites, ...whom })),
  );
}
