import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  Link,
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
import { Button, IconButton, iconButtonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { createPool, deletePool, editPool, pools } from "../../contract-pools.ts";
import { talentPaths } from "../../paths.ts";
import { limits } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ data }, { categories }] = await Promise.all([
    load(context, request, pools),
    profileChoices({ context, request }),
  ]);
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

/** The page that lists, creates, renames and deletes talent pools. */
export default function TalentPools() {
  const { categories, pools: all } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const editing = useSearchParams()[0].get("edit");
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const busy = useNavigation().formMethod === "POST";
  const [deleting, setDeleting] = useState<string | null>(null);
  const fields = (save: string) => (
    <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_auto]">
      <Field name="name" label={t("pools.name")} required>
        <TextInput maxLength={limits.poolName} />
      </Field>
      <Field name="category_id" label={t("pools.category")} optional>
        <Select placeholder={t("pools.noCategory")} options={categories} />
      </Field>
      <Button type="submit" busy={busy} className="sm:mt-6">
        {save}
      </Button>
    </div>
  );
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
          {fields(t("pools.create"))}
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
                    {fields(t("pools.save"))}
                  </SubmitForm>
                ) : (
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <div className="min-w-0 flex-1 basis-48">
                      <Link
                        to={`${talentPaths.list(workspace)}?pool=${pool.id}`}
                        className="font-semibold break-words text-leaf-700"
                      >
                        {pool.name}
                      </Link>
                      <p className="text-sm text-ink-500">
                        {[
                          t("pools.count", { count: pool.count }),
                          pool.category,
                          t("pools.by", { name: pool.created_by }),
                        ]
                          .filter(Boolean)
                          .join(" · ")}
                      </p>
                    </div>
                    {pool.can.edit && (
                      <div className="flex gap-1">
                        <Link
                          to={`?edit=${pool.id}`}
                          aria-label={t("pools.rename", { name: pool.name })}
                          title={t("pools.rename", { name: pool.name })}
                          className={iconButtonClass({ size: "sm" })}
                        >
                          <Icon name="edit" size="sm" />
                        </Link>
                        <Form
                          method="post"
                          id={`delete-${pool.id}`}
                          onSubmit={(event) => {
                            if (deleting === pool.id) return setDeleting(null);
                            event.preventDefault();
                            setDeleting(pool.id);
                          }}
                        >
                          <input type="hidden" name="id" value={pool.id} />
                          <input type="hidden" name="intent" value="delete" />
                          <IconButton
                            type="submit"
                            icon="trash"
                            size="sm"
                            aria-haspopup="dialog"
                            label={t("pools.delete", { name: pool.name })}
                          />
                        </Form>
                        <Dialog
                          open={deleting === pool.id}
                          onClose={() => setDeleting(null)}
                          title={t("pools.deleteTitle", { name: pool.name })}
                          text={t("pools.deleteText")}
                          actions={
                            <>
                              <Button variant="secondary" onClick={() => setDeleting(null)}>
                                {t("pools.keepPool")}
                              </Button>
                              <Button type="submit" form={`delete-${pool.id}`} variant="danger">
                                {t("pools.delete", { name: pool.name })}
                              </Button>
                            </>
                          }
                        />
                      </div>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
