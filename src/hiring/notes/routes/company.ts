import { recordRead } from "#kit/db.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringDb } from "#people/accounts/hiring-routes.ts";
import { evaluateApplicant } from "../commands/evaluate.ts";
import { settleMentions, unreadMentions } from "../commands/mention.ts";
import { deleteNote, editNote, writeNote } from "../commands/notes.ts";
import * as contract from "../contract.ts";
import { feedbacks } from "../contract-feedbacks.ts";
import { evaluationsOf } from "../queries/evaluations.ts";
import { feedbacksOf } from "../queries/feedbacks.ts";
import { noteAbout, notesAbout } from "../queries/notes.ts";
import type { About } from "../queries/subject.ts";

export function companyNotes(): Bound[] {
  return [
    ...notesOf(contract.applicantNotes, "applicant"),
    ...notesOf(contract.profileNotes, "applicant"),
    ...notesOf(contract.jobNotes, "job"),
    ...onHiring(contract.evaluations, ({ tx, actor, params, asOf }) =>
      evaluationsOf(tx, actor, params.id, asOf),
    ),
    ...onHiring(feedbacks, ({ tx, actor, query, asOf }) => feedbacksOf(tx, actor, query, asOf)),
    ...onHiring(contract.evaluate, async ({ tx, actor, params, body, asOf }) => {
      await evaluateApplicant(tx, actor, params.id, { ...body, asOf });
      return evaluationsOf(tx, actor, params.id, asOf);
    }),
  ];
}

function notesOf(endpoints: typeof contract.applicantNotes, kind: About["kind"]): Bound[] {
  return [
    ...onHiringDb(endpoints.list, async ({ database, actor, params, query, asOf }) => {
      const answer = await notesAbout(database.db, actor, { kind, id: params.id }, query);
      const ids = answer.data.map(({ id }) => Number(id));
      const unread = await unreadMentions(database.db, actor.accountId, ids);
      if (unread.length > 0)
        await recordRead(database, (tx) => settleMentions(tx, actor.accountId, unread, asOf));
      return answer;
    }),
    ...onHiring(endpoints.write, async ({ tx, actor, params, body, asOf }) => {
      const about = { kind, id: params.id };
      const noteId = await writeNote(tx, actor, about, { ...body, asOf });
      return { data: await noteAbout(tx, actor, about, noteId) };
    }),
    ...onHiring(endpoints.edit, async ({ tx, actor, params, body, asOf }) => {
      const { id, noteId } = params;
      await editNote(tx, actor, { kind, id }, { ...body, noteId, asOf });
      return { data: await noteAbout(tx, actor, { kind, id }, noteId) };
    }),
    ...onHiring(endpoints.remove, async ({ tx, actor, params }) => {
      const { id, noteId } = params;
      await deleteNote(tx, actor, { kind, id }, noteId);
      return undefined;
    }),
  ];
}
