import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { candidateSearchPath } from "#hiring/candidate-search/console-paths.ts";
import { pools } from "#hiring/talent-pools/contract-pools.ts";
import { loadMarks } from "#hiring/talent-pools/load-marks.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { addressWith, noView, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { loadReference } from "#platform/reference/load-reference.ts";
import { jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { profileChoices } from "#profiles/candidates/load-choices.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { addressOf, searchOf, valuesOf } from "../../address.ts";
import { peopleCsvPath, peopleSearchPath } from "../../console-paths.ts";
import { addressQuery, searchPeople } from "../../contract.ts";
import { PeopleTable } from "../../parts/console/PeopleTable.tsx";
import { SearchForm } from "../../parts/console/SearchForm.tsx";

const items = 25;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const url = new URL(request.url);
  const values = valuesOf(url);
  const page = Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const [views, outcome, { locations }, reference, all, members] = await Promise.all([
    viewsOfList({ context, request }, "people", filtersOf(request, addressQuery)),
    submit(context, request, searchPeople, { body: { ...searchOf(values), page, items } }),
    profileChoices({ context, request }, { places: [Number(values.location)] }),
    loadReference(context, request),
    load(context, request, endpointOf("consultant", pools)),
    load(context, request, endpointOf("consultant", companyMembers), { query: { all: "1" } }),
  ]);
  const found = outcome.ok ? outcome.data : null;
  const marks = await loadMarks(
    { context, request },
    (found?.data ?? []).map(({ id }) => id),
  );
  return {
    values,
    views,
    isFiltered: Object.values(values).some(Boolean),
    refusal: outcome.ok ? null : (outcome.errors[0]?.detail ?? ""),
    locations,
    pools: all.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    owners: members.data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    csv: peopleCsvPath(addressOf(values)),
    languages: jobLanguages,
    levels: proficiencies,
    people: (found?.data ?? []).map(({ id, attributes: { location_id, ...rest } }) => ({
      id,
      place: location_id === null ? null : reference.placeName(location_id, language),
      marks: marks[id] ?? null,
      ...rest,
    })),
    clauses: found?.meta.clauses ?? [],
    total: found?.meta.total ?? 0,
    page,
    pages: Math.ceil((found?.meta.total ?? 0) / items),
  };
}

export type SearchView = Awaited<ReturnType<typeof loader>>;

/** The page on which consultants search the people of their agency. */
export default function PeopleSearch() {
  const view = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("peopleSearch.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("title")}
        text={t("lead")}
        actions={
          <>
            <Button to={talentPaths.list(workspace)} variant="ghost">
              {t("all")}
            </Button>
            <Button to={candidateSearchPath(workspace)} variant="ghost" icon="search">
              {t("publicProfiles")}
            </Button>
            <Button to={talentPaths.files(workspace)} variant="secondary" icon="upload">
              {t("addFiles")}
            </Button>
          </>
        }
      />
      <SavedViews views={view.views} />
      <SearchForm view={view} />
      {view.refusal === null && <Results view={view} />}
      <Pagination page={view.page} pages={view.pages} />
    </div>
  );
}

function Results({ view: { people, total, clauses, isFiltered, csv } }: { view: SearchView }) {
  const t = useTranslations("peopleSearch.console");
  if (people.length === 0) return <NoOne clauses={clauses} isFiltered={isFiltered} />;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-500">
        <p>{t("count", { count: total })}</p>
        <a href={csv} download className="font-semibold text-leaf-700">
          {t("download")}
        </a>
      </div>
      {clauses.length > 1 && <Clauses clauses={clauses} />}
      <Card flush>
        <PeopleTable people={people} />
      </Card>
    </section>
  );
}

/** The parts of the query with the number of people that each finds alone. */
function Clauses({ clauses }: Pick<SearchView, "clauses">) {
  const t = useTranslations("peopleSearch.console");
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-500">
      <span>{t("clauses")}</span>
      <ul className="flex min-w-0 flex-wrap gap-1">
        {clauses.map((clause) => (
          <li key={clause.text} className="min-w-0">
            <Badge>
              {t(clause.is_exact ? "clause" : "clauseAbout", { text: clause.text, count: clause.count })}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the part of the query that alone finds the most people. */
function NoOne({ clauses, isFiltered }: Pick<SearchView, "clauses" | "isFiltered">) {
  const t = useTranslations("peopleSearch.console");
  const best = clauses.toSorted((a, b) => b.count - a.count)[0];
  const text =
    best && best.count > 0
      ? t(best.is_exact ? "emptyClause" : "emptyClauseAbout", { clause: best.text, count: best.count })
      : t("emptyText");
  return (
    <EmptyState
      drawing="search"
      title={t("emptyTitle")}
      text={text}
      action={
        isFiltered ? (
          <Button to={addressWith(peopleSearchPath, { [viewParam]: noView })} variant="secondary">
            {t("clear")}
          </Button>
        ) : undefined
      }
    />
  );
}
