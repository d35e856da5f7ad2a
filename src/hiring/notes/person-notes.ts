import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, perform, submit } from "#kit/page.ts";
import { deletePersonNote, personNotes, writePersonNote } from "./contract-people.ts";

/** Loads the notes on a person for `PersonNotes`. @throws Problem 404 */
export async function loadPersonNotes(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  id: string,
) {
  const { data } = await load(context, request, personNotes, { params: { id } });
  return data.map((note) => Object.assign({ id: note.id }, note.attributes));
}

/** Handles the forms of `PersonNotes`. @returns the reply to a note with errors, or null */
export async function runPersonNotes(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  posted: FormData,
  id: string,
): Promise<FormReply | null> {
  if (posted.get("intent") === "unnote") {
    const noteId = String(posted.get("note") ?? "");
    // A 404 means that a colleague has already deleted the note.
    await perform(context, request, deletePersonNote, { params: { id, noteId } }, [404]);
    return null;
  }
  const form = await readForm(posted, writePersonNote.body);
  const outcome = await submit(context, request, writePersonNote, { params: { id }, body: form.values });
  return outcome.ok ? null : form.reply(outcome.errors);
}
