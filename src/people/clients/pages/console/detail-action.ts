import { type ActionFunctionArgs, redirect } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { perform, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import { setClientActive } from "../../contract.ts";
import { endContactLink, shareWithContact } from "../../contract-info.ts";
import { mergeClients, undoMerge } from "../../contract-merge.ts";
import { addContact, addFile, addNote, deleteFile, deleteNote, editContact } from "../../contract-parts.ts";
import type { MergeEffect } from "../../parts/console/client-view.ts";
import { clientPaths } from "../../paths.ts";

/** The answer of the page's action. */
interface Done {
  /** The value of `do` of the posted form, with the id of a contact. */
  form: string;
  reply?: FormReply;
  refused?: string;
  link?: string;
  effect?: MergeEffect;
}

/** Runs the form of the client's page that was posted. */
export const detailAction = (args: ActionFunctionArgs): Promise<Done> => runPosted(args, actions);

const actions: PostedActions<Done> = {
  async active({ context, request, posted, params: { clientId: id = "" } }) {
    const form = await readForm(posted, setClientActive.body);
    const outcome = await submit(context, request, setClientActive, { params: { id }, body: form.values });
    if (!outcome.ok) return { form: "active", refused: outcome.errors[0]?.detail ?? "" };
    return null;
  },
  async contact({ context, request, posted, params: { clientId: id = "" } }) {
    const contactId = String(posted.get("contact") ?? "");
    const form = await readForm(posted, addContact.body);
    const body = form.values;
    const outcome = contactId
      ? await submit(context, request, editContact, { params: { id, contactId }, body })
      : await submit(context, request, addContact, { params: { id }, body });
    if (!outcome.ok) return { form: `contact${contactId}`, reply: form.reply(outcome.errors) };
    return null;
  },
  async left({ context, request, posted, params: { clientId: id = "" } }) {
    const params = { id, contactId: String(posted.get("contact")) };
    await perform(context, request, editContact, { params, body: { left: posted.get("left") === "true" } });
    return null;
  },
  async share({ context, request, posted, params: { clientId: id = "" } }) {
    const params = { id, contactId: String(posted.get("contact")) };
    const outcome = await submit(context, request, shareWithContact, { params, body: {} });
    if (!outcome.ok) return { form: "share", refused: outcome.errors[0]?.detail ?? "" };
    return { form: "share", link: outcome.data.url };
  },
  async revoke({ context, request, posted, params: { clientId: id = "" } }) {
    const params = { id, contactId: String(posted.get("contact")) };
    await perform(context, request, endContactLink, { params });
    return null;
  },
  async file({ context, request, posted, params: { clientId: id = "" } }) {
    const form = await readForm(posted, addFile.body, addFile.files);
    const file = form.file("file");
    const input = { params: { id }, body: form.values, ...(file && { files: { file } }) };
    const outcome = await submit(context, request, addFile, input);
    if (!outcome.ok) return { form: "file", reply: form.reply(outcome.errors) };
    return null;
  },
  async deleteFile({ context, request, posted, params: { clientId: id = "" } }) {
    const params = { id, fileId: String(posted.get("file")) };
    const outcome = await submit(context, request, deleteFile, { params }, [404]);
    if (!outcome.ok && outcome.status !== 404)
      return { form: "deleteFile", refused: outcome.errors[0]?.detail ?? "" };
    return null;
  },
  async note({ context, request, posted, params: { clientId: id = "" } }) {
    const form = await readForm(posted, addNote.body);
    const outcome = await submit(context, request, addNote, { params: { id }, body: form.values });
    if (!outcome.ok) return { form: "note", reply: form.reply(outcome.errors) };
    return null;
  },
  async deleteNote({ context, request, posted, params: { clientId: id = "" } }) {
    const params = { id, noteId: String(posted.get("note")) };
    await perform(context, request, deleteNote, { params }, [404]);
    return null;
  },
  async merge({ context, request, posted, params: { clientId: id = "" } }) {
    const preview = posted.get("confirmed") !== "true";
    const body = { into_id: String(posted.get("into_id")), preview };
    const outcome = await submit(context, request, mergeClients, { params: { id }, body });
    if (!outcome.ok) return { form: "merge", refused: outcome.errors[0]?.detail ?? "" };
    const effect = outcome.data.data.attributes;
    if (preview) return { form: "merge", effect };
    throw redirect(clientPaths.detail(effect.into_id));
  },
  async undo({ context, request, posted }) {
    const id = String(posted.get("merged"));
    await perform(context, request, undoMerge, { params: { id } });
    throw redirect(clientPaths.detail(id));
  },
};
