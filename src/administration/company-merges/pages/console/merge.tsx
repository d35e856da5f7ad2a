import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { companyDetail, searchAll } from "#administration/company-directory/contract.ts";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { merge } from "../../contract.ts";
import { ChooseWinner } from "../../parts/console/ChooseWinner.tsx";
import { MergePreview } from "../../parts/console/MergePreview.tsx";
import { mergePaths } from "../../paths.ts";
import { type Choices, mergeFields, mergeSides, undoDays } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams;
  const idOf = (name: string) => /^[1-9]\d{0,14}$/.exec(sent.get(name) ?? "")?.[0] ?? null;
  const [loser, winner] = [idOf("loser"), idOf("winner")];
  if (loser === null) throw redirect(directoryPaths.duplicates);
  if (winner === null || winner === loser) {
    const search = sent.get("search")?.trim().slice(0, 255) ?? "";
    const [{ data: company }, found] = await Promise.all([
      load(context, request, companyDetail, { params: { id: loser } }),
      search ? load(context, request, searchAll, { query: { search } }) : null,
    ]);
    const rows = found?.data.map(({ id, attributes }) => ({ id, ...attributes }));
    return {
      plan: null,
      loser: { id: loser, name: company.attributes.name },
      search,
      found: rows?.filter(({ id }) => id !== loser) ?? null,
    };
  }
  const choices: Choices = Object.fromEntries(
    mergeFields.map((field) => [field, mergeSides.find((side) => side === sent.get(field))]),
  );
  const body = { loser_id: Number(loser), winner_id: Number(winner), choices, preview: true };
  const { data } = await load(context, request, merge, { body });
  return { plan: data.attributes, loser: null, search: "", found: null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, merge.body);
  const outcome = await submit(context, request, merge, { body: { ...form.values, preview: false } });
  if (outcome.ok) throw redirect(`${mergePaths.list}?done=merged`);
  return form.reply(outcome.errors);
}

/** The page that merges two companies: the other company, the preview, and the merge. */
export default function MergeCompanies() {
  const { plan, loser, search, found } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("companyMerges.console.merge");
  const list = useTranslations("companyMerges.console.list");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("directory"), to: directoryPaths.list }, { label: t("title") }]} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead", { days: String(undoDays) })}</p>
      </div>
      {loser && <ChooseWinner loser={loser} search={search} found={found} />}
      {plan && <MergePreview plan={plan} reply={reply} />}
    </div>
  );
}
