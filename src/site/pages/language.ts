import { type LoaderFunctionArgs, redirect } from "react-router";
import { languageCookie, languageNumber, readLanguage } from "#kit/i18n.ts";

const seconds = 10_000 * 24 * 3600;

/** Remembers the language and shows the same page in it, with its query (spec §4, "Language"). */
export function loader({ params, request }: LoaderFunctionArgs) {
  const language = readLanguage(params.language) ?? "en";
  const wanted = new URL(request.url).searchParams.get("next") ?? "/";
  // Only a path of this site: `//host` and `/\host` would leave it.
  const next = /^\/(?![/\\])/.test(wanted) ? wanted : "/";
  const cookie = `${languageCookie}=${languageNumber[language]}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  return redirect(next, { headers: { "set-cookie": cookie } });
}
