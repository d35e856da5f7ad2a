import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { detail } from "#market/jobs/contract.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { report } from "../contract-report.ts";
import { ReportFields } from "../parts/ReportFields.tsx";
import type { ReportResult } from "../parts/ReportJob.tsx";
import { reportPath } from "../paths.ts";

function idOf(slug: string | undefined): number {
  const id = jobIdOf(slug ?? "");
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language, viewer } = context.get(pageServices);
  const job = await load(context, request, detail, { params: { id: idOf(params.slug) } });
  const { title, slug, url } = job.data.attributes;
  if (slug !== params.slug) throw redirect(reportPath(language, slug), 301);
  return { title, path: url[language], visitor: viewer === null };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = idOf(params.slug);
  const form = await readForm(request, report.body);
  const outcome = await submit(context, request, report, { params: { id }, body: form.values });
  if (outcome.ok) return { sent: true, reply: null } satisfies ReportResult;
  return data({ sent: false, reply: form.reply(outcome.errors) } satisfies ReportResult, {
    status: outcome.status,
  });
}

/** The form that reports a job as a page, for browsers without JavaScript. */
export default function Report() {
  const { title, path, visitor } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("jobReview.site.report");
  return (
    <Card className="mx-auto w-full max-w-form">
      <PageHead title={t("title")} noindex />
      {result?.sent ? (
        <>
          <h1 className="text-xl font-semibold">{t("doneTitle")}</h1>
          <p className="mt-2 mb-6 text-ink-700">{t("doneText")}</p>
          <Button to={path}>{t("back")}</Button>
        </>
      ) : (
        <>
          <h1 className="text-xl font-semibold">{t("title")}</h1>
          <p className="mt-2 mb-6 text-ink-700">{t("lead", { title })}</p>
          <SubmitForm reply={result?.reply} className="flex flex-col gap-5">
            <ReportFields visitor={visitor} />
            <div className="mt-1 flex flex-wrap justify-end gap-3">
              <Button to={path} variant="secondary">
                {t("cancel")}
              </Button>
              <Button type="submit" busy={busy}>
                {t("submit")}
              </Button>
            </div>
          </SubmitForm>
        </>
      )}
    </Card>
  );
}
