import { type LoaderFunctionArgs, redirect } from "react-router";
import { languageCookieHeader, languageNumber, readLanguage } from "#kit/i18n.ts";
import { safeNext } from "#kit/next.ts";

/** Stores the language and redirects to the same page in it, with its query (spec §4, "Language"). */
export function loader({ params, request }: LoaderFunctionArgs) {
  const language = readLanguage(params.language) ?? "en";
  const next = safeNext(request) ?? "/";
  return redirect(next, { headers: { "set-cookie": languageCookieHeader(languageNumber[language]) } });
}
