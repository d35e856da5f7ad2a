import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** The end of a new lease. A builder that has not renewed its lease by then is dead or paused. */
const lease = sql`now() + interval '60 seconds'`;

/** The error of a builder whose lease another builder has taken over. */
export class Superseded extends Error {
  override name = "Superseded";
}

/** The right to build an index of the cluster. */
export interface Lease {
  /** The token of the builder, higher than that of every earlier builder. */
  token: number;
  /** @throws Superseded when a later builder has taken over */
  renew(): Promise<void>;
  /** Ends the lease; the next pass of a sync repeats a build that was not `finished`. */
  end(finished: boolean): Promise<void>;
}

/**
 * @param newest the highest token in the cluster; after a restore it is higher than the database's
 * @returns null while another process is building
 */
export async function takeLease(db: Reader, newest: number): Promise<Lease | null> {
  await sql`INSERT INTO search_cluster DEFAULT VALUES ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ token: number }>`
    UPDATE search_cluster SET building_until = ${lease}, token = greatest(token, ${newest}) + 1
    WHERE building_until IS NULL OR building_until < now() RETURNING token`.execute(db);
  const token = rows[0]?.token;
  if (token === undefined) return null;
  return {
    token,
    async renew() {
      const renewed = await sql`
        UPDATE search_cluster SET building_until = ${lease} WHERE token = ${token} RETURNING one`.execute(db);
      if (renewed.rows.length === 0) throw new Superseded();
    },
    async end(finished) {
      await sql`
        UPDATE search_cluster SET building_until = ${finished ? null : sql`now() - interval '1 second'`}
        WHERE token = ${token}`.execute(db);
    },
  };
}
