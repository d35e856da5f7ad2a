import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { type TokenKeys, tokensOf } from "#accounts/tokens.ts";
import { findApplicant } from "#applications/queries/shared/find.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { cancelInterview, noteOutcome } from "../commands/change.ts";
import { rescheduleInterview, scheduleInterview } from "../commands/schedule.ts";
import { endSlots, offerSlots } from "../commands/slots.ts";
import * as contract from "../contract.ts";
import { interviewList, interviewOf, interviewsWith, inviteOf, readInterview } from "../queries/company.ts";

/** A company's interviews with its applicants. */
export function companyInterviews(keys: TokenKeys): Bound[] {
  return [
    on(contract.applicantInterviews, async ({ tx, actor, params, asOf }) =>
      interviewsWith(tx, hiringForCompany(actor), params.id, asOf),
    ),
    on(contract.companyInterviews, async ({ tx, actor, query, asOf }) =>
      interviewList(tx, hiringForCompany(actor), query, asOf),
    ),
    on(contract.interviewDetail, async ({ tx, actor, params, asOf }) => ({
      data: await readInterview(tx, hiringForCompany(actor), params.id, asOf),
    })),
    on(contract.schedule, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const given = { ...body, applicantId: params.id, asOf, tokenOf: tokensOf(keys, asOf) };
      const id = await scheduleInterview(tx, recruiter, given);
      return { data: await interviewOf(tx, recruiter, id, asOf) };
    }),
    on(contract.offerSlots, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const given = { ...body, applicantId: params.id, asOf, tokenOf: tokensOf(keys, asOf) };
      await offerSlots(tx, recruiter, given);
      const data = await inviteOf(tx, await findApplicant(tx, recruiter, params.id), asOf);
      if (!data) throw notFound();
      return { data };
    }),
    on(contract.endSlots, async ({ tx, actor, params, asOf }) => {
      await endSlots(tx, hiringForCompany(actor), { applicantId: params.id, asOf });
      return undefined;
    }),
    on(contract.reschedule, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await rescheduleInterview(tx, recruiter, {
        ...body,
        id: params.id,
        asOf,
        tokenOf: tokensOf(keys, asOf),
      });
      return { data: await interviewOf(tx, recruiter, params.id, asOf) };
    }),
    on(contract.cancel, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const { reason_id: reasonId, note } = body;
      await cancelInterview(tx, recruiter, {
        id: params.id,
        reasonId,
        note,
        asOf,
        tokenOf: tokensOf(keys, asOf),
      });
      return { data: await interviewOf(tx, recruiter, params.id, asOf) };
    }),
    ...(
      [
        [contract.complete, "complete"],
        [contract.noShow, "no_show"],
      ] as const
    ).map(([endpoint, verb]) =>
      on(endpoint, async ({ tx, actor, params, asOf }) => {
        const recruiter = hiringForCompany(actor);
        await noteOutcome(tx, recruiter, { id: params.id, verb, asOf });
        return { data: await interviewOf(tx, recruiter, params.id, asOf) };
      }),
    ),
  ];
}
