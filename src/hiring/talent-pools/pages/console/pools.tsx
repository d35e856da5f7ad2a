import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { profileChoices } from "#profiles/candidates/load-choices.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { createPool, deletePool, editPool, pools } from "../../contract-pools.ts";
import { PoolRow } from "../../parts/console/PoolRow.tsx";
import { talentPaths } from "../../paths.ts";
import { limits } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, pools);
  const chosen = { categories: data.map(({ attributes }) => attributes.category_id) };
  const { categories } = await profileChoices({ context, request }, chosen);
  const names = new Map(
    categories.flatMap(({ options }) => options.map(({ value, label }) => [value, label])),
  );
  return {
    categories: categories.map(({ options }) => options[0]).filter((option) => option !== undefined),
    pools: data.map(({ id, attributes: { name, category_id, count, created_by, can } }) => ({
      id,
      name,
      category_id,
      count,
      created_by,
      can,
      category: names.get(String(category_id)) ?? null,
    })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const id = String(posted.get("id") ?? "");
  const back = talentPaths.pools(workspaceOf(context));
  if (posted.get("intent") === "delete") {
    // A 404 means that a colleague has already deleted the pool.
    await perform(context, request, deletePool, { params: { id } }, [404]);
    throw redirect(back);
  }
  const form = await readForm(posted, createPool.body);
  const outcome = id
    ? await submit(context, request, editPool, { params: { id }, body: form.values })
    : await submit(context, request, createPool, { body: form.values });
  if (outcome.ok) throw redirect(back);
  return { id, reply: form.reply(outcome.errors) };
}

export type PoolView = Awaited<ReturnType<typeof loader>>["pools"][number];

/** The page that lists, creates, renames and deletes talent pools. */
export default function TalentPools() {
  const { pools: all } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const editing = useSearchParams()[0].get("edit");
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("pools.title")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: t("pools.title") }]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("pools.title")}</h1>
        <p className="mt-1 text-ink-500">{t("pools.lead")}</p>
      </div>
      <Card>
        <SubmitForm key={all.length} reply={result?.id === "" ? result.reply : null}>
          <PoolFields save={t("pools.create")} />
        </SubmitForm>
      </Card>
      {all.length === 0 ? (
        <EmptyState drawing="pool" title={t("pools.emptyTitle")} text={t("pools.emptyText")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {all.map((pool) => (
              <li key={pool.id} className="px-4 py-3 sm:px-6">
                {editing === pool.id && pool.can.edit ? (
                  <SubmitForm
                    reply={result?.id === pool.id ? result.reply : null}
                    values={{ name: pool.name, category_id: pool.category_id }}
                  >
                    <input type="hidden" name="id" value={pool.id} />
                    <PoolFields save={t("pools.save")} />
                  </SubmitForm>
                ) : (
                  <PoolRow pool={pool} />
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** The fields of a pool with their submit button. */
function PoolFields({ save }: { save: string }) {
  const { categories } = useLoaderData<typeof loader>();
  const t = useTranslations("talentPools.console.pools");
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_auto]">
      <Field name="name" label={t("name")} required>
        <TextInput maxLength={limits.poolName} />
      </Field>
      <Field name="category_id" label={t("category")} optional>
        <Select placeholder={t("noCategory")} options={categories} />
      </Field>
      <Button type="submit" busy={busy} className="sm:mt-6">
        {save}
      </Button>
    </div>
  );
}
