import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { cachePage, pageServices } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { cvPaths } from "#profiles/cv/paths.ts";
import { Button } from "#ui/Button.tsx";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/cv/messages.en.ts";
import { copy as vi } from "../copy/cv/messages.vi.ts";
import { Band, BandTitle } from "../parts/landing/Band.tsx";
import { Questions } from "../parts/landing/Questions.tsx";
import { Steps } from "../parts/landing/Steps.tsx";
import { cvPath } from "../paths.ts";

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  cachePage(context, { seconds: 600 });
  return {
    words: inLanguage(language, en, vi),
    jobs: jobsPath[language],
    at: { origin: publicUrl, language, paths: cvPath },
  };
}

/** The page about applying with a CV: how, which files, and who sees it. */
export default function Cv() {
  const { words, jobs, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <Band ground="leaf" className="sm:py-20">
        <h1 className="max-w-reading text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-4 max-w-reading text-ink-700 sm:text-lg">{words.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button to={jobs} size="lg">
            {words.action}
          </Button>
          <Button to={cvPaths.editor} size="lg" variant="secondary">
            {words.editor}
          </Button>
        </div>
      </Band>
      <Band>
        <BandTitle title={words.steps.title} />
        <Steps items={words.steps.items} />
      </Band>
      <Band ground="mist">
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 className="text-xl font-semibold sm:text-2xl">{words.questions.title}</h2>
          <Questions items={words.questions.items} />
        </div>
      </Band>
    </>
  );
}
