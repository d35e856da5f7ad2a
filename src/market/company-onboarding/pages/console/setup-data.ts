import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, load, type PageServices, pageServices, perform, submit } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import type { Account } from "#people/accounts/actor.ts";
import { companyCompany } from "#people/accounts/contract-profile.ts";
import { companyWorkspaceOf } from "#people/accounts/page-workspace.ts";
import { clearedSetUpFlag } from "#people/accounts/set-up-flag.ts";
import {
  companyUpdate,
  logoUpload,
  verificationRequest,
  verificationShow,
} from "#people/company-settings/contract.ts";
import { inviteCreate, inviteList } from "#people/members/contract.ts";
import { industries } from "#platform/reference/contract.ts";
import { offered } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { type EditedNow, editedIn } from "#ui/form/edited.ts";
import { onboardingShow, onboardingUpdate } from "../../contract.ts";
import { setupPath } from "../../paths.ts";
import { lastStep } from "../../terms.ts";

const saves = ["logo", "verification", "invited"] as const;

/** Returns the step that the address names, else the next step of the onboarding; step 1 when it is finished. */
function stepOf(request: Request, kept: number | null): number {
  const asked = Number(new URL(request.url).searchParams.get("step"));
  return Number.isInteger(asked) && asked >= 1 && asked <= lastStep ? asked : (kept ?? 1);
}

/** Loads a step with the forms that it reuses; null for accounts without a company. */
export async function loadSetup({ context, request }: LoaderFunctionArgs) {
  const { viewer, language } = context.get(pageServices) as PageServices<Account>;
  const [onboarding, company, verification, reference, trades, invites] = await Promise.all([
    load(context, request, onboardingShow),
    load(context, request, companyCompany),
    load(context, request, verificationShow),
    loadReference(context, request),
    load(context, request, industries),
    load(context, request, inviteList, { query: { state: "open", items: 100 } }),
  ]);
  const { attributes } = company.data;
  if (!attributes || viewer?.kind !== "company") return null;
  const { searchParams } = new URL(request.url);
  const { places } = reference.listsWith(language, { places: [attributes.location_id] });
  return {
    step: stepOf(request, onboarding.data.attributes.step),
    done: onboarding.data.attributes.done,
    next: safeNext(request),
    company: attributes,
    emailVerified: viewer.emailVerified,
    verification: verification.data.attributes,
    industries: offered(trades.data, attributes.industry_ids).map(
      ({ id, attributes: { name, name_vn } }) => ({
        id,
        label: language === "vi" ? name_vn : name,
      }),
    ),
    // A company is in a province of today; a former one is offered only where it is stored.
    places: [...places.cities, ...places.provinces, ...places.elsewhere]
      .filter(({ id, former }) => !former || id === attributes.location_id)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    invites: invites.data.map(({ attributes: { email } }) => email),
    saved: saves.find((known) => known === searchParams.get("saved")) ?? null,
    email: searchParams.get("email")?.slice(0, 255) ?? "",
  };
}

/** Saves a step and goes to the next one; errors are returned to its form. */
export async function saveSetup({
  context,
  request,
}: ActionFunctionArgs): Promise<{ form: string; reply: FormReply; edited?: EditedNow | undefined }> {
  const { setCookie } = context.get(pageServices);
  const posted = await formOf(request);
  const intent = posted.get("do") === "invite" ? "invite" : String(posted.get("intent"));
  const kept = await load(context, request, onboardingShow);
  const step = stepOf(request, kept.data.attributes.step);
  const next = safeNext(request);
  const company = companyWorkspaceOf(context);
  const leave = next ?? consolePaths.jobs(company);
  const stay = (saved: (typeof saves)[number], email = "") =>
    redirect(`${setupPath(step, next)}&${new URLSearchParams({ saved, ...(email && { email }) })}`);
  const goOn = async (invited = "") => {
    const body = step < lastStep ? { step: step + 1 } : { finished: true };
    await perform(context, request, onboardingUpdate, { body });
    if (step === lastStep) setCookie(clearedSetUpFlag);
    const said = invited && `&${new URLSearchParams({ saved: "invited", email: invited })}`;
    return redirect(step < lastStep ? setupPath(step + 1, next) + said : leave);
  };
  if (intent === "skip") {
    await perform(context, request, onboardingUpdate, { body: { skipped: true } });
    setCookie(clearedSetUpFlag);
    throw redirect(leave);
  }
  const invites = intent === "invite" || String(posted.get("email") ?? "").trim() !== "";
  if (intent === "next" && !invites) throw await goOn();
  if (intent === "jobs") {
    await perform(context, request, onboardingUpdate, { body: { finished: true } });
    setCookie(clearedSetUpFlag);
    const { jobs, create } = consolePaths;
    throw redirect((kept.data.attributes.done.job ? jobs : create)(company));
  }
  if (intent === "details") {
    const form = await readForm(posted, companyUpdate.body);
    const { version, name, tagline, tax_code, size_id, industry_ids, address, location_id } = form.values;
    const body = { version, name, tagline, tax_code, size_id, industry_ids, address, location_id };
    const outcome = await submit(context, request, companyUpdate, { body });
    if (outcome.ok) throw await goOn();
    const edited = editedIn(outcome);
    return { form: intent, edited, reply: form.reply(edited ? [] : outcome.errors) };
  }
  if (intent === "invite" || intent === "next") {
    const form = await readForm(posted, inviteCreate.body);
    const outcome = await submit(context, request, inviteCreate, { body: form.values });
    if (outcome.ok) {
      const { email } = outcome.data.data.attributes;
      throw intent === "next" ? await goOn(email) : stay("invited", email);
    }
    return { form: "invite", reply: form.reply(outcome.errors) };
  }
  const form = intent === "logo" ? "logo" : "verification";
  const reply = await saveFile({ context, request }, posted, form);
  if (!reply) throw stay(form);
  return { form, reply };
}

/** Saves the logo, or requests the verification with a licence. @returns the reply of a refused form, or null */
async function saveFile(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  posted: FormData,
  form: "logo" | "verification",
): Promise<FormReply | null> {
  const isLogo = form === "logo";
  const endpoint = isLogo ? logoUpload : verificationRequest;
  const field = isLogo ? "image" : "licence";
  const sent = await readForm(posted, onboardingUpdate.body, endpoint.files);
  const file = sent.file(field);
  const files = file ? { files: { [field]: file } } : {};
  const outcome = isLogo
    ? await submit(context, request, logoUpload, files)
    : await submit(context, request, verificationRequest, files);
  return outcome.ok ? null : sent.reply(outcome.errors);
}
