import type { RouterContextProvider } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { importProfile } from "../contract-import.ts";
import type { Imported } from "../imported.ts";
import { firstTaken, type Present, pointerInForm, takenOf } from "../parts/import-model.ts";

/** Returns the initially ticked fields, for loaders. The API's own schema decides which can be saved. */
export function suggested(found: Imported, present: Present): string[] {
  return firstTaken(found, present, (name, value) => importProfile.body.safeParse({ [name]: value }).success);
}

/** The state of an import form that is rendered again. */
export interface ConfirmResult {
  saved: boolean;
  reply: FormReply | null;
  taken: string[];
}

/** Saves the ticked fields of an imported profile, for actions; errors are assigned to fields. */
export async function saveConfirmed(
  context: Readonly<RouterContextProvider>,
  request: Request,
  posted: FormData,
): Promise<ConfirmResult> {
  const taken = posted.getAll("take").map(String);
  if (taken.length === 0) return { saved: false, reply: null, taken };
  const form = await readForm(posted, importProfile.body);
  const { body, places } = takenOf(form.values, new Set(taken));
  const outcome = await submit(context, request, importProfile, { body });
  if (outcome.ok) return { saved: true, reply: null, taken };
  const errors = outcome.errors.map((error) => {
    const pointer = pointerInForm(error.source?.pointer ?? "", places);
    return { ...error, source: { ...error.source, pointer } };
  });
  return { saved: false, reply: form.reply(errors), taken };
}
