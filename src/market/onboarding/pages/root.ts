import { type LoaderFunctionArgs, redirect } from "react-router";
import { safeNext } from "#kit/next.ts";
import { load } from "#kit/page.ts";
import { me } from "#people/accounts/contract.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { stepPath } from "../action.ts";

/**
 * The root of the onboarding (spec §6): redirects to its next step, or to the profile when it is finished.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { is_on_boarding_success, onboarding_step } = (await load(context, request, me)).data.attributes;
  throw redirect(is_on_boarding_success ? profilePath : stepPath(onboarding_step ?? 1, safeNext(request)));
}
