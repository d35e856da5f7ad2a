import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { pick } from "#kit/pick.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { editKit, kitDetail } from "../../contract.ts";
import { KitForm } from "../../parts/console/KitForm.tsx";
import { KitPreview } from "../../parts/console/KitPreview.tsx";
import { kitPaths } from "../../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, kitDetail, { params: { id: params.kitId } });
  const { job, can } = data.attributes;
  return {
    id: data.id,
    job,
    mayEdit: can.edit,
    values: pick(data.attributes, ["name", "questions", "attributes", "version"]),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const at = { params: { id: params.kitId } };
  const form = await readForm(request, editKit.body);
  if (form.rows) return { ...form.rows, edited: false };
  const outcome = await submit(context, request, editKit, { ...at, body: form.values }, [403]);
  if (!outcome.ok) return { ...form.reply(outcome.errors), edited: outcome.errors[0]?.code === "kit_edited" };
  const { job } = outcome.data.data.attributes;
  const workspace = workspaceOf(context);
  throw redirect(`${job ? kitPaths.job(workspace, job.id) : kitPaths.list(workspace)}?saved=1`);
}

/** The page of a template, or of the kit of a job's round. */
export default function EditKit() {
  const { id, job, mayEdit, values } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console");
  const parent = job
    ? { label: job.title, to: kitPaths.job(workspace, job.id) }
    : { label: t("list.title"), to: kitPaths.list(workspace) };
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${values.name} · Sen`}</title>
      <Breadcrumbs items={[parent, { label: values.name }]} />
      <h1 className="text-2xl font-semibold break-words">{mayEdit ? t("form.editTitle") : values.name}</h1>
      {reply?.edited && (
        <Button
          to={kitPaths.edit(workspace, id)}
          variant="secondary"
          size="sm"
          reloadDocument
          className="self-start"
        >
          {t("form.reload")}
        </Button>
      )}
      {mayEdit ? (
        <KitForm key={id} name={`${workspaceKey(workspace)}.${id}`} values={values} reply={reply} />
      ) : (
        <>
          <Alert>{t("form.locked")}</Alert>
          <Card>
            <KitPreview kit={values} />
          </Card>
        </>
      )}
    </div>
  );
}
