import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { cachePage, type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/product/messages.en.ts";
import { copy as vi } from "../copy/product/messages.vi.ts";
import { Band } from "../parts/landing/Band.tsx";
import { Closing } from "../parts/landing/Closing.tsx";
import { FeatureArt, type FeatureId } from "../parts/landing/FeatureArt.tsx";
import { Points } from "../parts/landing/Points.tsx";
import { headhuntPaths } from "../paths.ts";
import { postPath } from "../post-path.ts";

const path = "/employer/product";

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl, viewer } = context.get(pageServices) as PageServices<Account>;
  cachePage(context, { seconds: 600 });
  return {
    words: inLanguage(language, en, vi),
    post: postPath(viewer),
    headhunt: headhuntPaths.employer[language],
    at: { origin: publicUrl, language, paths: { en: path, vi: path } },
  };
}

/** The page about the tools for employers, each with a drawing. */
export default function EmployerProduct() {
  const { words, post, headhunt, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <Band ground="leaf" className="text-center sm:py-20">
        <h1 className="mx-auto max-w-reading text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mx-auto mt-4 max-w-reading text-ink-700 sm:text-lg">{words.lead}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button to={post} size="lg">
            {words.action}
          </Button>
          <Button to={headhunt} size="lg" variant="ghost">
            {words.headhunt}
          </Button>
        </div>
      </Band>
      <Band className="flex flex-col gap-14 sm:gap-20">
        {words.features.map((feature, index) => (
          <section
            key={feature.id}
            id={feature.id}
            className="grid items-center gap-6 md:grid-cols-2 md:gap-12 lg:gap-20"
          >
            <div className={cx("min-w-0", index % 2 === 1 && "md:order-last")}>
              <FeatureArt id={feature.id as FeatureId} />
            </div>
            <div className="min-w-0">
              <h2 className="text-xl font-semibold sm:text-2xl">{feature.title}</h2>
              <p className="mt-3 text-ink-700">{feature.text}</p>
              <Points points={feature.points} className="mt-5" />
            </div>
          </section>
        ))}
        <section aria-labelledby="more">
          <h2 id="more" className="text-xl font-semibold sm:text-2xl">
            {words.more.title}
          </h2>
          <dl className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2">
            {words.more.items.map(({ id, title, text }) => (
              <div key={id}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-ink-700">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Closing
          title={words.last.title}
          text={words.last.text}
          action={{ to: post, label: words.last.action }}
        />
      </Band>
    </>
  );
}
