import { type LoaderFunctionArgs, redirect } from "react-router";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { landing } from "../access.ts";
import type { Account } from "../actor.ts";
import { me } from "../contract.ts";

/** Remembers in this browser which step of the first set-up a job seeker was led to: nobody is led to one twice. */
const offered = "onboarding";
const tenYears = 10 * 365 * 24 * 3600;

/**
 * The start page after signing in (spec §2, "Landing after login"). A job seeker who has neither finished nor skipped the first
 * set-up is led to the step that comes next, once (spec §4, "Session").
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap, setCookie } = context.get(pageServices) as PageServices<Account>;
  const { search } = new URL(request.url);
  const start = landing(viewer ?? { kind: "visitor" }, language, siteMap) + search;
  if (viewer?.kind === "candidate") {
    const { is_on_boarding_success, skip_onboarding, onboarding_step } = (await load(context, request, me))
      .data.attributes;
    const mark = `${offered}=${onboarding_step}`;
    const isDue = !is_on_boarding_success && !skip_onboarding;
    if (isDue && !request.headers.get("cookie")?.includes(mark)) {
      setCookie(`${mark}; Path=/; Max-Age=${tenYears}; SameSite=Lax`);
      throw redirect(`/onboarding/step${onboarding_step}?next=${encodeURIComponent(start)}`);
    }
  }
  throw redirect(start);
}
