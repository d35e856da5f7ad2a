import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { consolePaths } from "../../console-paths.ts";
import { changeOwner } from "../../contract.ts";
import { loadOwnJob } from "./own-job.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const [{ data }, members] = await Promise.all([
    loadOwnJob({ context, request }, params.jobId),
    load(context, request, companyMembers, { query: { active: true, all: true } }),
  ]);
  if (!data.attributes.can.change_owner) throw redirect(consolePaths.jobs(workspaceOf(context)));
  return {
    title: data.attributes.title,
    values: { owner_id: data.attributes.owner?.id ?? "" },
    members: members.data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, changeOwner.body);
  const outcome = await submit(context, request, changeOwner, {
    params: { id: params.jobId ?? "" },
    body: form.values,
  });
  if (outcome.ok) throw redirect(consolePaths.jobs(workspaceOf(context)));
  return form.reply(outcome.errors);
}

/** The page that gives a job to another member of the workspace. */
export default function JobOwner() {
  const { title, values, members } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobs.console.owner");
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t("title")} · ${title} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <p className="mt-1 break-words text-ink-700">{title}</p>
      <SubmitForm reply={reply} values={values} className="mt-6 flex flex-col gap-4">
        <Field label={t("owner")} name="owner_id" help={t("help")} required>
          <Select placeholder={t("choose")} options={members} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button to={consolePaths.jobs(workspace)} variant="ghost">
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {t("submit")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
