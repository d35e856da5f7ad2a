import { type LoaderFunctionArgs, redirect } from "react-router";
import { languageCookie, languageNumber, readLanguage } from "#kit/i18n.ts";
import { safeNext } from "#kit/next.ts";

const seconds = 10_000 * 24 * 3600;

/** Remembers the language and shows the same page in it, with its query (spec §4, "Language"). */
export function loader({ params, request }: LoaderFunctionArgs) {
  const language = readLanguage(params.language) ?? "en";
  const next = safeNext(request) ?? "/";
  const cookie = `${languageCookie}=${languageNumber[language]}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  return redirect(next, { headers: { "set-cookie": cookie } });
}
