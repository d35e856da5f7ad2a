import { aboutApplicant, recruitersOf } from "#hiring/applications/commands/notify.ts";
import { boardTopic } from "#hiring/applications/commands/record.ts";
import { noteResponse } from "#hiring/applications/commands/respond.ts";
import {
  type Conversation,
  conversationForCandidate,
  conversationForEmployer,
  shownToEmployer,
} from "#hiring/applications/queries/shared/conversation.ts";
import { publish, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { conflict } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notify, publishTo } from "#people/notifications/commands/notify.ts";
import { applicantMessagesPath } from "../console-paths.ts";
import { candidateWrote, employerWrote } from "../notifications.ts";
import { ownMessagesPath } from "../paths.ts";
import { mayWrite } from "../policy.ts";
import { factsOf } from "../queries.ts";
import type { Side } from "../terms.ts";
import { copyByMail } from "./copy.ts";
import { readMessages } from "./read.ts";

interface Written {
  id: number;
  text: string;
  asOf: Date;
}

/**
 * Sends a message of the employer to an applicant. This is a response, so the response clock stops.
 * @throws Problem 404, 409 if the conversation is closed for the employer
 */
export async function writeToApplicant(tx: Tx, actor: HiringActor, input: Written): Promise<void> {
  const { id, asOf } = input;
  const about = await conversationForEmployer(tx, actor, { id, asOf, lock: true });
  await insertMessage(tx, about, { ...input, sender: "employer", authorId: actor.accountId });
  await noteResponse(tx, actor, about, { kind: "message", data: {}, asOf });
  const { account_id: account, company, job } = about;
  await copyByMail(tx, about, {
    to: "candidate",
    from: company,
    text: input.text,
    asOf,
    path: ownMessagesPath(id),
    readers: [
      {
        language: languageOf(about.account_language ?? about.language),
        to: { email: about.reader_email, name: about.reader_name, account },
      },
    ],
  });
  if (account === null) return;
  await notify(tx, employerWrote, {
    to: [account],
    about: aboutApplicant(id),
    props: { company, job, application: id },
    at: asOf,
  });
  await publishTo(tx, [account]);
}

/** Sends a message of the candidate to the employer. @throws Problem 404, 409 if the conversation is closed for the candidate */
export async function writeToEmployer(tx: Tx, actor: CandidateActor, input: Written): Promise<void> {
  const { id, asOf } = input;
  const about = await conversationForCandidate(tx, actor, { id, asOf, lock: true });
  await insertMessage(tx, about, { ...input, sender: "candidate", authorId: null });
  const recruiters = await recruitersOf(tx, about.job_id);
  const { full_name: candidate, job } = about;
  await copyByMail(tx, about, {
    to: "employer",
    from: candidate,
    text: shownToEmployer(about, input.text),
    asOf,
    path: applicantMessagesPath(ofReader, id),
    readers: recruiters.map(({ language, to }) => ({ language, to })),
  });
  await notify(tx, candidateWrote, {
    to: recruiters.map((recruiter) => recruiter.id),
    about: aboutApplicant(id),
    props: { candidate, job, applicant: id },
    at: asOf,
  });
  await publish(tx, boardTopic(about.job_id));
  await publishTo(tx, [actor.accountId]);
}

async function insertMessage(
  tx: Tx,
  about: Conversation,
  message: Written & { sender: Side; authorId: number | null },
): Promise<void> {
  const { id, text, sender, authorId, asOf } = message;
  const allowed = mayWrite(sender, await factsOf(tx, about));
  if (allowed !== true) throw conflict(allowed, about.outcome);
  await tx
    .insertInto("messages")
    .values({ applicant_id: id, sender, author_id: authorId, text, at: asOf })
    .execute();
  // An answer implies that the earlier messages were read.
  await readMessages(tx, about, { by: sender, asOf });
}
