import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { createTranslator } from "use-intl/core";
import { safeNext } from "#kit/next.ts";
import { formOf, pageServices } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { consentHeader, consentPath, readConsent } from "../consent.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/consent/messages.en.ts";
import { copy as vi } from "../copy/consent/messages.vi.ts";
import { ConsentForm } from "../parts/ConsentBar.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl, tags } = context.get(pageServices);
  const { page, bar } = inLanguage(language, en, vi);
  const say = createTranslator({ locale: language, messages: page });
  return {
    words: { ...page, yes: bar.yes, no: bar.no },
    /** Without a tag manager, visitors have nothing to choose. */
    choice: tags && say("now", { choice: tags.consent ?? "none" }),
    at: { origin: publicUrl, language, paths: { en: consentPath, vi: consentPath } },
  };
}

/** Stores the visitor's answer, and redirects to the page on which the visitor gave it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { publicUrl, tags } = context.get(pageServices);
  const answer = readConsent(String((await formOf(request)).get("consent")));
  if (!tags || !answer) throw data(null, { status: 404 });
  const next = safeNext(request) ?? consentPath;
  return redirect(next, {
    headers: { "set-cookie": consentHeader(answer, publicUrl.startsWith("https:")) },
  });
}

/** The page about data in the browser, with the choice about analytics. */
export default function Cookies() {
  const { words, choice, at } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-reading">
      <PageHead title={words.title} description={words.metaDescription} at={at} noindex />
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <h2 className="mt-6 text-lg font-semibold">{words.own}</h2>
      <p className="mt-2 text-ink-700">{words.ownText}</p>
      <h2 className="mt-6 text-lg font-semibold">{words.measuring}</h2>
      <p className="mt-2 text-ink-700">{choice ? words.measuringText : words.nothing}</p>
      {choice && (
        <>
          <h2 className="mt-6 text-lg font-semibold">{words.choice}</h2>
          <p className="mt-2 mb-4 text-ink-700">{choice}</p>
          <ConsentForm words={words} next={consentPath} />
        </>
      )}
    </div>
  );
}
