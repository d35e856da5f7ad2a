import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { cachePage, pageServices } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/policy/messages.en.ts";
import { copy as vi } from "../copy/policy/messages.vi.ts";
import { LongText } from "../parts/LongText.tsx";

const path = "/private-policy";

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  cachePage(context, { seconds: 600 });
  return {
    words: inLanguage(language, en, vi),
    at: { origin: publicUrl, language, paths: { en: path, vi: path } },
  };
}

/** The privacy policy: stored personal data, purposes and periods. */
export default function PrivatePolicy() {
  const { words, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <LongText words={words} />
    </>
  );
}
