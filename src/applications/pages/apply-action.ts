import { type ActionFunctionArgs, data, redirect } from "react-router";
import { z } from "zod";
import type { Account } from "#accounts/actor.ts";
import { login, quickApply } from "#accounts/contract.ts";
import { cvMaxBytes, quickApplyCvMaxBytes } from "#cv/terms.ts";
import { detail } from "#jobs/contract.ts";
import { applyPath, jobIdOf } from "#jobs/paths.ts";
import type { ApiFieldError } from "#kit/call.ts";
import type { CallInput } from "#kit/contract.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { languageNumber } from "#kit/i18n.ts";
import { load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { apply } from "../contract.ts";

/** The email has an account already; which of the two is said depends on how much the operator lets on. */
const knownCodes = ["email_taken_login", "email_unavailable"];
const isKnown = (errors: ApiFieldError[]) => errors.some(({ code }) => knownCodes.includes(code));

/** An account and an application in one form. */
const applyForm = z.object({ ...apply.body.shape, ...quickApply.body.shape });

/** What went wrong; no browser lets a page keep the file. */
export interface ApplyResult {
  reply: FormReply;
  /** A problem that the page words itself. */
  file?: "missing" | "too_large" | "again";
  /** The email has an account: the way in is to sign in. */
  known?: boolean;
  /** The account was made, or signed in to, and only the application is missing. */
  registered?: boolean;
}

/** Registers a visitor and sends the application; a signed-in candidate only sends it. */
export async function applyAction({ context, params, request }: ActionFunctionArgs) {
  const { viewer, language } = context.get(pageServices) as PageServices<Account>;
  const id = jobIdOf(params.slug ?? "");
  if (id === null) throw data(null, { status: 404 });
  if (viewer && viewer.kind !== "candidate") throw redirect("/403");
  const form = await readForm(request, applyForm, apply.files);
  const job = await load(context, request, detail, { params: { id } });
  const { slug } = job.data.attributes;
  const failed = (errors: ApiFieldError[], result: Omit<ApplyResult, "reply">) =>
    data({ ...result, reply: form.reply(errors) } satisfies ApplyResult, { status: 422 });

  const { email, password, full_name, ...values } = form.values;
  const file = values.cv_id ? null : form.file("cv");
  const limit = viewer ? cvMaxBytes : quickApplyCvMaxBytes;
  // Before an account is made: a file that cannot be sent must not leave somebody half registered.
  if (!values.cv_id && file === null) return failed([], { file: "missing" });
  if (file && file.size > limit) return failed([], { file: "too_large" });

  let registered = false;
  if (!viewer) {
    const failures = await registerOrSignIn(context, request, {
      email,
      password,
      full_name,
      language: languageNumber[language],
      from_product: "web",
    });
    if (failures) return failed(failures, { known: isKnown(failures) });
    registered = true;
  }
  const outcome = await submit(context, request, apply, {
    params: { id },
    body: {
      cv_id: values.cv_id,
      full_name,
      phone: values.phone || null,
      cover_letter: values.cover_letter,
      answers: (values.answers as { answer?: string }[]).filter(({ answer }) => answer),
      consent: values.consent,
    },
    ...(file && { files: { cv: file } }),
  });
  if (outcome.ok) throw redirect(`${applyPath(language, slug)}?sent=${outcome.data.data.id}`);
  // A second press of the button finds the application that the first one made.
  if (outcome.errors.some(({ code }) => code === "already_applied"))
    throw redirect(`${applyPath(language, slug)}?sent`);
  const again = file && !outcome.errors.some(({ source }) => source?.pointer === "/cv");
  return failed(outcome.errors, { registered, ...(again && { file: "again" as const }) });
}

/** Registers; where the email has an account whose password this is, signs in. Null when it went well. */
async function registerOrSignIn(
  context: ActionFunctionArgs["context"],
  request: Request,
  body: CallInput<typeof quickApply>["body"],
): Promise<ApiFieldError[] | null> {
  const registered = await submit(context, request, quickApply, { body });
  if (registered.ok) return null;
  if (!isKnown(registered.errors)) return registered.errors;
  const credentials = { email: body.email, password: body.password };
  const signedIn = await submit(context, request, login, { body: credentials }, [401, 403]);
  return signedIn.ok ? null : registered.errors;
}
