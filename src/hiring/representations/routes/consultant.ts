import { type Bound, on } from "#kit/http/handle.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type HiringActor, hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { recordAnswer } from "../commands/answer.ts";
import { askRepresentation } from "../commands/ask.ts";
import * as contract from "../contract.ts";
import { representationOf, representationsOf } from "../queries/of-applicant.ts";

const agencyOf = (actor: ConsultantActor) =>
  hiringActorOf(actor) as HiringActor & { scope: { agency: number } };

/** Consents of applicants, for the consultants of an agency. */
export function consultantRepresentations(keys: TokenKeys): Bound[] {
  return [
    on(contract.applicantRepresentations, ({ tx, actor, params }) =>
      representationsOf(tx, agencyOf(actor), params.id),
    ),
    on(contract.askRepresentation, async ({ tx, actor, params, body, asOf }) => {
      const tokenOf = tokensOf(keys, asOf);
      const input = { ...body, applicantId: params.id, asOf, tokenOf };
      const by = agencyOf(actor);
      return { data: await representationOf(tx, by, await askRepresentation(tx, by, input)) };
    }),
    on(contract.answerRepresentation, async ({ tx, actor, params, body, asOf }) => {
      const by = agencyOf(actor);
      await recordAnswer(tx, by, { ...body, id: params.id, asOf });
      return { data: await representationOf(tx, by, params.id) };
    }),
  ];
}
