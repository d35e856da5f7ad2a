import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { Account } from "#accounts/actor.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { experiences, jobTypes, keyOf } from "#reference/terms.ts";
import { PageHead } from "#site/parts/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { detail, similar } from "../contract.ts";
import { ApplyBar, ApplyBox } from "../parts/ApplyBox.tsx";
import { CompanyCard } from "../parts/CompanyCard.tsx";
import { cardView } from "../parts/card-view.ts";
import { JobFacts } from "../parts/JobFacts.tsx";
import { JobHeader } from "../parts/JobHeader.tsx";
import { JobText } from "../parts/JobText.tsx";
import { jobView } from "../parts/job-view.ts";
import type { Reference } from "../parts/lists.ts";
import { jobPosting, scriptJson } from "../parts/posting.ts";
import { SimilarJobs } from "../parts/SimilarJobs.tsx";
import { useSalary } from "../parts/use-salary.ts";
import { applyPath, jobIdOf, jobPath, jobsPath } from "../paths.ts";
import { loadReference } from "./reference.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const services = context.get(pageServices) as PageServices<Account>;
  const { language, viewer, now, publicUrl } = services;
  const slug = params.slug ?? "";
  const id = jobIdOf(slug);
  if (id === null) throw data(null, { status: 404 });
  const [reference, found, others] = await Promise.all([
    loadReference(context, request),
    load(context, request, detail, { params: { id } }),
    load(context, request, similar, { params: { id } }),
  ]);
  const attributes = found.data.attributes;
  if (attributes.slug !== slug)
    throw redirect(jobPath(language, attributes.slug) + new URL(request.url).search, 301);
  const job = jobView(found.data, language, reference, now);
  return {
    job,
    jobsPath: jobsPath[language],
    applyPath: applyPath(language, attributes.slug),
    /** Who may not apply at all; a visitor may, on the way to an account. */
    otherAccount: viewer !== null && viewer.kind !== "candidate",
    url: publicUrl + job.path,
    at: { origin: publicUrl, language, paths: job.paths },
    similar: others.data.map((card) => cardView(card, language, reference)),
    posting: job.state === "published" ? scriptJson(postingOf(found.data, reference, publicUrl)) : null,
  };
}

function postingOf(
  { id, attributes: job }: Parameters<typeof jobView>[0],
  reference: Reference,
  origin: string,
) {
  const company = job.company.data.attributes;
  const type = keyOf(jobTypes, job.job_type ?? -1) ?? null;
  const years = experiences.find((experience) => experience.id === job.experience_id)?.min;
  const language = job.language === 1 ? "vi" : "en";
  return jobPosting(
    {
      id,
      title: job.title,
      description: [job.description, job.requirement, job.benefits].filter(Boolean).join("\n"),
      postedAt: job.approved_date ?? job.created_at,
      expiresAt: job.expires_at,
      type,
      fromHome: type === "remote",
      monthsOfExperience: years ? years * 12 : null,
      pay: job,
      places: job.location_ids.flatMap((place) => {
        const name = reference.placeName(place, language);
        return name === null ? [] : [{ name, country: reference.placeCountry(place) }];
      }),
      street: job.address,
      company: { name: company.name, website: company.website, logo: company.logo },
    },
    origin,
  );
}

/** One job, whole: readable by anyone, also when it is closed. */
export default function JobDetail() {
  const page = useLoaderData<typeof loader>();
  const { job, at, similar: others, otherAccount } = page;
  const t = useTranslations("jobs.site.detail");
  const salary = useSalary();
  const live = job.state === "published";
  const apply = { job, applyPath: page.applyPath, otherAccount };
  return (
    <>
      <PageHead
        title={t("titleAt", { title: job.title, company: job.company.name })}
        description={t("description", {
          company: job.company.name,
          title: job.title,
          salary: salary(job.pay, true),
          places: job.places.join(", ") || t("anywhere"),
        })}
        at={at}
        noindex={!live}
        kind="article"
        image={job.company.logo && at.origin + job.company.logo}
      />
      {page.posting && (
        // A data block, which no browser runs: it needs no nonce.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by scriptJson, which escapes what could end it
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.posting }} />
      )}
      <div className="max-sm:hidden">
        <Breadcrumbs
          items={[
            { label: t("jobs"), to: page.jobsPath },
            ...job.categories
              .slice(0, 1)
              .map(({ id, name }) => ({ label: name, to: `${page.jobsPath}?category_id=${id}` })),
            { label: job.title },
          ]}
        />
      </div>
      {!live && (
        <div className="mt-3">
          <Alert tone="warning" title={t(job.state === "expired" ? "expired" : "closed")}>
            {t(others.length === 0 ? "noSimilar" : job.state === "expired" ? "expiredText" : "closedText")}
          </Alert>
        </div>
      )}
      <div className="mt-3 grid gap-6 max-sm:mt-0 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <JobHeader job={job} url={page.url} />
          <div className="lg:hidden">
            <Card>
              <JobFacts job={job} />
            </Card>
          </div>
          <JobText job={job} />
        </div>
        <aside className="flex flex-col gap-6 self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <ApplyBox {...apply} />
          <CompanyCard company={job.company} />
        </aside>
      </div>
      <SimilarJobs jobs={others} />
      <ApplyBar {...apply} />
    </>
  );
}
