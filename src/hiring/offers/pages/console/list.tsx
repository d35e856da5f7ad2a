import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { load } from "#kit/page.ts";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useDate } from "#ui/use-date.ts";
import { companyOffers } from "../../contract-list.ts";
import { offerGroups } from "../../lifecycle.ts";
import { OfferBadge } from "../../parts/OfferTerms.tsx";
import { payOf } from "../../pay.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const group = offerGroups.find((each) => each === params.get("tab")) ?? "pending";
  const page = Number(params.get("page")) || 1;
  const { data, meta } = await load(context, request, companyOffers, { query: { group, page, items } });
  return { offers: data, group, counts: meta.counts, page: meta.page, pages: Math.ceil(meta.total / items) };
}

/** The offers of a workspace by group; the first group waits for an answer. */
export default function Offers() {
  const { offers, group, counts, page, pages } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("offers.console.list");
  const salary = useSalary();
  const day = useDate("day");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Tabs
        label={t("title")}
        items={offerGroups.map((each) => ({
          to: { search: each === "pending" ? "?" : `?tab=${each}` },
          label: t(`group.${each}`),
          count: counts[each],
          current: each === group,
        }))}
      />
      {offers.length === 0 ? (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Card>
          <ul className="flex flex-col divide-y divide-line">
            {offers.map(({ id, attributes: { applicant, job, status, start_date, valid_until, ...pay } }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <Link
                    to={applicantPaths.detail(workspace, applicant.id)}
                    className="font-semibold break-words hover:underline"
                  >
                    {applicant.full_name}
                  </Link>
                  <p className="text-sm break-words text-ink-500">{job.title}</p>
                </div>
                <div className="basis-52 text-sm">
                  {pay.monthly_salary !== null && <p className="font-semibold">{salary(payOf(pay))}</p>}
                  <p className="text-ink-500">
                    {group === "accepted" && start_date
                      ? t("starts", { date: day(start_date) })
                      : t("until", { date: day(valid_until) })}
                  </p>
                </div>
                {group === "ended" && <OfferBadge status={status} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
