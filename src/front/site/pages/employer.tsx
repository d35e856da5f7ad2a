import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useFormatter } from "use-intl";
import { cachePage, load, type PageServices, pageServices } from "#kit/page.ts";
import { directory } from "#market/company-pages/contract.ts";
import { search } from "#market/job-search/contract.ts";
import type { Account } from "#people/accounts/actor.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/employer/messages.en.ts";
import { copy as vi } from "../copy/employer/messages.vi.ts";
import { Band, BandTitle } from "../parts/landing/Band.tsx";
import { Closing } from "../parts/landing/Closing.tsx";
import { FeatureArt } from "../parts/landing/FeatureArt.tsx";
import { Points } from "../parts/landing/Points.tsx";
import { Questions } from "../parts/landing/Questions.tsx";
import { Steps } from "../parts/landing/Steps.tsx";
import { headhuntPaths } from "../paths.ts";
import { postPath } from "../post-path.ts";

const path = "/employer";

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl, viewer } = context.get(pageServices) as PageServices<Account>;
  const [jobs, companies] = await Promise.all([
    load(context, request, search, { query: { items: 1 } }),
    load(context, request, directory, { query: { items: 1 } }),
  ]);
  cachePage(context, { seconds: 600 });
  return {
    words: inLanguage(language, en, vi),
    market: { jobs: jobs.meta.total, companies: companies.meta.total },
    post: postPath(viewer),
    headhunt: headhuntPaths.employer[language],
    at: { origin: publicUrl, language, paths: { en: path, vi: path } },
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The landing page for employers: price, process, and the two ways to hire. */
export default function Employer() {
  const data = useLoaderData<typeof loader>();
  const { words, post, at } = data;
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <Opening data={data} />
      <Figures data={data} />
      <Band ground="mist">
        <BandTitle title={words.steps.title} />
        <Steps items={words.steps.items} />
      </Band>
      <Ways data={data} />
      <Band ground="mist">
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 className="text-xl font-semibold sm:text-2xl">{words.questions.title}</h2>
          <Questions items={words.questions.items} />
        </div>
      </Band>
      <Band>
        <Closing title={words.last.title} action={{ to: post, label: words.last.action }} />
      </Band>
    </>
  );
}

function Opening({ data: { words, post } }: { data: Data }) {
  return (
    <Band ground="leaf" className="grid items-center gap-8 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold sm:text-3xl">{words.title}</h1>
        <p className="mt-4 text-ink-700 sm:text-lg">{words.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button to={post} size="lg">
            {words.post}
          </Button>
          <Button to="/employer/contact" size="lg" variant="secondary">
            {words.talk}
          </Button>
        </div>
      </div>
      <FeatureArt id="board" />
    </Band>
  );
}

function Figures({ data: { words, market } }: { data: Data }) {
  const { jobs, companies, price, review } = words.figures;
  const format = useFormatter();
  const figures = [
    ...(market.jobs > 0 ? [{ figure: format.number(market.jobs), text: jobs }] : []),
    ...(market.companies > 0 ? [{ figure: format.number(market.companies), text: companies }] : []),
    price,
    review,
  ];
  return (
    <Band className="py-8 sm:py-10">
      <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-l-2 border-leaf-600 pl-4">
            <dt className="text-sm text-ink-500">{text}</dt>
            <dd className="text-xl font-semibold sm:text-2xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Ways({ data: { words, post, headhunt } }: { data: Data }) {
  return (
    <Band>
      <BandTitle title={words.ways.title} />
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        <Way {...words.ways.self} to={post} first />
        <Way {...words.ways.headhunt} to={headhunt} />
      </div>
      <Link
        to="/employer/product"
        className="group mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line p-6 hover:border-leaf-600"
      >
        <span className="max-w-reading">
          <span className="block font-semibold">{words.product.title}</span>
          <span className="mt-1 block text-ink-700">{words.product.text}</span>
        </span>
        <span className="font-semibold text-leaf-700 underline-offset-2 group-hover:underline">
          {words.product.action}
        </span>
      </Link>
    </Band>
  );
}

function Way({
  name,
  price,
  text,
  points,
  action,
  to,
  first = false,
}: {
  name: string;
  price: string;
  text: string;
  points: readonly string[];
  action: string;
  to: string;
  first?: boolean;
}) {
  return (
    <Card className="flex flex-col items-start">
      <h3 className="font-semibold text-ink-700">{name}</h3>
      <p className="mt-1 text-2xl font-semibold">{price}</p>
      <p className="mt-1 text-ink-500">{text}</p>
      <Points points={points} className="mt-6 mb-8" />
      <Button to={to} size="lg" variant={first ? "primary" : "secondary"} className="mt-auto">
        {action}
      </Button>
    </Card>
  );
}
