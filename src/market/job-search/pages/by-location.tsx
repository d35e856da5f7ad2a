import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { cachePage, load, pageServices } from "#kit/page.ts";
import type { Choice } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Trail } from "#platform/seo/Trail.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import { search } from "../contract.ts";
import { CountedLink } from "../parts/CountedLink.tsx";
import { countsOf } from "../parts/facets.ts";
import { byLocationPath, jobsPath } from "../paths.ts";
import { searchPath } from "../query/search-slug.ts";

const regions = ["north", "central", "south", "elsewhere"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  const [reference, { meta }] = await Promise.all([
    loadReference(context, request),
    load(context, request, search, { query: { items: 1 } }),
  ]);
  cachePage(context, { seconds: 60 });
  const counts = countsOf(meta.facets.location_id);
  const { cities, provinces, elsewhere } = reference.lists[language].places;
  const all = [...cities, ...provinces, ...elsewhere];
  const counted = ({ id, name }: Choice) => ({
    name,
    to: searchPath(language, { locationId: id }, reference),
    count: counts.get(id) ?? 0,
  });
  const units = all
    .filter(({ former }) => !former)
    .map((unit) => ({
      region: reference.region(unit.id) ?? "elsewhere",
      ...counted(unit),
      former: all.filter(({ id, former }) => former && reference.members(unit.id).includes(id)).map(counted),
    }));
  return {
    total: meta.total,
    regions: regions.map((region) => ({
      region,
      units: units.filter((unit) => unit.region === region).sort((a, b) => b.count - a.count),
    })),
    at: { origin: publicUrl, language, paths: byLocationPath },
  };
}

/** All provinces and cities by region; former units are under their current province. */
export default function JobsByLocation() {
  const page = useLoaderData<typeof loader>();
  const { total, at } = page;
  const t = useTranslations("jobSearch.site.ways");
  const jobs = useTranslations("jobs.site.detail")("jobs");
  return (
    <>
      <PageHead
        title={t("location.title")}
        description={t("location.description", { count: total })}
        at={at}
        noindex={total === 0}
      />
      <Trail
        items={[{ name: jobs, path: jobsPath[at.language] }, { name: t("location.title") }]}
        origin={at.origin}
        noindex={total === 0}
      />
      <h1 className="mt-3 text-2xl font-semibold">{t("location.title")}</h1>
      <p className="mt-2 max-w-reading text-ink-700">{t("location.text", { count: total })}</p>
      {page.regions.map(({ region, units }) => (
        <section key={region} className="mt-8">
          <h2 className="text-lg font-semibold">{t(`regions.${region}`)}</h2>
          <LinkList ahead={false} className="mt-3 columns-2 gap-3 lg:columns-3">
            {units.map((unit) => (
              <li
                key={unit.to}
                className="mb-3 break-inside-avoid rounded-lg border border-line bg-surface px-3 py-2 sm:px-4"
              >
                <p className="font-semibold">
                  <CountedLink {...unit} />
                </p>
                {unit.former.length > 0 && (
                  <div className="border-t border-line pt-2 pb-1 text-sm">
                    <p className="text-xs text-ink-500">{t("location.former")}</p>
                    <ul>
                      {unit.former.map((place) => (
                        <li key={place.to}>
                          <CountedLink {...place} />
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </li>
            ))}
          </LinkList>
        </section>
      ))}
    </>
  );
}
