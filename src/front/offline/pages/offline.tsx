import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { cachePage, pageServices } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { type CachedJob, listCachedJobs } from "../cached-jobs.ts";
import { offlinePath } from "../paths.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  cachePage(context, { seconds: 3600 });
  return { at: { origin: publicUrl, language, paths: offlinePath } };
}

/**
 * The page for readers without a connection: it lists the jobs that are stored on this device. The service worker
 * stores this page too.
 */
export default function Offline() {
  const { at } = useLoaderData<typeof loader>();
  const t = useTranslations("offline.site");
  const [jobs, setJobs] = useState<CachedJob[] | null>(null);
  const [wanted, setWanted] = useState(at.paths[at.language]);
  // The stored page is one document for all addresses, so the list is read on the device.
  useEffect(() => {
    const from = new URLSearchParams(window.location.search).get("from") ?? "";
    // The parameter `from` may contain the address of another site, which is ignored.
    if (/^\/(?![/\\])/.test(from)) setWanted(from);
    listCachedJobs().then(setJobs, () => setJobs([]));
  }, []);
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-8 py-8">
      <PageHead title={t("title")} at={at} noindex />
      <section className="flex flex-col items-start gap-4">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="text-ink-700">{t("text")}</p>
        <Button to={wanted} reloadDocument>
          {t("again")}
        </Button>
      </section>
      <section aria-live="polite">
        {jobs && jobs.length > 0 && (
          <>
            <h2 className="text-lg font-semibold">{t("kept")}</h2>
            <p className="mt-1 text-sm text-ink-500">{t("keptText")}</p>
            <ul className="mt-4 flex flex-col gap-3">
              {jobs.map(({ path, title }) => (
                <li key={path}>
                  <Card interactive flush className="flex items-center gap-3 p-4">
                    <Icon name="briefcase" className="text-ink-500" />
                    {/* This link does not use the router, because the service worker answers it, not the server. */}
                    <a href={path} className={cardLinkClass}>
                      {title}
                    </a>
                  </Card>
                </li>
              ))}
            </ul>
          </>
        )}
        {jobs?.length === 0 && <p className="text-ink-500">{t("none")}</p>}
      </section>
    </div>
  );
}
