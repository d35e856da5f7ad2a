import { type ActionFunctionArgs, redirect } from "react-router";
import { attempt, byField, formOf, load, pageUrl } from "#kit/page.ts";
import { contact, officeHours } from "./contract.ts";
import type { ContactOffice, ContactRefusal } from "./parts/ContactForm.tsx";
import type { ContactKind } from "./terms.ts";

type Context = ActionFunctionArgs["context"];

/** For the loader of a page with a `ContactForm`: what the form needs to know. */
export async function contactOffice(context: Context, request: Request): Promise<ContactOffice> {
  const { data } = await load(context, request, officeHours);
  const { open, until, reply_by, stamp } = data.attributes;
  return { open, until, replyBy: reply_by, stamp };
}

/**
 * The action of a page with a `ContactForm`: sends it and shows the page again with thanks, or answers what is wrong, with
 * everything that was typed.
 */
export async function sendContact(
  { context, request }: ActionFunctionArgs,
  kind: ContactKind,
): Promise<ContactRefusal> {
  const form = await formOf(request);
  const typed = Object.fromEntries(
    (["name", "company", "email", "phone", "positions", "message", "stamp"] as const).map((name) => [
      name,
      String(form.get(name) ?? ""),
    ]),
  ) as ContactRefusal["typed"];
  const website = String(form.get("website") ?? "");
  const outcome = await attempt(context, request, contact, { body: { kind, ...typed, website } });
  if (!outcome.ok) {
    const expired = outcome.faults.some(({ code }) => code === "form_expired");
    return { errors: byField(outcome.faults), typed: expired ? { ...typed, stamp: "" } : typed };
  }
  const { pathname } = pageUrl(request);
  throw redirect(`${pathname.replace(/\.data$/, "")}?sent=1#contact-form`);
}
