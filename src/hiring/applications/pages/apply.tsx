import { useEffect } from "react";
import {
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { signInPath } from "#kit/next.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { detail, similar } from "#market/jobs/contract.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import type { Account } from "#people/accounts/actor.ts";
import { me } from "#people/accounts/contract.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { myApplications, myCvs } from "../contract.ts";
import { ApplyForm } from "../parts/ApplyForm.tsx";
import { ApplyingFor } from "../parts/ApplyingFor.tsx";
import { applicationView } from "../parts/application-view.ts";
import { dropDraft } from "../parts/draft.ts";
import { Sent } from "../parts/Sent.tsx";
import { applicationPaths, applyOnlinePath, applyPath } from "../paths.ts";
import { type ApplyResult, applyAction } from "./apply-action.ts";
import { jobToApplyFor, onlineCv, storedCvs } from "./apply-data.ts";

export const action = applyAction;

/** Reloads the page also after a 422 answer that has signed the visitor in. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || Boolean((actionResult as ApplyResult | undefined)?.registered);
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(pageServices) as PageServices<Account>;
  const { language, viewer } = services;
  const id = jobIdOf(params.slug ?? "");
  if (id === null) throw data(null, { status: 404 });
  const [reference, jobReply] = await Promise.all([
    loadReference(context, request),
    load(context, request, detail, { params: { id } }),
  ]);
  const job = jobReply.data.attributes;
  const { pathname, searchParams, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  const online = path.endsWith("/apply-cv-online");
  const own = (online ? applyOnlinePath : applyPath)(language, job.slug);
  if (path !== own) throw redirect(own + search, 301);
  // An online CV needs an account.
  if (online && viewer === null) throw redirect(signInPath(own));
  const candidate = viewer?.kind === "candidate";
  const applied = candidate && (job.applied ?? false);
  if (job.display_state !== "published" && !applied) throw redirect(job.url[language]);
  const sent = searchParams.has("sent") && applied;
  const [cvs, profile, account, applications, others] = await Promise.all([
    candidate && !applied ? load(context, request, myCvs) : null,
    candidate && !applied ? load(context, request, profileShow) : null,
    candidate && !applied ? load(context, request, me) : null,
    applied ? load(context, request, myApplications, { query: { items: 100 } }) : null,
    sent ? load(context, request, similar, { params: { id } }) : null,
  ]);
  const application = applications?.data.find(
    ({ attributes }) => attributes.job.data.id === jobReply.data.id,
  );
  return {
    job: jobToApplyFor(job, language, reference),
    jobId: jobReply.data.id,
    own,
    mode: viewer === null ? ("visitor" as const) : candidate ? ("candidate" as const) : ("other" as const),
    viewer: viewer && {
      name: viewer.fullName,
      email: viewer.email,
      phone: account?.data.attributes.phone ?? null,
    },
    cvs: cvs ? storedCvs(cvs.data) : [],
    online: profile && onlineCv(profile.data.attributes, online),
    applied,
    sent,
    /** Set if the page asks for consent to store the CV; null if the candidate has consented in the form. */
    keeping:
      sent && application?.attributes.retention.consent_at === null
        ? applicationView(application, language)
        : null,
    applicationPath: application ? ownApplicationPath(application.id) : applicationPaths.list,
    similar: others?.data.map((card) => cardView(card, language, reference)) ?? [],
  };
}

/** The page for applying, for visitors and candidates, and the confirmation after it. */
export default function Apply() {
  const page = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>();
  const posted = useActionData<typeof action>();
  const t = useTranslations("applications.site");
  const { job } = page;
  // With JavaScript the fetcher has the action's answer; without it, the answer is the page's action data.
  const result: ApplyResult | undefined = fetcher.data ?? posted;
  const { applied, jobId } = page;
  useEffect(() => {
    if (applied) dropDraft(jobId);
  }, [applied, jobId]);
  if (page.sent) return <Sent page={page} />;
  return (
    <div className="mx-auto w-full max-w-reading">
      <PageHead title={t("apply.metaTitle", { title: job.title })} noindex />
      <Button to={job.path} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
        {t("apply.back")}
      </Button>
      <h1 className="mt-2 mb-4 text-2xl font-semibold">{t("apply.title")}</h1>
      <ApplyingFor job={job} />
      <div className="mt-6">
        {page.applied ? (
          <Alert
            tone="success"
            title={t("apply.already")}
            actions={<Button to={page.applicationPath}>{t("apply.seeApplication")}</Button>}
          >
            {t("apply.alreadyText")}
          </Alert>
        ) : page.mode === "other" ? (
          <Alert tone="warning" title={t("apply.notCandidate")}>
            {t("apply.notCandidateText", { email: page.viewer?.email ?? "" })}
          </Alert>
        ) : (
          <Card>
            {page.mode === "visitor" && !result?.registered ? (
              <p className="mb-6 text-sm text-ink-700">
                {t("apply.hasAccount")}{" "}
                <Link
                  to={`/login?next=${encodeURIComponent(page.own)}`}
                  className="font-semibold text-leaf-700 underline underline-offset-2"
                >
                  {t("apply.logIn")}
                </Link>
              </p>
            ) : (
              page.viewer && (
                <p className="mb-6 text-sm text-ink-500">
                  {t("apply.withAccount", { email: page.viewer.email })}
                </p>
              )
            )}
            <ApplyForm page={page} result={result} Form={fetcher.Form} busy={fetcher.state !== "idle"} />
          </Card>
        )}
      </div>
    </div>
  );
}
