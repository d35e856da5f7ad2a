import { type ActionFunctionArgs, redirect } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, load, type PageServices, pageServices, perform, submit } from "#kit/page.ts";
import { create } from "#market/job-alerts/contract.ts";
import { landing } from "#people/accounts/access.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clearedSetUpFlag } from "#people/accounts/set-up-flag.ts";
import * as candidates from "#profiles/candidates/contract.ts";
import { profileAction } from "#profiles/candidates/profile-action.ts";
import { keepCv } from "#profiles/cv/contract.ts";
import { onboardingPath } from "./paths.ts";

type Args = Pick<ActionFunctionArgs, "context" | "request">;

/** Returns the address of a step; `next` is the page to return to afterwards. */
export function stepPath(step: number, next: string | null): string {
  return onboardingPath(step) + (next ? `?next=${encodeURIComponent(next)}` : "");
}

/** Saves a step and goes to the next one; errors are returned to its form. */
export async function saveStep({ context, request }: Args, step: number): Promise<FormReply | object | null> {
  const posted = await formOf(request.clone());
  const intent = posted.get("intent");
  const next = safeNext(request);
  const { viewer, language, siteMap } = context.get(pageServices) as PageServices<Account>;
  const leave = next ?? landing(viewer ?? { kind: "visitor" }, language, siteMap);
  if (intent === "skip") {
    await perform(context, request, candidates.onboardingUpdate, { body: { skipped: true } });
    context.get(pageServices).setCookie(clearedSetUpFlag);
    throw redirect(leave);
  }
  if (intent !== "step") return profileAction({ context, request });
  const refused = await saved[step]?.({ context, request }, posted);
  if (refused) return refused;
  const body = step < 5 ? { step: step + 1 } : { finished: true };
  await perform(context, request, candidates.onboardingUpdate, { body });
  if (step === 5) context.get(pageServices).setCookie(clearedSetUpFlag);
  throw redirect(step < 5 ? stepPath(step + 1, next) : leave);
}

const saved: Record<number, (args: Args, posted: FormData) => Promise<FormReply | null>> = {
  1: async ({ context, request }, posted) => {
    const form = await readForm(posted, candidates.profileUpdate.body);
    const { job_title, expected_salary, job_preference } = form.values;
    const body = { job_title, expected_salary, job_preference };
    const outcome = await submit(context, request, candidates.profileUpdate, { body });
    return outcome.ok ? null : form.reply(outcome.errors);
  },
  2: async ({ context, request }, posted) => {
    const form = await readForm(posted, keepCv.body, keepCv.files);
    const file = form.file("cv");
    if (!file) return null;
    const outcome = await submit(context, request, keepCv, { body: {}, files: { cv: file } });
    return outcome.ok ? null : form.reply(outcome.errors);
  },
  5: async ({ context, request }, posted) => {
    const form = await readForm(posted, candidates.profileUpdate.body);
    const { visibility } = form.values;
    const outcome = await submit(context, request, candidates.profileUpdate, { body: { visibility } });
    if (!outcome.ok) return form.reply(outcome.errors);
    if (posted.has("alert")) await setAlert({ context, request });
    return null;
  },
};

/** Creates a job alert from the answers of step 1, unless the same alert exists or the answers contain no criteria. */
async function setAlert({ context, request }: Args): Promise<void> {
  const { data } = await load(context, request, candidates.profileShow);
  const { job_title, job_preference } = data.attributes;
  const body = {
    keyword: job_title,
    location_id: job_preference?.location_ids ?? [],
    category_id: job_preference?.category_ids ?? [],
    job_type: job_preference?.job_types ?? [],
    remote: job_preference?.remote ?? false,
  };
  // The profile is finished even when the alert exists already or there are too many.
  await perform(context, request, create, { body }, [409, 422]);
}
