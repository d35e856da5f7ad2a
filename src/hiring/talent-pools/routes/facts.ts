import { type Bound, on } from "#kit/http/handle.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { changeFacts } from "../commands/facts.ts";
import * as contract from "../contract-facts.ts";
import { factsOf } from "../queries/facts.ts";
import { marksOf } from "../queries/marks.ts";

/** Routes for what agencies alone record about people. */
export function factRoutes(): Bound[] {
  return [
    on(contract.personMarks, async ({ tx, actor, query, asOf }) => ({
      data: await marksOf(tx, actor, query.candidate_ids, asOf),
    })),
    on(contract.personFacts, ({ tx, actor, params }) => factsOf(tx, hiringActorOf(actor), params.id)),
    on(contract.editFacts, async ({ tx, actor, params, body, asOf }) => {
      const hiring = hiringActorOf(actor);
      await changeFacts(tx, hiring, { id: params.id, facts: body, asOf });
      return factsOf(tx, hiring, params.id);
    }),
  ];
}
