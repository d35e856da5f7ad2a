import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { deletePersonNote, writePersonNote } from "../commands/people.ts";
import * as contract from "../contract-people.ts";
import { notesOnPerson, personNote } from "../queries/people.ts";

/** Routes of notes on people, who need no application. */
export function personNotes(): Bound[] {
  return [
    ...onHiring(contract.personNotes, async ({ tx, actor, params }) => ({
      data: await notesOnPerson(tx, actor, params.id),
    })),
    ...onHiring(contract.writePersonNote, async ({ tx, actor, params, body, asOf }) => {
      const noteId = await writePersonNote(tx, actor, { id: params.id, text: body.text, asOf });
      return { data: await personNote(tx, actor, noteId) };
    }),
    ...onHiring(contract.deletePersonNote, async ({ tx, actor, params }) => {
      await deletePersonNote(tx, actor, params);
      return undefined;
    }),
  ];
}
