import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { merges, undo } from "../../contract.ts";
import { MergeCard } from "../../parts/console/MergeCard.tsx";
import { mergePaths } from "../../paths.ts";
import { undoDays } from "../../terms.ts";

const dones = ["merged", "done"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams;
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const { data, meta } = await load(context, request, merges, { query: { page, items: 20 } });
  return {
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    done: dones.find((each) => each === sent.get("done")) ?? null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, undo.body);
  const id = form.text("id");
  const outcome = await submit(context, request, undo, { params: { id }, body: form.values });
  if (outcome.ok) throw redirect(`${mergePaths.list}?done=done`);
  return { id, reply: form.reply(outcome.errors) };
}

/** The merges of companies, with their undo. */
export default function Merges() {
  const { rows, page, pages, done } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("companyMerges.console.list");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("directory"), to: directoryPaths.list }, { label: t("title") }]} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead", { days: String(undoDays) })}</p>
      </div>
      {done && !shown && (
        <Alert tone="success" live>
          {t(done)}
        </Alert>
      )}
      {rows.length > 0 ? (
        <ul aria-label={t("caption")} className="flex flex-col gap-4">
          {rows.map((row) => (
            <li key={row.id}>
              <MergeCard merge={row} reply={shown?.id === row.id ? shown.reply : null} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="gallery"
          title={t("empty")}
          text={t("emptyText")}
          action={
            <Button to={directoryPaths.duplicates} variant="secondary">
              {t("directory")}
            </Button>
          }
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
