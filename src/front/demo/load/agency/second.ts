import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";

/** Inserts the clients of the second agency, which have the names of clients of the first one. Neither agency learns of the other. */
export async function addSecondAgency(tx: Tx, accountId: number, asOf: Date): Promise<void> {
  const { agency_id } = await tx
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const names = agencySeeds.second.clients;
  const ids = await reserveIds(tx, "companies", names.length);
  const since = plusDays(asOf, -90);
  await insertMany(
    tx,
    "companies",
    names.map((name, index) => ({
      id: ids[index]!,
      name,
      name_key: fold(name),
      slug: `~demo-${ids[index]}`,
      origin: "agency",
      created_at: since,
    })),
  );
  await insertMany(
    tx,
    "clients",
    names.map((name, index) => ({
      agency_id: agency_id!,
      company_id: ids[index]!,
      name,
      status: 0,
      owner_id: accountId,
      created_at: since,
      created_by: accountId,
    })),
  );
}
