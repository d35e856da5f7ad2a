import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { Account } from "#accounts/actor.ts";
import { login, quickApply } from "#accounts/contract.ts";
import { cvMaxBytes, quickApplyCvMaxBytes } from "#cv/terms.ts";
import { detail } from "#jobs/contract.ts";
import { applyPath, jobIdOf } from "#jobs/paths.ts";
import type { ApiFault } from "#kit/call.ts";
import { languageNumber } from "#kit/i18n.ts";
import { byField, formOf, load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { apply } from "../contract.ts";
import { fieldOfFault, readAnswers } from "../parts/answers.ts";

/** The e-mail has an account already; which of the two is said depends on how much the operator lets on. */
const knownCodes = ["email_taken_login", "email_unavailable"];
const isKnown = (faults: ApiFault[]) => faults.some(({ code }) => knownCodes.includes(code));

const kept = ["full_name", "email", "phone", "cover_letter"] as const;

/** What went wrong, and what was typed: never the password, and no browser lets a page keep the file. */
export interface ApplyResult {
  errors: Record<string, string>;
  /** A problem that the page words itself. */
  file?: "missing" | "too_large" | "again";
  /** The e-mail has an account: the way in is to sign in. */
  known?: boolean;
  /** The account was made, or signed in to, and only the application is missing. */
  registered?: boolean;
  values: Record<string, string>;
}

/** Registers a visitor and sends the application; a signed-in candidate only sends it. */
export async function applyAction({ context, params, request }: ActionFunctionArgs) {
  const { viewer, language } = context.get(pageServices) as PageServices<Account>;
  const id = jobIdOf(params.slug ?? "");
  if (id === null) throw data(null, { status: 404 });
  if (viewer && viewer.kind !== "candidate") throw redirect("/403");
  const form = await formOf(request);
  const job = await load(context, request, detail, { params: { id } });
  const { slug, questions } = job.data.attributes;
  const typed = (name: string) => String(form.get(name) ?? "");
  const values = Object.fromEntries([
    ...kept.map((name) => [name, typed(name)]),
    ...questions.map((_, index) => [`answer-${index}`, typed(`answer-${index}`)]),
    ["consent", typed("consent")],
    ["cv_choice", typed("cv_choice")],
  ]) as Record<string, string>;
  const failed = (result: Omit<ApplyResult, "values">) =>
    data({ ...result, values } satisfies ApplyResult, { status: 422 });

  const choice = Number(form.get("cv_choice")) || null;
  const sent = form.get("cv");
  const file = choice === null && sent instanceof File && sent.size > 0 ? sent : null;
  const limit = viewer ? cvMaxBytes : quickApplyCvMaxBytes;
  // Before an account is made: a file that cannot be sent must not leave somebody half registered.
  if (choice === null && file === null) return failed({ errors: {}, file: "missing" });
  if (file && file.size > limit) return failed({ errors: {}, file: "too_large" });

  let registered = false;
  if (!viewer) {
    const entered = await enter(context, request, {
      email: typed("email"),
      password: typed("password"),
      full_name: typed("full_name"),
      language: languageNumber[language],
      from_product: "web",
    });
    if (entered) return failed({ errors: texts(entered), known: isKnown(entered) });
    registered = true;
  }
  const outcome = await submit(context, request, apply, {
    params: { id },
    body: {
      ...(choice !== null && { cv_id: choice }),
      full_name: typed("full_name"),
      phone: typed("phone") || null,
      cover_letter: typed("cover_letter") || null,
      answers: readAnswers(form, questions.length),
      consent: typed("consent") === "on",
    },
    ...(file && { files: { cv: file } }),
  });
  if (outcome.ok) throw redirect(`${applyPath(language, slug)}?sent=${outcome.data.data.id}`);
  // A second press of the button finds the application that the first one made.
  if (outcome.faults.some(({ code }) => code === "already_applied"))
    throw redirect(`${applyPath(language, slug)}?sent`);
  const errors = texts(outcome.faults);
  return failed({ errors, registered, ...(file && !errors.cv && { file: "again" as const }) });
}

/** Registers; where the e-mail has an account whose password this is, signs in. Null when it went well. */
async function enter(
  context: ActionFunctionArgs["context"],
  request: Request,
  body: { email: string; password: string; full_name: string; language: number; from_product: string },
): Promise<ApiFault[] | null> {
  const registered = await submit(context, request, quickApply, { body });
  if (registered.ok) return null;
  if (!isKnown(registered.faults)) return registered.faults;
  const credentials = { email: body.email, password: body.password };
  const signedIn = await submit(context, request, login, { body: credentials }, [401, 403]);
  return signedIn.ok ? null : registered.faults;
}

function texts(faults: ApiFault[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byField(faults)).map(([pointer, text]) => [fieldOfFault(pointer), text]),
  );
}
