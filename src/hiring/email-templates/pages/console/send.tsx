import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { leave, load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { previewTemplate, templates } from "../../contract.ts";
import { applicantMails, sendMail } from "../../contract-mails.ts";
import ApplicantMail from "../../parts/console/ApplicantMail.tsx";
import { templateViews } from "../../parts/console/template-view.ts";
import { applicantMailsPath } from "../../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.applicantId ?? "";
  const { searchParams } = new URL(request.url);
  const chosen = /^\d{1,15}$/.exec(searchParams.get("template") ?? "")?.[0];
  const [mails, all, preview] = await Promise.all([
    load(context, request, applicantMails, { params: { id } }),
    load(context, request, templates),
    chosen
      ? load(context, request, previewTemplate, {
          params: { id: chosen },
          body: { applicant_id: Number(id) },
        })
      : null,
  ]);
  const { job, candidate, language, closed } = mails.meta;
  const views = templateViews(all);
  return {
    id,
    job,
    candidate,
    closed,
    sent: searchParams.has("sent"),
    chosen: chosen ?? "",
    // Templates of the product are offered in the candidate's language only.
    templates: views.filter((each) => !each.system || each.language === language || each.id === chosen),
    filled: preview && {
      subject: preview.data.attributes.subject,
      content: preview.data.attributes.content,
      missing: preview.data.attributes.missing,
    },
    mails: mails.data.map(({ id: mail, attributes }) => ({ id: mail, ...attributes })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.applicantId ?? "";
  const form = await readForm(request, sendMail.body);
  const outcome = await submit(context, request, sendMail, { params: { id }, body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  return leave(request, `${applicantMailsPath(workspaceOf(context), id)}?sent=1`, "sent");
}

/** The page that emails an applicant, with the emails that were sent before. */
export default function EmailApplicant() {
  const data = useLoaderData<typeof loader>();
  const { id, job, candidate, sent } = data;
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console.send");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${t("title", { name: candidate })} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.detail(workspace, id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          {t("back")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{t("title", { name: candidate })}</h1>
        <p className="mt-1 text-ink-700">{t("about", { job: job.title })}</p>
      </div>
      {sent && (
        <Alert tone="success" live>
          {t("sent")}
        </Alert>
      )}
      <ApplicantMail data={data} />
    </div>
  );
}
