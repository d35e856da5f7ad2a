import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { editOfferTemplate, offerTemplate } from "../../contract-template.ts";
import { TemplateForm } from "../../parts/console/TemplateForm.tsx";
import { offerPaths } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, offerTemplate);
  return { template: data.attributes };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, editOfferTemplate.body);
  const outcome = await submit(context, request, editOfferTemplate, { body: form.values });
  if (outcome.ok) throw redirect(`${offerPaths.template(workspaceOf(context))}?done=1`);
  const edited = editedIn(outcome);
  return { ...form.reply(edited ? [] : outcome.errors), edited };
}

/** The settings page of the letters of offer: their texts in both languages, their language, and the second person's approval. */
export default function OfferTemplate() {
  const { template } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const t = useTranslations("offers.console.template");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="offers" isAdmin={template.can.edit} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {params.has("done") && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {!template.can.edit && <Alert tone="info">{t("memberNote")}</Alert>}
      <TemplateForm key={template.version} template={template} reply={reply ?? null} />
    </div>
  );
}
