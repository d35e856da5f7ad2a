import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, pageServices } from "#kit/page.ts";
import { referralPath } from "#market/job-search/paths.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { ShareButton } from "#ui/ShareButton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { jobSources } from "../../contract.ts";
import { ActionScope, useActionWords } from "../../parts/console/ActionScope.tsx";
import { AdView } from "../../parts/console/AdView.tsx";
import { JobMenu } from "../../parts/console/JobMenu.tsx";
import { JobSources } from "../../parts/console/JobSources.tsx";
import { StateBanner } from "../../parts/console/StateBanner.tsx";
import { useSavedToast } from "../../parts/console/saved-toast.ts";
import { jobView } from "../../parts/job-view.ts";
import { runJobAction } from "./action.ts";
import { loadOwnJob } from "./own-job.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language, now, publicUrl, viewer } = context.get(pageServices);
  const id = { params: { id: Number(params.jobId) } };
  const [reference, { data }, sources] = await Promise.all([
    loadReference(context, request),
    loadOwnJob({ context, request }, params.jobId),
    load(context, request, jobSources, id),
  ]);
  const { attributes: job } = data;
  return {
    link: new URL(referralPath(language, job.slug, (viewer as { accountId: number }).accountId), publicUrl)
      .href,
    sources: sources.data,
    can: job.can,
    reason: job.reject_reason,
    takedown: job.takedown,
    questions: job.questions,
    job: jobView(
      { ...data, type: "job", attributes: { ...job, can: { apply: false } } },
      language,
      reference,
      now,
    ),
  };
}

export async function action(args: ActionFunctionArgs) {
  const result = await runJobAction(args);
  if (result?.ok && result.action === "delete") throw redirect(consolePaths.jobs(workspaceOf(args.context)));
  return result;
}

export default function PreviewJob() {
  const { link, sources, can, reason, takedown, questions, job } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const result = useActionData<typeof action>();
  const [query] = useSearchParams();
  const t = useTranslations("jobs.console");
  const say = useActionWords();
  const page = consolePaths.preview(workspace, job.id);
  useSavedToast(t("form.changesSaved"));
  return (
    <ActionScope page={page}>
      <div className="flex max-w-content flex-col gap-6">
        <title>{`${t("preview.title")} · ${job.title} · Sen`}</title>
        <div className="flex items-center justify-between gap-4">
          <Breadcrumbs
            items={[{ label: t("list.title"), to: consolePaths.jobs(workspace) }, { label: job.title }]}
          />
          <div className="flex shrink-0 items-center gap-2">
            {can.edit && job.state !== "rejected" && (
              <Button variant="secondary" size="sm" icon="edit" to={consolePaths.edit(workspace, job.id)}>
                {t("do.edit")}
              </Button>
            )}
            <JobMenu job={job} can={can} page={page} />
          </div>
        </div>
        {result && <Alert tone={result.ok ? "success" : "danger"}>{say(result)}</Alert>}
        <StateBanner
          job={job}
          can={can}
          reason={reason}
          takedown={takedown}
          page={page}
          submitted={query.has("submitted") && job.state === "reviewing"}
        />
        {job.state === "published" && (
          <Card>
            <CardHeader
              title={t("preview.refer")}
              text={t("preview.referText")}
              actions={<ShareButton title={job.title} url={link} />}
            />
          </Card>
        )}
        {(job.state === "published" || sources.length > 0) && (
          <JobSources jobId={job.id} sources={sources} report={Object.values(can).includes(true)} />
        )}
        <Card className="sm:p-8">
          <AdView job={job} questions={questions} heading="h1" />
        </Card>
      </div>
    </ActionScope>
  );
}
