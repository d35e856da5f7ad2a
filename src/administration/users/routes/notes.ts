import { type Bound, on } from "#kit/http/handle.ts";
import { deleteNote, writeNote } from "../commands/notes.ts";
import * as contract from "../contract-notes.ts";
import { notesOn, oneNote } from "../queries/notes.ts";

/** Binds the notes of administrators on users: /admins/users/:id/notes. The audit log has their ids, never their text. */
export function noteRoutes(): Bound[] {
  return [
    on(contract.userNotes, ({ tx, actor, params, query }) =>
      notesOn(tx, actor, { id: params.id, before: query.before, items: query.items }),
    ),
    on(contract.userNoteCreate, async ({ tx, actor, params, body, asOf, note }) => {
      const id = await writeNote(tx, actor, { id: params.id, note: body.note, asOf });
      note({ object: { type: "users", id: params.id }, after: { note: id } });
      return { data: await oneNote(tx, actor, id) };
    }),
    on(contract.userNoteDelete, async ({ tx, actor, params, note }) => {
      await deleteNote(tx, actor, params);
      note({ object: { type: "users", id: params.id }, before: { note: params.noteId } });
      return undefined;
    }),
  ];
}
