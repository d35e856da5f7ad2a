import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { cachePage, pageServices } from "#kit/page.ts";
import { qrCode } from "#kit/qr.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { QrPicture } from "#ui/QrPicture.tsx";
import { copy as en } from "../copy/app/messages.en.ts";
import { copy as vi } from "../copy/app/messages.vi.ts";
import { inLanguage } from "../copy/choose.ts";
import { Band } from "../parts/landing/Band.tsx";

const path = "/download-app";
const icons: Record<string, IconName> = { android: "mobile", iphone: "share", desktop: "device" };

/** The page has its own full-width bands. */
export const handle = { bare: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  cachePage(context, { seconds: 600 });
  const words = inLanguage(language, en, vi);
  const address = publicUrl + (language === "vi" ? "/" : "/en");
  const filled = (text: string) => text.replace("{address}", new URL(address).host);
  return {
    words: { ...words, scanText: filled(words.scanText), qr: filled(words.qr) },
    code: qrCode(address),
    jobs: jobsPath[language],
    at: { origin: publicUrl, language, paths: { en: path, vi: path } },
  };
}

/** The page about installing the site as an app, by kind of device. */
export default function DownloadApp() {
  const { words, code, jobs, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words.metaTitle} description={words.metaDescription} at={at} />
      <Band ground="leaf" className="grid items-center gap-10 sm:py-20 md:grid-cols-[1fr_auto] md:gap-16">
        <div className="min-w-0 max-w-reading">
          <h1 className="text-2xl font-semibold sm:text-3xl">{words.title}</h1>
          <p className="mt-4 text-ink-700 sm:text-lg">{words.lead}</p>
          <Button to={jobs} size="lg" className="mt-8">
            {words.open}
          </Button>
        </div>
        <figure className="flex flex-col items-center rounded-lg border border-line bg-surface p-5 text-center max-md:hidden">
          <QrPicture code={code} label={words.qr} />
          <figcaption className="mt-3">
            <span className="block font-semibold">{words.scan}</span>
            <span className="block text-sm text-ink-500">{words.scanText}</span>
          </figcaption>
        </figure>
      </Band>
      <Band className="flex flex-col gap-10">
        <ul className="grid gap-6 sm:grid-cols-3">
          {words.good.map(({ title, text }) => (
            <li key={title} className="border-l-2 border-leaf-600 pl-4">
              <p className="font-semibold">{title}</p>
              <p className="mt-1 text-ink-700">{text}</p>
            </li>
          ))}
        </ul>
        <section>
          <h2 className="text-xl font-semibold sm:text-2xl">{words.how}</h2>
          <div className="mt-6 grid gap-4 lg:grid-cols-3">
            {words.systems.map(({ id, name, browser, steps }) => (
              <Card key={id}>
                <div className="flex items-center gap-3">
                  <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
                    <Icon name={icons[id] ?? "globe"} />
                  </span>
                  <div>
                    <h3 className="font-semibold">{name}</h3>
                    <p className="text-sm text-ink-500">{browser}</p>
                  </div>
                </div>
                <ol className="mt-5 grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-leaf-700">
                  {steps.map((step) => (
                    <li key={step} className="pl-1">
                      {step}
                    </li>
                  ))}
                </ol>
              </Card>
            ))}
          </div>
          <p className="mt-6 text-ink-500">{words.remove}</p>
        </section>
      </Band>
    </>
  );
}
