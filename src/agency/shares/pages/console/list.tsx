import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { shares } from "../../contract.ts";
import { ShareTable } from "../../parts/ShareTable.tsx";
import { shareStates } from "../../terms.ts";
import { changeLink } from "../change-link.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = shareStates.find((each) => each === params.get("state"));
  const page = Number(params.get("page")) || 1;
  const { data, meta } = await load(context, request, shares, { query: { state, page, items } });
  return {
    rows: data,
    state: state ?? null,
    states: shareStates,
    page,
    pages: Math.ceil(meta.total / items),
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => changeLink(context, request);

/** The links of an agency to recipients of its clients. */
export default function Shares() {
  const { rows, state, states, page, pages } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("shares.console.list");
  const labels = useTranslations("shares.labels.state");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {done && (
        <Alert tone="success" live>
          {t(done.done, { days: String(done.days) })}
        </Alert>
      )}
      <Tabs
        label={t("title")}
        items={[
          { to: { search: "?" }, label: t("all"), current: state === null },
          ...states.map((each) => ({
            to: { search: `?state=${each}` },
            label: labels(each),
            current: each === state,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState
          drawing="cv"
          title={t(state === null ? "empty" : "emptyState")}
          text={state === null ? t("emptyText") : undefined}
        />
      ) : (
        <ShareTable rows={rows} withApplicant />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
