import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { ChooseRow } from "../../parts/console/ChooseRow.tsx";
import { MergePreview } from "../../parts/console/MergePreview.tsx";
import { listPaths } from "../../paths.ts";
import { undoDays } from "../../terms.ts";
import { targetsFor } from "./choices.ts";
import { listOfPage } from "./send.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { kind, endpoints } = listOfPage(request);
  const { data: row } = await load(context, request, endpoints.row, {
    params: { id: params.rowId as never },
  });
  const { name, name_vn, version, can, category } = row.attributes;
  if (!can.merge) throw redirect(listPaths[kind].row(row.id));
  const into = /^[1-9]\d{0,8}$/.exec(new URL(request.url).searchParams.get("into") ?? "")?.[0] ?? null;
  const targets = await targetsFor(
    { context, request },
    { endpoints, row: { id: row.id, isTop: category === null } },
  );
  const isKnown = targets.some(({ value }) => value === into);
  const plan = isKnown
    ? await load(context, request, endpoints.merge, {
        params: { id: Number(row.id) },
        body: { version, into_id: Number(into), preview: true },
      })
    : null;
  return { kind, row: { id: row.id, name, name_vn }, into, targets, plan: plan?.data.attributes ?? null };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { kind, endpoints } = listOfPage(request);
  const form = await readForm(request, endpoints.merge.body);
  const outcome = await submit(context, request, endpoints.merge, {
    params: { id: params.rowId as never },
    body: { ...form.values, preview: false },
  });
  if (outcome.ok)
    throw redirect(`${listPaths[kind].row(outcome.data.data.attributes.winner.id)}?done=merged`);
  return form.reply(outcome.errors);
}

/** The page that merges two rows of a list: the other row, the preview, and the merge. */
export default function MergeRows() {
  const { kind, row, into, targets, plan } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("lists.console.merge");
  const labels = useTranslations("lists.labels.kind");
  const name = useLocale() === "vi" ? row.name_vn : row.name;
  const title = t("title", { name });
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${title} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: labels(kind), to: listPaths[kind].list },
          { label: name, to: listPaths[kind].row(row.id) },
          { label: title },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead", { days: String(undoDays) })}</p>
      </div>
      <ChooseRow into={into} targets={targets} />
      {plan && <MergePreview key={plan.plan_hash} plan={plan} reply={reply} />}
    </div>
  );
}
