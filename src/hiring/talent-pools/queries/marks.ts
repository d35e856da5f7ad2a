import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { offLimitsByName } from "#people/clients/queries/shared/off-limits.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import type { personMarks } from "../contract-facts.ts";
import { lastStarts, placedMonths } from "../contributions.ts";
import { recordsOf } from "./shared/records.ts";

type Mark = ReplyOf<typeof personMarks>["data"][number];
type OffLimits = Mark["attributes"]["off_limits"];

/** Returns the marks of those of the people whom the actor can see; people without a mark are left out. */
export async function marksOf(
  db: Reader,
  actor: ConsultantActor,
  ids: readonly number[],
  asOf: Date,
): Promise<Mark[]> {
  if (ids.length === 0) return [];
  const records = await recordsOf(db, hiringActorOf(actor), ids);
  const personOf = new Map(
    [...records].flatMap(([person, of]) => [person, ...of.map(({ id }) => id)].map((id) => [id, person])),
  );
  const candidates = [...personOf.keys()];
  const offLimits = new Map<number, OffLimits>();
  const mark = (candidate: number, company: string, until: string) =>
    offLimits.set(personOf.get(candidate) ?? candidate, { company, until });
  for (const { candidate_id, client, start_date } of await startsOf(db, actor, candidates)) {
    const until = addMonths(start_date, placedMonths);
    if (until >= dayOf(asOf)) mark(candidate_id, client, until);
  }
  const employed = await employersOf(db, actor, candidates);
  const clients = await offLimitsByName(
    db,
    actor.agencyId,
    employed.map(({ name }) => name),
    asOf,
  );
  for (const { candidate_id, name } of employed) {
    const client = clients.get(name);
    if (client) mark(candidate_id, client.name, client.until);
  }
  const silent = new Set(
    (await doNotContact(db, actor, candidates)).map((candidate) => personOf.get(candidate) ?? candidate),
  );
  return [...records.keys()]
    .filter((id) => silent.has(id) || offLimits.has(id))
    .map((id) => ({
      id: String(id),
      type: "person_marks",
      attributes: { do_not_contact: silent.has(id), off_limits: offLimits.get(id) ?? null },
    }));
}

async function startsOf(db: Reader, { agencyId }: ConsultantActor, candidates: readonly number[]) {
  const ids = sql<number[]>`${[...candidates]}::bigint[]`;
  const found = await Promise.all(lastStarts().map((starts) => starts(agencyId, ids).execute(db)));
  return found.flatMap(({ rows }) => rows);
}

/** Returns the present employers that the agency has recorded, and those of the profiles of its applicants (decision 127). */
async function employersOf(db: Reader, { agencyId }: ConsultantActor, candidates: readonly number[]) {
  const ids = sql`${[...candidates]}::bigint[]`;
  const { rows } = await sql<{ candidate_id: number; name: string }>`
    SELECT p.candidate_id, p.current_company AS name FROM prospects p
    WHERE p.agency_id = ${agencyId} AND p.candidate_id = ANY (${ids}) AND p.current_company IS NOT NULL AND p.erased_at IS NULL
    UNION SELECT k.id, e.data->>'company_name' FROM candidates k JOIN candidate_entries e ON e.account_id = k.account_id
    WHERE k.id = ANY (${ids}) AND e.section = 'work_experiences' AND (e.data->>'currently_working')::boolean
      AND e.data->>'company_name' IS NOT NULL
      AND EXISTS (SELECT FROM applicants a WHERE a.candidate_id = k.id AND a.agency_id = ${agencyId}
        AND a.erased_at IS NULL AND NOT a.identity_hidden)
    ORDER BY name`.execute(db);
  return rows;
}

async function doNotContact(db: Reader, { agencyId }: ConsultantActor, candidates: readonly number[]) {
  const rows = await db
    .selectFrom("prospects")
    .select("candidate_id")
    .where("agency_id", "=", agencyId)
    .where(sql<boolean>`candidate_id = ANY (${[...candidates]}::bigint[])`)
    .where("do_not_contact_at", "is not", null)
    .where("erased_at", "is", null)
    .execute();
  return rows.map(({ candidate_id }) => candidate_id);
}
