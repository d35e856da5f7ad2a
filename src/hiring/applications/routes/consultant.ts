import { type Bound, on } from "#kit/http/handle.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { returnApplicant } from "../commands/return.ts";
import * as contract from "../contract-review.ts";
import { cardOfApplicant } from "../queries/applicant.ts";

/** The endpoints for the consultants of an agency alone. */
export function consultantApplicants(): Bound[] {
  return [
    on(contract.returnApplicant, async ({ tx, actor, params, body, asOf }) => {
      const by = hiringActorOf(actor);
      const input = { id: params.id, reason: body.reason, asOf };
      const { applicant, emailAt: email_at } = await returnApplicant(tx, by, input);
      return { data: await cardOfApplicant(tx, by, applicant, asOf), meta: { email_at } };
    }),
  ];
}
