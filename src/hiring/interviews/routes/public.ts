import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { answerInterview } from "../commands/answer.ts";
import { chooseSlot } from "../commands/slots.ts";
import { readFeed } from "../contract-calendar.ts";
import * as contract from "../contract-candidate.ts";
import { feedText } from "../feed-text.ts";
import { readLink } from "../link.ts";
import { feedOwner, interviewsOfAccount } from "../queries/feed.ts";
import { linkedTo, ownInterviewOf } from "../queries/own.ts";

/** The endpoints for the signed link of an invitation and the address of a private calendar, without a session. */
export function publicInterviews(keys: TokenKeys): Bound[] {
  return [
    on(contract.linkedInterview, async ({ tx, query, asOf }) => {
      const about = await readLink(keys, query.token, asOf);
      const data = await linkedTo(tx, about, asOf);
      if (!data)
        throw new Problem(410, "invite" in about ? "interview_invite_ended" : "interview_link_ended");
      return { data };
    }),
    on(contract.answerLinked, async ({ tx, body, asOf }) => {
      const about = await readLink(keys, body.token, asOf);
      if (!("interview" in about)) throw new Problem(410, "interview_link_ended");
      await answerInterview(tx, null, { ...body, id: about.interview, asOf });
      return { data: await ownInterviewOf(tx, null, about.interview, asOf) };
    }),
    on(contract.chooseLinked, async ({ tx, body, asOf }) => {
      const about = await readLink(keys, body.token, asOf);
      if (!("invite" in about)) throw new Problem(410, "interview_link_ended");
      const input = { inviteId: about.invite, startsAt: body.starts_at, asOf, tokenOf: tokensOf(keys, asOf) };
      return { data: await ownInterviewOf(tx, null, await chooseSlot(tx, null, input), asOf) };
    }),
    onFile(readFeed, async ({ database, params, asOf, services }) => {
      const { account_id, language } = await feedOwner(database.db, params.token);
      const rows = await interviewsOfAccount(database.db, account_id, asOf);
      return {
        stream: feedText(rows, { language, publicUrl: services.config.publicUrl, asOf }),
        headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, max-age=300" },
      };
    }),
  ];
}
