import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { leave, load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { applicantMessagesPath } from "../../console-paths.ts";
import { applicantMessages, writeToApplicant } from "../../contract.ts";
import MessageForm from "../../parts/console/MessageForm.tsx";
import { beforeOf, conversationView } from "../../parts/conversation-view.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.applicantId ?? "";
  const before = beforeOf(request);
  const { data } = await load(context, request, applicantMessages, { params: { id }, query: { before } });
  return { id: data.id, view: conversationView(data, "employer", before) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.applicantId ?? "";
  const form = await readForm(request, writeToApplicant.body);
  const outcome = await submit(context, request, writeToApplicant, { params: { id }, body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  return leave(request, applicantMessagesPath(workspaceOf(context), id), "sent");
}

/** The page of an employer's messages with one applicant. */
export default function ApplicantMessages() {
  const data = useLoaderData<typeof loader>();
  const { id, view } = data;
  const workspace = useWorkspace();
  const t = useTranslations("messages.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${view.candidate} · ${view.job.title} · Sen`}</title>
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
        <h1 className="text-2xl font-semibold break-words">{view.candidate}</h1>
        <p className="mt-1 text-ink-700">{t("about", { job: view.job.title })}</p>
      </div>
      <MessageForm data={data} />
    </div>
  );
}
