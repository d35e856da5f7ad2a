import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { evaluateApplicant } from "../commands/evaluate.ts";
import { settleMentions, unreadMentions } from "../commands/mention.ts";
import { deleteNote, editNote, writeNote } from "../commands/notes.ts";
import * as contract from "../contract.ts";
import { feedbacks } from "../contract-feedbacks.ts";
import { evaluationsOf } from "../queries/evaluations.ts";
import { feedbacksOf } from "../queries/feedbacks.ts";
import { noteAbout, notesAbout } from "../queries/notes.ts";
import type { About } from "../queries/subject.ts";

/** A company's notes on applicants and jobs, and its people's evaluations. */
export function companyNotes(): Bound[] {
  return [
    ...notesOf(contract.applicantNotes, "applicant"),
    ...notesOf(contract.profileNotes, "applicant"),
    ...notesOf(contract.jobNotes, "job"),
    on(contract.evaluations, ({ tx, actor, params, asOf }) =>
      evaluationsOf(tx, hiringForCompany(actor), params.id, asOf),
    ),
    on(feedbacks, ({ tx, actor, query, asOf }) => feedbacksOf(tx, hiringForCompany(actor), query, asOf)),
    on(contract.evaluate, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await evaluateApplicant(tx, recruiter, params.id, { ...body, asOf });
      return evaluationsOf(tx, recruiter, params.id, asOf);
    }),
  ];
}

function notesOf(endpoints: typeof contract.applicantNotes, kind: About["kind"]): Bound[] {
  return [
    onDb(endpoints.list, async ({ database, actor, params, query, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const found = await notesAbout(database.db, recruiter, { kind, id: params.id }, query);
      const ids = found.data.map(({ id }) => Number(id));
      const unread = await unreadMentions(database.db, actor.accountId, ids);
      if (unread.length > 0)
        await inTransaction(database, (tx) => settleMentions(tx, actor.accountId, unread, asOf));
      return found;
    }),
    on(endpoints.write, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const about = { kind, id: params.id };
      const noteId = await writeNote(tx, recruiter, about, { ...body, asOf });
      return { data: await noteAbout(tx, recruiter, about, noteId) };
    }),
    on(endpoints.edit, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const { id, noteId } = params;
      await editNote(tx, recruiter, { kind, id }, { ...body, noteId, asOf });
      return { data: await noteAbout(tx, recruiter, { kind, id }, noteId) };
    }),
    on(endpoints.remove, async ({ tx, actor, params }) => {
      const { id, noteId } = params;
      await deleteNote(tx, hiringForCompany(actor), { kind, id }, noteId);
      return undefined;
    }),
  ];
}
