import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { Bound } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { cancelInterview, storeOutcome } from "../commands/change.ts";
import { rescheduleInterview, scheduleInterview } from "../commands/schedule.ts";
import { endSlots, offerSlots } from "../commands/slots.ts";
import * as contract from "../contract.ts";
import { interviewWeek } from "../contract-week.ts";
import { interviewList, interviewOf, interviewsWith, inviteOf, readInterview } from "../queries/company.ts";
import { teamWeek } from "../queries/week.ts";

export function companyInterviews(keys: TokenKeys): Bound[] {
  return [
    ...onHiring(contract.applicantInterviews, async ({ tx, actor, params, asOf }) =>
      interviewsWith(tx, actor, params.id, asOf),
    ),
    ...onHiring(contract.companyInterviews, async ({ tx, actor, query, asOf }) =>
      interviewList(tx, actor, query, asOf),
    ),
    ...onHiring(interviewWeek, async ({ tx, actor, query, asOf }) => teamWeek(tx, actor, query, asOf)),
    ...onHiring(contract.interviewDetail, async ({ tx, actor, params, asOf }) => ({
      data: await readInterview(tx, actor, params.id, asOf),
    })),
    ...onHiring(contract.schedule, async ({ tx, actor, params, body, asOf }) => {
      const input = { ...body, applicantId: params.id, asOf, tokenOf: tokensOf(keys, asOf) };
      const id = await scheduleInterview(tx, actor, input);
      return { data: await interviewOf(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.offerSlots, async ({ tx, actor, params, body, asOf }) => {
      const input = { ...body, applicantId: params.id, asOf, tokenOf: tokensOf(keys, asOf) };
      await offerSlots(tx, actor, input);
      const data = await inviteOf(tx, await findApplicant(tx, actor, params.id), asOf);
      if (!data) throw notFound();
      return { data };
    }),
    ...onHiring(contract.endSlots, async ({ tx, actor, params, asOf }) => {
      await endSlots(tx, actor, { applicantId: params.id, asOf });
      return undefined;
    }),
    ...changes(keys),
  ];
}

/** The endpoints that move, cancel and conclude an interview. */
function changes(keys: TokenKeys): Bound[] {
  return [
    ...onHiring(contract.reschedule, async ({ tx, actor, params, body, asOf }) => {
      await rescheduleInterview(tx, actor, {
        ...body,
        id: params.id,
        asOf,
        tokenOf: tokensOf(keys, asOf),
      });
      return { data: await interviewOf(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.cancel, async ({ tx, actor, params, body, asOf }) => {
      const { reason_id: reasonId, note } = body;
      await cancelInterview(tx, actor, {
        id: params.id,
        reasonId,
        note,
        asOf,
        tokenOf: tokensOf(keys, asOf),
      });
      return { data: await interviewOf(tx, actor, params.id, asOf) };
    }),
    ...(
      [
        [contract.complete, "complete"],
        [contract.noShow, "no_show"],
      ] as const
    ).flatMap(([endpoint, verb]) =>
      onHiring(endpoint, async ({ tx, actor, params, asOf }) => {
        await storeOutcome(tx, actor, { id: params.id, verb, asOf });
        return { data: await interviewOf(tx, actor, params.id, asOf) };
      }),
    ),
  ];
}
