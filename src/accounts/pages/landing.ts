import { type LoaderFunctionArgs, redirect } from "react-router";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { landing } from "../access.ts";
import type { Account } from "../actor.ts";
import { me } from "../contract.ts";

/** Remembers in this browser which step of the first set-up somebody was led to: nobody is led to one twice. */
const offered = "onboarding";
const tenYears = 10 * 365 * 24 * 3600;

/**
 * The start page after signing in (spec §2, "Landing after login"). A job seeker who has neither finished nor skipped the first
 * set-up is led to the step that comes next, once (spec §4, "Session"); the administrator of a company that is not set up yet likewise.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap, setCookie } = context.get(pageServices) as PageServices<Account>;
  const { search } = new URL(request.url);
  const start = landing(viewer ?? { kind: "visitor" }, language, siteMap) + search;
  const setUp = viewer?.kind === "candidate" || (viewer?.kind === "company" && viewer.isAdmin);
  if (setUp) {
    const { is_on_boarding_success, skip_onboarding, onboarding_step } = (await load(context, request, me))
      .data.attributes;
    const isCandidate = viewer.kind === "candidate";
    const mark = `${offered}=${isCandidate ? "" : "company"}${onboarding_step}`;
    const isDue = onboarding_step !== null && !is_on_boarding_success && !skip_onboarding;
    if (isDue && !request.headers.get("cookie")?.includes(mark)) {
      setCookie(`${mark}; Path=/; Max-Age=${tenYears}; SameSite=Lax`);
      const step = isCandidate
        ? `/onboarding/step${onboarding_step}?`
        : `/employer/onboarding?step=${onboarding_step}&`;
      throw redirect(`${step}next=${encodeURIComponent(start)}`);
    }
  }
  throw redirect(start);
}
