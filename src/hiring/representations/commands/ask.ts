import { readerOf } from "#hiring/applications/commands/notify.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { day } from "#kit/clock.ts";
import { sqlState, type Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { TokenOf } from "#people/accounts/tokens.ts";
import { representationLife } from "../lifecycle.ts";
import { consentAsked } from "../mails.ts";
import { industryIn } from "../queries/industry.ts";
import { nextRequest } from "../queries/of-applicant.ts";
import { answerDays, type Channel, linkDays, textVersion } from "../terms.ts";

/** Creates the token of the signed link of a request. */
export type RepresentationToken = TokenOf<{ representation: number }>;

/** Returns the topic of mails and notifications about a request. */
export const topicOf = (id: number) => `representation:${id}`;

/**
 * Asks an applicant for the consent to be introduced to the client. Without an account, the person answers by the link of the mail. The
 * first request for a confidential job does not name the client; after a provisional yes the next one does.
 * @returns the id of the request
 * @throws Problem 404, 409 `representation_not_askable`, 422 at /channel without an email address
 */
export async function askRepresentation(
  tx: Tx,
  actor: HiringActor & { scope: { agency: number } },
  input: {
    applicantId: number;
    channel: Channel;
    note: string | null;
    asOf: Date;
    tokenOf: RepresentationToken;
  },
): Promise<number> {
  const { applicantId, channel, note, asOf, tokenOf } = input;
  const applicant = await findApplicant(tx, actor, applicantId, true);
  const { rows, state, facts } = await nextRequest(tx, applicant);
  const status = representationLife.check("ask", "consultant", state, facts);
  const reader = await readerOf(tx, applicantId);
  if (channel === "link" && !reader.to.email) throw invalid("/channel", "representation_no_email");
  const until = new Date(asOf.getTime() + answerDays * day);
  const { id } = await tx
    .insertInto("representations")
    .values({
      agency_id: actor.scope.agency,
      applicant_id: applicantId,
      channel,
      status,
      text_version: textVersion,
      names_client: facts.named,
      language: languageNumber[reader.language],
      note,
      asked_by: actor.accountId,
      asked_at: asOf,
      expires_at: until,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw sqlState(error) === "23505" ? conflict("representation_not_askable", "asked") : error;
    });
  const second = facts.named && rows.some(({ names_client }) => !names_client);
  const data = { channel, ...(second && { named: 1 as const }) };
  await recordApplicant(tx, "representation_ask", applicant, { by: actor, at: asOf, data });
  if (channel !== "link") return id;
  const proof = await tokenOf({ representation: id }, new Date(asOf.getTime() + linkDays * day));
  const request = { id, by: actor.accountId, jobId: applicant.job_id, named: facts.named, second, note };
  await queueRequest(tx, reader, { ...request, until: until.toISOString(), proof });
  return id;
}

/** Queues the mail of a request, with the link by which the person answers. */
async function queueRequest(
  tx: Tx,
  reader: Awaited<ReturnType<typeof readerOf>>,
  request: {
    id: number;
    by: number;
    jobId: number;
    named: boolean;
    second: boolean;
    note: string | null;
    until: string;
    proof: string;
  },
): Promise<void> {
  const { id, by, jobId, named, second, note, until, proof } = request;
  const { company, ...names } = await tx
    .selectFrom("accounts as u")
    .innerJoin("agencies as g", "g.id", "u.agency_id")
    .innerJoin("jobs as j", "j.agency_id", "g.id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["u.full_name as consultant", "g.name as agency", "c.name as company"])
    .select(industryIn(reader.language).as("industry"))
    .where("u.id", "=", by)
    .where("j.id", "=", jobId)
    .executeTakeFirstOrThrow();
  const { job, card } = reader.props;
  const props = { ...names, job, company: named ? company : null, second, card, note, until, proof };
  await queueMail(tx, consentAsked, { ...reader, props, topic: topicOf(id) });
}
