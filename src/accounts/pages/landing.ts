import { type LoaderFunctionArgs, redirect } from "react-router";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { landing } from "../access.ts";
import type { Account } from "../actor.ts";
import { me } from "../contract.ts";

/** Remembers in this browser that a job seeker was led to the first set-up: nobody is led there twice. */
const offered = "onboarding=offered";
const tenYears = 10 * 365 * 24 * 3600;

/**
 * The start page after signing in (spec §2, "Landing after login"). A job seeker who has neither finished nor skipped the first
 * set-up is led there, once (spec §4, "Session").
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, language, siteMap, setCookie } = context.get(pageServices) as PageServices<Account>;
  const { search } = new URL(request.url);
  const start = landing(viewer ?? { kind: "visitor" }, language, siteMap) + search;
  if (viewer?.kind === "candidate" && !request.headers.get("cookie")?.includes(offered)) {
    const { is_on_boarding_success, skip_onboarding } = (await load(context, request, me)).data.attributes;
    if (!is_on_boarding_success && !skip_onboarding) {
      setCookie(`${offered}; Path=/; Max-Age=${tenYears}; SameSite=Lax`);
      throw redirect(`/onboarding/step1?next=${encodeURIComponent(start)}`);
    }
  }
  throw redirect(start);
}
