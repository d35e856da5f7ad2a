import { type ActionFunctionArgs, redirect } from "react-router";
import type { z } from "zod";
import type { Endpoint } from "#kit/contract.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import * as contract from "../../contract-acts.ts";
import { userNoteCreate, userNoteDelete } from "../../contract-notes.ts";
import { userPaths } from "../../paths.ts";

/** The results that the page of a user reports. */
const dones = [
  "block",
  "unblock",
  "verify_email",
  "resend_verification",
  "reset_link",
  "set_role",
  "requested",
  "erase",
  "end_request",
  "end_sessions",
  "note",
  "delete_note",
] as const;
type Done = (typeof dones)[number];

export const doneOf = (text: string | null): Done | null => dones.find((done) => done === text) ?? null;

/** The reply to a form of the page; `form` is the value of its field `do`. */
export interface Shown {
  form: string;
  reply: FormReply;
}

/** Returns to the page of the user with a report. */
const report = (args: PostedArgs, done: Done, tab = "") =>
  redirect(
    `${userPaths.detail(args.params.userId ?? "")}?${new URLSearchParams({ ...(tab && { tab }), done })}`,
  );

/**
 * Returns the action of a form whose endpoint answers with the user.
 * @param pending the act that the page reports as requested while it waits for a second person
 */
function act<E extends Endpoint & { body: z.ZodObject }>(endpoint: E, done: Done, pending?: string) {
  return async (args: PostedArgs): Promise<Shown> => {
    const form = await readForm(args.posted, endpoint.body);
    const input = { params: { id: args.params.userId }, body: form.values };
    const outcome = await submit(args.context, args.request, endpoint, input as never, [403]);
    if (!outcome.ok) return { form: String(args.posted.get("do")), reply: form.reply(outcome.errors) };
    const { data } = outcome.data as { data: { attributes: { requests: { act: string }[] } } };
    const waits = data.attributes.requests.some((request) => request.act === pending);
    throw report(args, waits ? "requested" : done);
  };
}

async function endSessions(args: PostedArgs): Promise<Shown> {
  const { context, request, posted } = args;
  const form = await readForm(posted, contract.userSessionsEnd.body);
  const sid = String(posted.get("session") ?? "");
  const params = { id: args.params.userId as never };
  const body = form.values;
  const outcome = sid
    ? await submit(context, request, contract.userSessionEnd, { params: { ...params, sid }, body }, [404])
    : await submit(context, request, contract.userSessionsEnd, { params, body });
  if (!outcome.ok) return { form: "end_sessions", reply: form.reply(outcome.errors) };
  throw report(args, "end_sessions", "sessions");
}

async function writeNote(args: PostedArgs): Promise<Shown> {
  const form = await readForm(args.posted, userNoteCreate.body);
  const input = { params: { id: args.params.userId as never }, body: form.values };
  const outcome = await submit(args.context, args.request, userNoteCreate, input);
  if (!outcome.ok) return { form: "note", reply: form.reply(outcome.errors) };
  throw report(args, "note", "notes");
}

async function deleteNote(args: PostedArgs): Promise<Shown> {
  const params = { id: args.params.userId, noteId: args.posted.get("note") } as never;
  // A note that is missing was deleted in another tab.
  const outcome = await submit(args.context, args.request, userNoteDelete, { params }, [404]);
  if (!outcome.ok && outcome.status !== 404) throw new Response(null, { status: outcome.status });
  throw report(args, "delete_note", "notes");
}

/** Runs a form of the page of a user. */
export const runUserAct = (args: ActionFunctionArgs): Promise<Shown> =>
  runPosted<Shown>(args, {
    block: act(contract.userBlock, "block"),
    unblock: act(contract.userUnblock, "unblock"),
    verify_email: act(contract.userVerifyEmail, "verify_email"),
    resend_verification: act(contract.userResendVerification, "resend_verification"),
    reset_link: act(contract.userResetLink, "reset_link"),
    set_role: act(contract.userRole, "set_role", "make_super"),
    erase: act(contract.userErase, "erase", "erase"),
    end_request: act(contract.userEraseEnd, "end_request"),
    end_sessions: endSessions,
    note: writeNote,
    delete_note: deleteNote,
  });
