import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { careerPath } from "#market/career-sites/paths.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { merge } from "../contract.ts";
import type { Company } from "./fields.ts";
import type { Plan } from "./plan.ts";

type View = ReplyOf<typeof merge>["data"];

/** Returns a plan as an administrator reads it: the facts of both companies, and only tables with rows. */
export async function planView(db: Reader, actor: AdminActor, plan: Plan): Promise<View> {
  const { loser, winner, fields, tables, agencies, conflicts, hash } = plan;
  const counts = await countsOf(db, actor, [loser.id, winner.id]);
  return {
    id: `${loser.id}-${winner.id}`,
    type: "company_merge_plan",
    attributes: {
      loser: factsOf(loser, counts),
      winner: factsOf(winner, counts),
      fields,
      tables: tables.filter(({ moves, stays }) => moves + stays > 0),
      addresses: addressesOf(loser, winner),
      agencies,
      conflicts,
      plan_hash: hash,
    },
  };
}

type Counts = Map<number, { members: number; live_jobs: number }>;

async function countsOf(db: Reader, _actor: AdminActor, ids: readonly number[]): Promise<Counts> {
  const { rows } = await sql<{ id: number; members: number; live_jobs: number }>`
    SELECT c.id,
      (SELECT count(*) FROM accounts a WHERE a.company_id = c.id AND a.blocked_at IS NULL AND a.deleted_at IS NULL) AS members,
      (SELECT count(*) FROM job_search s WHERE s.company_id = c.id) AS live_jobs
    FROM companies c WHERE c.id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function factsOf(company: Company, counts: Counts): View["attributes"]["loser"] {
  const { id, name, slug, origin, tax_code, verified_at } = company;
  const { members = 0, live_jobs = 0 } = counts.get(id) ?? {};
  return {
    id: String(id),
    name,
    slug: origin === "registered" ? slug : null,
    tax_code,
    verified: verified_at !== null,
    members,
    live_jobs,
  };
}

function addressesOf(loser: Company, winner: Company) {
  const employer = { from: `/employer/${loser.id}`, to: `/employer/${winner.id}` };
  if (loser.origin !== "registered") return [];
  const languages = ["en", "vi"] as const;
  return [
    ...languages.map((l) => ({ from: companyPath(l, loser.slug), to: companyPath(l, winner.slug) })),
    ...languages.map((l) => ({ from: careerPath(l, loser.slug), to: careerPath(l, winner.slug) })),
    employer,
  ];
}
