import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { applyPath } from "#hiring/applications/paths.ts";
import { cachePage, load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { unaskedParameter } from "#kit/pages.ts";
import { reportPath, reviewPaths } from "#market/job-review/paths.ts";
import { detail, similar } from "#market/jobs/contract.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { jobPostingOf } from "#market/jobs/parts/job-posting-schema-of.ts";
import { jobView } from "#market/jobs/parts/job-view.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import type { Account } from "#people/accounts/actor.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { jobImagePath } from "#platform/seo/image-address.ts";
import { jobPath, jobsPath } from "../paths.ts";
import { searchPath } from "../query/search-slug.ts";
import { loadQuickApply } from "./quick-apply.ts";
import { takeHomeOf } from "./take-home.ts";

export type DetailData = Awaited<ReturnType<typeof loadDetail>>;

/** Loads a job for its page; an address with other words redirects to the job's own. */
export async function loadDetail(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  slug: string,
  { withQuick = false } = {},
) {
  const services = context.get(pageServices) as PageServices<Account>;
  const { language, viewer, now, publicUrl } = services;
  const id = jobIdOf(slug);
  if (id === null) throw data(null, { status: 404 });
  const [reference, found, others] = await Promise.all([
    loadReference(context, request),
    load(context, request, detail, { params: { id } }),
    load(context, request, similar, { params: { id } }),
  ]);
  const attributes = found.data.attributes;
  if (attributes.slug !== slug)
    throw redirect(jobPath(language, attributes.slug) + pageUrl(request).search, 301);
  const job = jobView(found.data, language, reference, now);
  const unasked = pageUrl(request).searchParams.has(unaskedParameter);
  cachePage(context, {
    seconds: 60,
    query: [unaskedParameter],
    until: attributes.expires_at,
    ...(!unasked && { viewOf: id }),
  });
  const [category] = job.categories;
  return {
    job,
    takeHome: job.state === "published" ? await takeHomeOf({ context, request }, job) : null,
    jobsPath: jobsPath[language],
    categoryPath: category ? searchPath(language, { categoryId: category.id }, reference) : null,
    skillPaths: job.skills.map((keyword) => searchPath(language, { keyword }, reference)),
    quick: withQuick ? await loadQuickApply({ context, request }, found.data) : null,
    applyPath: applyPath(language, attributes.slug),
    reportPath: reportPath(language, attributes.slug),
    visitor: viewer === null,
    moderatePath: viewer?.kind === "admin" ? reviewPaths.admin.detail(id) : null,
    /** True for accounts that can never apply. Visitors may apply, after creating an account. */
    otherAccount: viewer !== null && viewer.kind !== "candidate",
    url: publicUrl + job.path,
    at: { origin: publicUrl, language, paths: job.paths },
    similar: others.data.map((card) => cardView(card, language, reference)),
    posting: job.state === "published" ? jobPostingOf(found.data, reference, publicUrl) : null,
    image: job.state === "published" ? publicUrl + jobImagePath(id, attributes, language) : null,
  };
}
