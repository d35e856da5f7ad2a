import { Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { requests } from "../../contract-admin.ts";
import { type RequestState, requestStates } from "../../lifecycle.ts";
import { RequestTable } from "../../parts/console/RequestTable.tsx";
import { requestPaths } from "../../paths.ts";

const dones = ["verified", "refused", "revoked"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams;
  const status = requestStates.find((known) => known === given.get("tab")) ?? "pending";
  const search = (given.get("search") ?? "").trim().slice(0, 255) || undefined;
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(given.get("page"))) || 1));
  const { data, meta } = await load(context, request, requests, {
    query: { page, items: 20, status, search },
  });
  const done = given.get("done");
  return {
    status,
    search,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: meta.counts,
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    done: dones.find((known) => known === done) ?? null,
  };
}

/** The page with the requests for verification: pending ones, the oldest first, and decided ones. */
export default function Requests() {
  const { status, search, page, pages, counts, rows, done } = useLoaderData<typeof loader>();
  const t = useTranslations("companySettings.console.requests");
  const to = (tab: RequestState, words = search) => {
    const query = new URLSearchParams();
    if (tab !== "pending") query.set("tab", tab);
    if (words) query.set("search", words);
    return query.size > 0 ? `${requestPaths.list}?${query}` : requestPaths.list;
  };
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {done && (
        <Alert tone="success" live>
          {t(`done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-4">
        <Tabs
          label={t("tabs.label")}
          items={requestStates.map((state) => ({
            to: to(state),
            label: t(`tabs.${state}`),
            count: counts[`all_${state}`],
            current: state === status,
          }))}
        />
        <Search status={status} search={search} />
        {rows.length > 0 ? (
          <Card flush>
            <RequestTable rows={rows} waiting={status === "pending"} />
          </Card>
        ) : search ? (
          <EmptyState
            drawing="search"
            title={t("noMatch", { search })}
            text={t("noMatchText")}
            action={
              <Button variant="secondary" to={to(status, "")}>
                {t("clear")}
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing={status === "pending" ? "tasks" : "clients"}
            title={t(`empty.${status}.title`)}
            text={t(`empty.${status}.text`)}
          />
        )}
        <Pagination page={page} pages={pages} />
      </div>
    </div>
  );
}

function Search({ status, search }: { status: RequestState; search: string | undefined }) {
  const t = useTranslations("companySettings.console.requests");
  return (
    <Form action={requestPaths.list} role="search" className="flex max-w-reading gap-2">
      {status !== "pending" && <input type="hidden" name="tab" value={status} />}
      <div className="min-w-0 flex-1">
        <TextInput
          key={search}
          name="search"
          type="search"
          enterKeyHint="search"
          maxLength={255}
          icon="search"
          aria-label={t("search")}
          placeholder={t("search")}
          defaultValue={search}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </Form>
  );
}
