import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { introductionsPath } from "#agency/shares/paths.ts";
import { load } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useDate } from "#ui/use-date.ts";
import { cvViews } from "../contract.ts";
import { shareLinksPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const { data, meta } = await load(context, request, cvViews, { query: { before } });
  return { views: data.map(({ id, attributes }) => ({ id, ...attributes })), next: meta.next };
}

/** The people who viewed the reader's CV, newest first. */
export default function CvViews() {
  const { views, next } = useLoaderData<typeof loader>();
  const t = useTranslations("share-links.site.views");
  const date = useDate("exact");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <p className="text-ink-700">{t("lead")}</p>
      <Link to={introductionsPath} className="self-start font-semibold text-leaf-700 hover:underline">
        {t("introductions")}
      </Link>
      {views.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t("none")}
          action={<Button to={shareLinksPath}>{t("toLinks")}</Button>}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {views.map((view) => (
            <li key={view.id}>
              <Card>
                <p className="font-semibold">{view.company ?? t("someone")}</p>
                <p className="text-sm text-ink-700">
                  {t(view.channel === "application" ? "application" : "shareLink", { about: view.about })}
                </p>
                <p className="text-sm text-ink-500">
                  <time dateTime={view.at}>{date(view.at)}</time>
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Link to={`?before=${next}`} className="self-center font-semibold text-leaf-700 hover:underline">
          {t("older")}
        </Link>
      )}
    </div>
  );
}
