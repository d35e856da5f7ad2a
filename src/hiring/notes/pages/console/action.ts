import type { ActionFunctionArgs } from "react-router";
import { readForm } from "#kit/form.ts";
import { formOf, perform, submit } from "#kit/page.ts";
import { applicantNotes, evaluate, type jobNotes } from "../../contract.ts";
import type { NotesReply } from "../../parts/console/notes-view.ts";

/** The action for the forms of the panels. `form` in the result names the form that was posted. */
export async function runNotesAction(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  notes: typeof applicantNotes | typeof jobNotes,
  id: string,
): Promise<NotesReply> {
  const posted = await formOf(request);
  const todo = String(posted.get("do") ?? "");
  const noteId = String(posted.get("note") ?? "");
  if (todo === "evaluate") {
    const form = await readForm(posted, evaluate.body);
    const outcome = await submit(context, request, evaluate, { params: { id }, body: form.values });
    return { form: "evaluation", reply: outcome.ok ? null : form.reply(outcome.errors) };
  }
  if (todo === "delete") {
    // A 404 means that a colleague has already deleted the note.
    await perform(context, request, notes.remove, { params: { id, noteId } }, [404]);
    return { form: noteId, reply: null };
  }
  const form = await readForm(posted, applicantNotes.write.body);
  const outcome =
    todo === "edit"
      ? await submit(context, request, notes.edit, { params: { id, noteId }, body: form.values })
      : await submit(context, request, notes.write, { params: { id }, body: form.values });
  return { form: todo === "edit" ? noteId : "new", reply: outcome.ok ? null : form.reply(outcome.errors) };
}

/** Returns the query parameters of a page of notes. */
export function queryOf(request: Request): {
  before: string | undefined;
  editing: string | null;
  interview: string | null;
} {
  const { searchParams } = new URL(request.url);
  const number = (name: string) => /^\d{1,15}$/.exec(searchParams.get(name) ?? "")?.[0];
  return {
    before: number("before"),
    editing: number("edit") ?? null,
    interview: number("interview") ?? null,
  };
}
