import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageUrl } from "#kit/page.ts";
import { chatPath } from "#market/support/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { useDate } from "#ui/use-date.ts";
import { ownViews } from "../contract.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageUrl(request).searchParams.get("page") ?? undefined;
  const { data, meta } = await load(context, request, ownViews, { query: { page } });
  return { ...meta, views: data.map(({ id, attributes }) => ({ id, ...attributes })) };
}

/** Lists when administrators of Sen viewed the product as the reader's account. */
export default function Views() {
  const { views, page, items, total } = useLoaderData<typeof loader>();
  const t = useTranslations("viewing.site.views");
  const time = useDate("exact");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {views.length === 0 ? (
        <EmptyState drawing="search" title={t("none")} text={t("noneText")} />
      ) : (
        <Card>
          <ul className="flex flex-col divide-y divide-line">
            {views.map(({ id, viewed_by, reason, started_at, ends_at }) => (
              <li key={id} className="py-3 first:pt-0 last:pb-0">
                <p className="font-semibold">{t("by", { name: viewed_by })}</p>
                <p className="text-sm text-ink-500">
                  {t("time", { from: time(started_at), to: time(ends_at) })}
                </p>
                <p className="mt-1 wrap-anywhere text-ink-700">{t("reason", { reason })}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={page} pages={Math.ceil(total / items)} />
      <p className="flex flex-wrap gap-3">
        <Button to={chatPath} variant="secondary">
          {t("support")}
        </Button>
        <Button to="/account/security" variant="ghost">
          {t("back")}
        </Button>
      </p>
    </div>
  );
}
