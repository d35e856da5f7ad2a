import { type LoaderFunctionArgs, redirect } from "react-router";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { landing, withWelcome } from "../access.ts";
import type { Account } from "../actor.ts";
import { me } from "../contract.ts";
import { clearedSetUpFlag, setUpFlag, setUpFlagOf } from "../set-up-flag.ts";

/**
 * The start page after logging in (spec §2, "Landing after login"). A job seeker who has neither finished nor
 * skipped onboarding is led to its next step, once per login (spec §4, "Session"); so is the administrator of
 * a company that is not set up yet.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap, setCookie } = context.get(pageServices) as PageServices<Account>;
  const query = new URL(request.url).searchParams;
  // The greeting appears on the first page after the registration, which may be an onboarding step.
  const greeted = query.has("welcome") ? withWelcome : (path: string) => path;
  query.delete("welcome");
  const home = landing(viewer ?? { kind: "visitor" }, language, siteMap);
  const start = query.size > 0 ? `${home}?${query}` : home;
  const setUp = viewer?.kind === "candidate" || (viewer?.kind === "company" && viewer.isAdmin);
  if (setUp) {
    const { is_on_boarding_success, skip_onboarding, onboarding_step } = (await load(context, request, me))
      .data.attributes;
    const flag = setUpFlagOf(request);
    const isDue = onboarding_step !== null && !is_on_boarding_success && !skip_onboarding;
    if (isDue && flag !== `${viewer.accountId}.${onboarding_step}`) {
      setCookie(setUpFlag(viewer.accountId, onboarding_step));
      const step =
        viewer.kind === "candidate"
          ? `/onboarding/step${onboarding_step}?`
          : `/employer/onboarding?step=${onboarding_step}&`;
      throw redirect(greeted(`${step}next=${encodeURIComponent(start)}`));
    }
    if (!isDue && flag) setCookie(clearedSetUpFlag);
  }
  throw redirect(greeted(start));
}
