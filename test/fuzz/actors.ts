import { type Database, inTransaction } from "#kit/db.ts";
import { openStorage } from "#kit/files/storage.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { tokenOf } from "../session.ts";
import { type Market, makeMarket } from "./market.ts";
import type { Planned } from "./plan.ts";
import type { ActorName } from "./secrets.ts";

export const fuzzSecret = "a secret that only the fuzz knows, 32+";
const password = "Sen-nở-77-ao";

/** The seven accounts or visitors that send requests, with their session tokens. */
export interface Actors {
  market(): Market;
  nextMarket(): Promise<void>;
  credentials(actor: ActorName, by: Planned["by"], origin: string): Record<string, string>;
  /** Returns the token of a new account of the same kind, for requests that end a session or an account. */
  spare(actor: ActorName, by: Planned["by"], origin: string): Promise<Record<string, string>>;
}

/**
 * Returns the actors. They have no market until `nextMarket` is called.
 * @param dataDir DATA_DIR of the product, for the files of the market
 * @param crowd number of applicants of one job of the market
 */
export async function openActors(database: Database, dataDir: string, crowd: number): Promise<Actors> {
  const keys = tokenKeys(fuzzSecret);
  const storage = openStorage({ dataDir });
  const hash = await hashPassword(password);
  let market: Market;
  let tokens: Partial<Record<ActorName, string>> = {};
  const sent = (token: string | undefined, by: Planned["by"], origin: string): Record<string, string> => {
    // The product accepts a write with a cookie only from its own pages.
    if (by === "cookie") return { origin, ...(token && { cookie: `token=${token}` }) };
    return token ? { authorization: `Bearer ${token}` } : {};
  };
  const newAccount = (actor: ActorName) => {
    const { db } = database;
    if (actor === "candidate") return makeCandidate(db);
    if (actor === "consultant" || actor === "admin") return makeStaff(db, actor);
    return makeRecruiter(db, {
      companyId: market.companies[actor === "adminB" ? "b" : "a"],
      member: actor === "memberA",
    });
  };
  return {
    market: () => market,
    async nextMarket() {
      const asOf = new Date();
      market = await inTransaction(database, (tx) => makeMarket(tx, storage, { crowd, asOf }));
      tokens = {};
      for (const [actor, id] of Object.entries(market.accounts))
        tokens[actor as ActorName] = await tokenOf(database, keys, id, asOf);
    },
    credentials: (actor, by, origin) => sent(tokens[actor], by, origin),
    async spare(actor, by, origin) {
      if (actor === "visitor") return sent(undefined, by, origin);
      const { id } = await newAccount(actor);
      await database.db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", id).execute();
      return sent(await tokenOf(database, keys, id, new Date()), by, origin);
    },
  };
}
