import { sql } from "kysely";
import { maxResults } from "#hiring/quick-search/contract.ts";
import type { DeskSource } from "#hiring/quick-search/contributions.ts";
import { fold } from "#kit/fold.ts";
import { containing } from "#kit/folded.ts";
import { ordersOf } from "./order-rows.ts";

/** The orders of an agency by a part of their title. */
export const quickOrders: DeskSource = {
  kind: "orders",
  async find(tx, actor, keyword) {
    const name = fold(keyword);
    if (name === "") return [];
    const rows = await ordersOf(tx, actor)
      .select(["o.id", "o.title as name", "c.name as hint"])
      .where(sql<boolean>`o.title_key LIKE ${containing(name)}`)
      .orderBy("o.id", "desc")
      .limit(maxResults)
      .execute();
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
};
