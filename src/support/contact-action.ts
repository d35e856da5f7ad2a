import { type ActionFunctionArgs, redirect } from "react-router";
import type { ApiFieldError } from "#kit/call.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, pageUrl, submit } from "#kit/page.ts";
import { contact, officeHours } from "./contract.ts";
import type { ContactOffice } from "./parts/ContactForm.tsx";
import type { ContactKind } from "./terms.ts";

type Context = ActionFunctionArgs["context"];

/** For the loader of a page with a `ContactForm`: what the form needs to know. */
export async function contactOffice(context: Context, request: Request): Promise<ContactOffice> {
  const { data } = await load(context, request, officeHours);
  const { open, until, reply_by, stamp } = data.attributes;
  return { open, until, replyBy: reply_by, stamp };
}

/** A stamp that is too old is not sent again: the form comes back with a new one. */
export function expiredStamp(errors: readonly ApiFieldError[]): string[] {
  return errors.some(({ code }) => code === "form_expired") ? ["stamp"] : [];
}

/**
 * The action of a page with a `ContactForm`: sends it and shows the page again with thanks, or answers what is wrong, with
 * everything that was typed.
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
