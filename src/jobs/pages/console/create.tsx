import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { CardHeader } from "#ui/Card.tsx";
import { ownList } from "../../contract.ts";
import { JobForm } from "../../parts/console/JobForm.tsx";
import { PostQuota } from "../../parts/console/PostQuota.tsx";
import { newJob } from "../../parts/console/typed-job.ts";
import { consolePaths } from "../../paths.ts";
import { formChoices } from "./form-choices.ts";
import { saveJob } from "./save.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const [choices, { meta }] = await Promise.all([
    formChoices(args),
    load(context, request, ownList, { query: { items: 1 } }),
  ]);
  return {
    companyId: Number(params.companyId),
    choices,
    quota: { used: meta.posts_used, limit: meta.posts_limit },
  };
}

export async function action(args: ActionFunctionArgs) {
  return saveJob(args);
}

export default function CreateJob() {
  const { companyId, choices, quota } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobs.console");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          items={[
            { label: t("list.title"), to: consolePaths.jobs(companyId) },
            { label: t("form.createTitle") },
          ]}
        />
        <CardHeader as="h1" title={t("form.createTitle")} text={t("form.createLead")} />
      </div>
      <PostQuota {...quota} />
      <JobForm
        name={`${companyId}.new`}
        values={newJob}
        state="new"
        choices={choices}
        reply={reply}
        page={consolePaths.create(companyId)}
      />
    </div>
  );
}
