import { type ActionFunctionArgs, redirect } from "react-router";
import type { ApiFieldError } from "#kit/call.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, pageUrl, submit } from "#kit/page.ts";
import { contact, officeHours } from "./contract.ts";
import type { ContactOffice } from "./parts/ContactForm.tsx";
import type { ContactKind } from "./terms.ts";

type Context = ActionFunctionArgs["context"];

/** Loads the data of a `ContactForm` for its page. */
export async function contactOffice(context: Context, request: Request): Promise<ContactOffice> {
  const { data } = await load(context, request, officeHours);
  const { open, until, reply_by, stamp } = data.attributes;
  return { open, until, replyBy: reply_by, stamp };
}

/** Returns whether the form token has expired: the form is then rendered with a new one. */
export function expiredStamp(errors: readonly ApiFieldError[]): string[] {
  return errors.some(({ code }) => code === "form_expired") ? ["stamp"] : [];
}

/**
 * Handles the post of a page with a `ContactForm`: shows the confirmation, or the errors with all typed
 * values.
 */
export async function sendContact(
  { context, request }: ActionFunctionArgs,
  kind: ContactKind,
): Promise<FormReply> {
  const form = await readForm(request, contact.body);
  const outcome = await submit(context, request, contact, { body: { ...form.values, kind } });
  if (!outcome.ok) return form.reply(outcome.errors, expiredStamp(outcome.errors));
  const { pathname } = pageUrl(request);
  throw redirect(`${pathname.replace(/\.data$/, "")}?sent=1#contact-form`);
}
