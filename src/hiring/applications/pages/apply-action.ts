import { type ActionFunctionArgs, data, redirect } from "react-router";
import { z } from "zod";
import type { ApiFieldError } from "#kit/call.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { languageNumber } from "#kit/i18n.ts";
import { signInPath } from "#kit/next.ts";
import { load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { detail } from "#market/jobs/contract.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import { withWelcome } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { login } from "#people/accounts/contract.ts";
import { cvMaxBytes, quickApplyCvMaxBytes } from "#profiles/cv/terms.ts";
import { apply, registerAndApply } from "../contract.ts";
import { applyPath } from "../paths.ts";

/** Codes for an email address that has an account already; the operator's settings decide which of them the API sends. */
const accountExistsCodes = ["email_taken_login", "email_unavailable"];
const accountExists = (errors: ApiFieldError[]) =>
  errors.some(({ code }) => accountExistsCodes.includes(code));

/** The fields of an account and an application in one form. */
const applyForm = z.object({ ...apply.body.shape, ...registerAndApply.body.shape });

/** The errors of a form that was not accepted. */
export interface ApplyResult {
  reply: FormReply;
  /** A problem with the file, worded by the page. "again": without JavaScript the file has to be chosen again. */
  file?: "missing" | "too_large" | "again";
  /** The email address has an account, so the page offers signing in. */
  hasAccount?: boolean;
  /** The visitor was signed in to an existing account, and the application was not sent. */
  registered?: boolean;
}

/** Registers a visitor and sends the application; a signed-in candidate only sends it. */
export async function applyAction({ context, params, request }: ActionFunctionArgs) {
  const { viewer, language } = context.get(pageServices) as PageServices<Account>;
  const id = jobIdOf(params.slug ?? "");
  if (id === null) throw data(null, { status: 404 });
  if (viewer && viewer.kind !== "candidate") throw redirect("/403");
  const form = await formIn(request);
  const job = await load(context, request, detail, { params: { id } });
  const { slug } = job.data.attributes;
  // The form was rendered for an account whose session has expired.
  if (!viewer && form.text("as")) throw redirect(signInPath(applyPath(language, slug), true));
  const { email, password, full_name, ...values } = form.values;
  const visitor = !viewer;
  const online = !visitor && form.text("cv_id") === "online";
  const storedCv = !visitor && (online || values.cv_id);
  const file = storedCv ? null : form.file("cv");
  const limit = visitor ? quickApplyCvMaxBytes : cvMaxBytes;
  const problem = storedCv ? undefined : !file ? "missing" : file.size > limit ? "too_large" : undefined;
  const body = bodyOf(form);
  const files = file && !problem ? { files: { cv: file } } : {};
  const account = { email, password, language: languageNumber[language], from_product: "web" };
  const registered = visitor
    ? await submit(context, request, registerAndApply, {
        params: { id },
        body: { ...body, ...account, full_name },
        ...files,
      })
    : null;
  const hasAccount = registered?.ok === false && accountExists(registered.errors);
  const entered = hasAccount
    ? await submit(context, request, login, { body: { email, password } }, [401, 403])
    : null;
  // The visitor's email address has an account, and the password is right: the application is sent with that account.
  const outcome =
    registered && !entered?.ok
      ? registered
      : await submit(context, request, apply, {
          params: { id },
          body: online
            ? { ...body, online_cv: true, cv_language: values.cv_language }
            : { ...body, cv_id: values.cv_id },
          ...files,
        });
  const sent = `${applyPath(language, slug)}?sent`;
  if (outcome.ok) {
    const shown = `${sent}=${outcome.data.data.id}`;
    throw redirect(registered?.ok ? withWelcome(shown) : shown);
  }
  // After a double click, the second request finds the application of the first.
  if (outcome.errors.some(({ code }) => code === "already_applied")) throw redirect(sent);
  const errors = problem ? outcome.errors.filter(({ source }) => source?.pointer !== "/cv") : outcome.errors;
  const again = file && errors.length === outcome.errors.length && !isAtFile(outcome.errors);
  const result: ApplyResult = {
    reply: form.reply(errors),
    registered: Boolean(entered?.ok),
    hasAccount: hasAccount && outcome === registered,
    file: problem ?? (again ? "again" : undefined),
  };
  return data(result, { status: 422 });
}

const formIn = (request: Request) => readForm(request, applyForm, apply.files);

/** Returns the fields of an application that do not depend on the CV and the account. */
function bodyOf({ text, values }: Awaited<ReturnType<typeof formIn>>) {
  // The quick-apply button of the job's page sends neither name nor phone: the account has both.
  const quick = text("as") === "quick";
  return {
    ...(!quick && { full_name: values.full_name, phone: values.phone || null }),
    cover_letter: values.cover_letter,
    answers: (values.answers as { answer?: string }[]).filter(({ answer }) => answer),
    consent: values.consent,
  };
}

const isAtFile = (errors: ApiFieldError[]) => errors.some(({ source }) => source?.pointer === "/cv");
