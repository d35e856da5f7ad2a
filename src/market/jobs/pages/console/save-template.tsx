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
import { submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { consolePaths } from "../../console-paths.ts";
import { createJobTemplate } from "../../contract-templates.ts";
import { templateNameMax } from "../../terms.ts";
import { loadOwnJob } from "./own-job.ts";

const jobOf = (request: Request) => new URL(request.url).searchParams.get("job") ?? "";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await loadOwnJob({ context, request }, jobOf(request));
  const { title, can } = data.attributes;
  if (!can.save_template) throw redirect(consolePaths.jobs(workspaceOf(context)));
  return { title, values: { name: title.slice(0, templateNameMax) } };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const job_id = jobOf(request);
  const form = await readForm(request, createJobTemplate.body);
  const body = { name: form.text("name"), job_id };
  const outcome = await submit(context, request, createJobTemplate, { body });
  if (outcome.ok) throw redirect(`${consolePaths.templates(workspaceOf(context))}?saved`);
  return form.reply(outcome.errors);
}

/** The page that saves a job as a template. */
export default function SaveTemplate() {
  const { title, values } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobs.console.templates");
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t("save")} · ${title} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("save")}</h1>
      <p className="mt-1 text-ink-700">{t("saveLead")}</p>
      <SubmitForm reply={reply} values={values} className="mt-6 flex flex-col gap-4">
        <Field label={t("name")} name="name" required>
          <TextInput maxLength={templateNameMax} autoComplete="off" />
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
