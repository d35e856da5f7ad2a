import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { useDate } from "#ui/use-date.ts";
import { introductions } from "../contract.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  const { data, meta } = await load(context, request, introductions, { query: { page, items } });
  const rows = data.map(({ id, attributes }) => ({ id, ...attributes }));
  return { rows, page, pages: Math.ceil(meta.total / items) };
}

/** To whom agencies have shown the reader's CV. */
export default function Introductions() {
  const { rows, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("shares.site");
  const date = useDate("exact");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <p className="text-ink-700">{t("lead")}</p>
      {rows.length === 0 && <EmptyState as="p" drawing="cv" title={t("none")} />}
      <ul className="flex flex-col gap-3">
        {rows.map(({ id, agency, company, job, recipient, level, state, ...row }) => (
          <li key={id}>
            <Card>
              <CardHeader
                as="h2"
                title={company ? t("to", { recipient, company }) : t("toUnnamed", { recipient, agency })}
                text={t("by", { agency, job })}
                actions={<Badge tone={state === "open" ? "success" : "neutral"}>{t(`state.${state}`)}</Badge>}
              />
              <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-700">
                <span>{t("sent", { date: date(row.sent_at) })}</span>
                <span>{t(`level.${level}`)}</span>
                <span>{t("views", { views: row.views })}</span>
                {row.last_viewed_at && <span>{t("last", { date: date(row.last_viewed_at) })}</span>}
                {row.readers.map(({ name, views }) => (
                  <span key={name} className="break-words">
                    {t("inPortal", { name, views })}
                  </span>
                ))}
                {state === "open" && <span>{t("until", { date: date(row.expires_at) })}</span>}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </div>
  );
}
