import { sql } from "kysely";
import type { DemoFiles } from "#front/demo/load/files.ts";
import { inTransaction, type Tx } from "#kit/db.ts";
import { secretBox } from "#kit/secret-box.ts";
import type { Services } from "#kit/services.ts";
import { hashPassword } from "#people/accounts/passwords.ts";

/** The password of every account of the demo market. */
export const demoPassword = "sen-demo-2026";

/** The advisory lock for filling the database. Processes that start together wait for it and then find the database full. */
const demoLock = 4_021_701;

/** Fills an empty database with the demo market. @returns false if the database has accounts already */
export async function loadDemo({ clock, config, database, secret, storage }: Services): Promise<boolean> {
  if (!(await isEmpty(database.db))) return false;
  // These modules read and check the data of the market when they are imported, so other processes do not import them.
  const { demoMarket } = await import("#front/demo/market.ts");
  const { removeFiles, storeFiles } = await import("#front/demo/load/files.ts");
  const { writeMarket } = await import("#front/demo/load/load.ts");
  const asOf = clock.now();
  let stored: DemoFiles | undefined;
  try {
    const loaded = await inTransaction(database, async (tx) => {
      // The timeouts of the transaction are lifted, because drawing the files takes long, and so does waiting for another
      // process that does it.
      await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`SET LOCAL lock_timeout = 0`.execute(tx);
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      await sql`SELECT pg_advisory_xact_lock(${demoLock})`.execute(tx);
      if (!(await isEmpty(tx))) return false;
      const market = demoMarket(asOf);
      const passwordHash = await hashPassword(demoPassword);
      stored = await storeFiles(storage, market.companies, market.candidates);
      await writeMarket(tx, market, stored, {
        passwordHash,
        box: secretBox(config.ENCRYPTION_KEYS, secret),
        asOf,
      });
      return true;
    });
    // Autovacuum would update the planner's statistics minutes later.
    if (loaded) await sql`ANALYZE`.execute(database.db);
    return loaded;
  } catch (error) {
    if (stored) await removeFiles(storage, stored);
    throw error;
  }
}

async function isEmpty(db: Services["database"]["db"] | Tx): Promise<boolean> {
  return !(await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst());
}

/** Fills an empty database if the configuration asks for it (`DEMO`). */
export async function loadDemoWhenEmpty(services: Services): Promise<void> {
  if (services.config.DEMO) await loadDemo(services);
}
