import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { idsOf, loadSelected } from "#hiring/applications/load-selected.ts";
import { submitInParts } from "#kit/in-parts.ts";
import { formOf, load, pageServices } from "#kit/page.ts";
import { BulkOutcome } from "#market/jobs/parts/console/BulkOutcome.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { addApplicantsToPool, mostIntoPool, pools } from "../../contract-pools.ts";
import { talentPaths } from "../../paths.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const [selected, { data }] = await Promise.all([
    loadSelected(args, context.get(pageServices).language),
    load(context, request, pools),
  ]);
  return { ...selected, pools: data.map(({ id, attributes: { name } }) => ({ value: id, label: name })) };
}

export async function action(args: ActionFunctionArgs) {
  const posted = await formOf(args.request);
  const id = /^\d{1,15}$/.exec(String(posted.get("pool_id")))?.[0];
  if (!id) return { missing: true, added: 0, refused: [] };
  const most = { ids: idsOf(posted), most: mostIntoPool };
  const { answers, failed } = await submitInParts(args, addApplicantsToPool, most, (part) => ({
    params: { id },
    body: { applicant_ids: part.map(Number) },
  }));
  const items = answers.flatMap(({ data }) => data);
  const refused = items.flatMap(({ id: each, ok, detail }) =>
    ok ? [] : [{ id: each, reason: detail ?? "" }],
  );
  return {
    missing: false,
    added: items.filter(({ ok }) => ok).length,
    refused: [...refused, ...failed.map(({ id: each, detail }) => ({ id: each, reason: detail }))],
  };
}

/** The page that adds selected applicants of a job to a talent pool. */
export default function AddMany() {
  const { job, people, pools: options, tooMany } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.many");
  const board = applicantPaths.board(workspace, job.id);
  const title = t("title", { count: people.length });
  const nameOf = (id: string) => people.find((each) => each.id === id)?.name ?? id;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${title} · Sen`}</title>
      <div>
        <Button to={board} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("back")}
        </Button>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-ink-700">{job.title}</p>
      </div>
      {result && !result.missing ? (
        <BulkOutcome
          result={result}
          done={result.added > 0 && t("done", { count: result.added })}
          refusedTitle={t("refused", { count: result.refused.length })}
          refused={result.refused.map(({ id, reason }) => ({ id, reason, name: nameOf(id) }))}
          undo={
            <Button to={talentPaths.pools(workspace)} size="sm" variant="secondary">
              {t("see")}
            </Button>
          }
        />
      ) : people.length === 0 ? (
        <EmptyState drawing="pool" title={t("none")} action={<Button to={board}>{t("back")}</Button>} />
      ) : options.length === 0 ? (
        <EmptyState
          drawing="pool"
          title={t("noPools")}
          action={<Button to={talentPaths.pools(workspace)}>{t("see")}</Button>}
        />
      ) : (
        <PoolForm />
      )}
      {tooMany && <Alert tone="warning">{t("tooMany", { max: people.length })}</Alert>}
    </div>
  );
}

function PoolForm() {
  const { people, pools: options } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const t = useTranslations("talentPools.console.many");
  return (
    <Card>
      <Form method="post" className="flex flex-col gap-4">
        {people.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <ul className="max-h-64 list-disc overflow-y-auto pl-5 text-sm">
          {people.map(({ id, name, stage }) => (
            <li key={id}>
              {name} <span className="text-ink-500">· {stage}</span>
            </li>
          ))}
        </ul>
        <Field name="pool_id" label={t("pool")} required error={result?.missing ? t("missing") : undefined}>
          <Select placeholder={t("choose")} options={options} />
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t("submit")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
