import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { cachePage, load, pageServices } from "#kit/page.ts";
import { categoryIcon } from "#market/jobs/parts/category-icon.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Trail } from "#platform/seo/Trail.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { search } from "../contract.ts";
import { CountedLink } from "../parts/CountedLink.tsx";
import { countsOf } from "../parts/facets.ts";
import { byCategoryPath, jobsPath } from "../paths.ts";
import { searchPath } from "../query/search-slug.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  const [reference, { meta }] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, { query: { items: 1 } }),
  ]);
  cachePage(context, { seconds: 60 });
  const counts = countsOf(meta.facets.category_id);
  const counted = ({ id, name }: { id: number; name: string }) => ({
    name,
    to: searchPath(language, { categoryId: id }, reference),
    count: counts.get(id) ?? 0,
  });
  return {
    total: meta.total,
    categories: reference.lists[language].categories.map((category) => ({
      ...counted(category),
      icon: category.icon,
      subs: category.subs.map(counted),
    })),
    at: { origin: publicUrl, language, paths: byCategoryPath },
  };
}

/** All categories and sub-categories, with their number of jobs. */
export default function JobsByCategory() {
  const { total, categories, at } = useLoaderData<typeof loader>();
  const t = useTranslations("jobSearch.site.ways.category");
  const jobs = useTranslations("jobs.site.detail")("jobs");
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description", { count: total })}
        at={at}
        noindex={total === 0}
      />
      <Trail
        items={[{ name: jobs, path: jobsPath[at.language] }, { name: t("title") }]}
        origin={at.origin}
        noindex={total === 0}
      />
      <h1 className="mt-3 text-2xl font-semibold">{t("title")}</h1>
      <p className="mt-2 max-w-reading text-ink-700">{t("text", { count: total })}</p>
      <div className="mt-8 columns-1 gap-6 md:columns-2 lg:columns-3">
        {categories.map((category) => (
          <section
            key={category.name}
            className="mb-6 break-inside-avoid rounded-lg border border-line bg-surface p-4 sm:p-5"
          >
            <h2 className="flex items-center gap-3 font-semibold">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
                <Icon name={categoryIcon(category.icon)} />
              </span>
              <CountedLink {...category} />
            </h2>
            <LinkList ahead={false} className="mt-2 text-sm">
              {category.subs.map((sub) => (
                <li key={sub.name}>
                  <CountedLink {...sub} />
                </li>
              ))}
            </LinkList>
          </section>
        ))}
      </div>
    </>
  );
}
