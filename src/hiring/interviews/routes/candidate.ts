import { type Bound, on } from "#kit/http/handle.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { answerInterview } from "../commands/answer.ts";
import { chooseSlot } from "../commands/slots.ts";
import * as contract from "../contract-candidate.ts";
import { interviewsOf, ownInterviewOf } from "../queries/own.ts";

export function candidateInterviews(keys: TokenKeys): Bound[] {
  return [
    on(contract.myInterviews, async ({ tx, actor, query, asOf }) =>
      interviewsOf(tx, actor, { applicationId: query.application_id, asOf }),
    ),
    on(contract.answerInterview, async ({ tx, actor, params, body, asOf }) => {
      await answerInterview(tx, actor, { ...body, id: params.id, asOf });
      return { data: await ownInterviewOf(tx, actor, params.id, asOf) };
    }),
    on(contract.chooseSlot, async ({ tx, actor, params, body, asOf }) => {
      const { starts_at: startsAt } = body;
      const input = { inviteId: params.id, startsAt, asOf, tokenOf: tokensOf(keys, asOf) };
      return { data: await ownInterviewOf(tx, actor, await chooseSlot(tx, actor, input), asOf) };
    }),
  ];
}
