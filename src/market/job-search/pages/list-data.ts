import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { queryOf } from "#kit/call.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import { cachePage, load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import { cardView } from "#market/jobs/parts/card-view.ts";
import { writePlaces } from "#market/jobs/parts/place-text.ts";
import type { Account } from "#people/accounts/actor.ts";
import type { Lists, Reference } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { newsLinks } from "#platform/seo/feed-links.ts";
import { search, suggestions } from "../contract.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";
import { facetView } from "../parts/facets.ts";
import { type Filters, listParameters, onlyOne, readFilters, tidied } from "../parts/filters.ts";
import {
  canonicalPath,
  isNarrowed,
  type ListKind,
  listPath,
  readList,
  withoutRetired,
} from "../parts/list-address.ts";
import { listTrail } from "../parts/list-trail.ts";
import { matched } from "../parts/matched.ts";
import type { Help } from "../parts/NothingFound.tsx";
import { type Packed, pack } from "../parts/packed.ts";
import { parseSearchSlug } from "../query/search-slug.ts";
import { maxPagedHits } from "../terms.ts";
import { loadNews } from "./news.ts";
import { readFacts } from "./read-facts.ts";

const perPage = 20;
/** Labels of the first steps in the breadcrumb trail. */
const words = {
  en: { jobs: jobsEn.detail.jobs, remote: en.filters.remotePill },
  vi: { jobs: jobsVi.detail.jobs, remote: vi.filters.remotePill },
} as const;

export type ListData = Awaited<ReturnType<typeof listData>>;
/** The data of a list, with its places as objects instead of the compact text of `ListData`. */
export type ShownList = Omit<ListData, "places"> & { places: Lists["places"] };
/** Returns the address of a list. */
export type ToList = (filters: Filters) => string;

/** Loads a list of jobs for its page. */
export async function loadList(...given: Parameters<typeof listData>): Promise<Packed<ListData>> {
  return pack(await listData(...given));
}

/**
 * A list has one address: other addresses of it redirect there. An address with an unknown place or category
 * is a 404.
 */
async function listData(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  { slug, kind = "all" }: { slug?: string; kind?: ListKind } = {},
) {
  const { language, publicUrl, viewer } = context.get(pageServices) as PageServices<Account>;
  const { pathname, searchParams } = pageUrl(request);
  const clean = tidied(searchParams);
  if (clean) throw redirect(clean.size > 0 ? `${pathname}?${clean}` : pathname);
  const reference = await loadReference(context, request);
  const filters = filtersIn({ slug, kind, searchParams }, { language, reference });
  const [found, news] = await Promise.all([
    load(context, request, search, { query: searchQueryOf(filters) }),
    slug === undefined && kind === "all" && searchParams.size === 0 ? loadNews({ context, request }) : null,
  ]);
  const { meta } = found;
  if (meta.total === 0) leadOn(filters, kind, { language, reference });
  cachePage(context, { seconds: 60, query: listParameters });
  const paths = {
    en: canonicalPath("en", filters, reference, kind),
    vi: canonicalPath("vi", filters, reference, kind),
  };
  const titles = found.data.map(({ attributes }) => attributes.title);
  const spoken = await spokenWords({ context, request }, meta.searched, titles);
  const asked = readFacts(meta, language, reference);
  const near = { placesFirst: filters.location_id };
  const { places, categories } = reference.listsWith(language, {
    places: filters.location_id,
    categories: filters.category_id,
  });
  return {
    kind,
    language,
    news,
    filters,
    spoken,
    asked,
    trail: listTrail(
      { language, kind, filters, names: reference, categories },
      { ...words[language], keyword: spokenLine(meta, filters.keyword, spoken) },
    ),
    // The keys are in the order of the page: repeated data near its copy in the HTML compresses better.
    facets: facetView(meta.facets, filters, reference, language),
    places: writePlaces(places),
    jobs: found.data.map((job) => cardView(job, language, reference, near)),
    related: meta.related.map((job) => cardView(job, language, reference, near)),
    relatedBy: meta.related_by === meta.searched ? spoken : meta.related_by,
    left: meta.left,
    onlyTexts: meta.only_texts,
    ignored: meta.ignored,
    total: meta.total,
    pages: Math.ceil(Math.min(meta.total, maxPagedHits) / perPage),
    spelling: meta.spelling,
    help: helpOf(meta.suggestions, language, reference, kind),
    /** The initial address of the alert box: empty for visitors, null where no alert is offered. */
    email: viewer === null ? "" : viewer.kind === "candidate" ? viewer.email : null,
    noindex: meta.total === 0 || isNarrowed(filters, kind),
    at: { origin: publicUrl, language, paths },
    feeds: newsLinks(language, { category: categoryOf(filters, reference, language) }),
  };
}

/** Returns the whole keyword with the accents of its searched words. */
function spokenLine(
  { spelling, searched, understood }: AnswerOf<typeof search>["meta"],
  typed: string,
  spoken: string,
): string {
  return understood.length === 0 && searched !== "" ? spoken : (spelling ?? typed);
}

function categoryOf(filters: Filters, reference: Reference, language: Language) {
  const id = onlyOne(filters.category_id);
  const name = id === null ? null : reference.categoryName(id, language);
  return id !== null && name !== null ? { id, name } : null;
}

/** Returns words of a keyword with accents, from the titles of the list or of the whole market. */
async function spokenWords(
  page: Pick<LoaderFunctionArgs, "context" | "request">,
  searched: string,
  titles: readonly string[],
): Promise<string> {
  return spokenIn(searched, titles) ?? spokenIn(searched, await suggestedFor(page, searched)) ?? searched;
}

/**
 * Returns the spelling with accents of a keyword without accents, from the first text that contains it: the
 * slug of an address cannot have accents. Null when no text contains it.
 */
function spokenIn(keyword: string, texts: readonly string[]): string | null {
  if (fold(keyword) !== keyword) return keyword;
  const words = texts.map((text) => matched(text, keyword)?.[1].toLowerCase()).find(Boolean);
  return words?.length === keyword.length && fold(words) === keyword ? words : null;
}

/** Titles and skills of the whole market: a filtered list may lack the word or spell it differently. */
async function suggestedFor(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  keyword: string,
): Promise<string[]> {
  if (keyword === "") return [];
  const { data } = await load(context, request, suggestions, { query: { keyword } });
  return data.map(({ text }) => text);
}

/** @throws a redirect to the canonical address of a list; parameters of other features are kept */
function keepSpelling(slug: string, params: URLSearchParams, address: string): void {
  const [path, query] = address.split("?");
  const spelled = decodeURI(path ?? "").endsWith(`/${slug}`);
  if (spelled && !params.has("location_id") && !params.has("category_id")) return;
  const next = new URLSearchParams(query);
  for (const [name, value] of params)
    if (!(listParameters as readonly string[]).includes(name)) next.append(name, value);
  throw redirect(next.size > 0 ? `${path}?${next}` : (path ?? ""), 301);
}

interface Names {
  language: Language;
  reference: Reference;
}

/** Reads the filters of an address. @throws a redirect to the address that the list has, or a 404 */
function filtersIn(
  { slug, kind, searchParams }: { slug: string | undefined; kind: ListKind; searchParams: URLSearchParams },
  { language, reference }: Names,
): Filters {
  const target = slug === undefined ? {} : parseSearchSlug(language, slug, reference);
  if (target === null) throw data(null, { status: 404 });
  const filters = readList(searchParams, target, reference, kind);
  if (slug !== undefined) keepSpelling(slug, searchParams, listPath(language, filters, reference));
  else if (hasMerged(searchParams, reference))
    throw redirect(listPath(language, filters, reference, kind), 301);
  return filters;
}

/**
 * @throws a redirect of a list without jobs that has a retired row. The row can be restored, so that browsers must not store the
 * redirect for good (decision 171).
 */
function leadOn(filters: Filters, kind: ListKind, { language, reference }: Names): void {
  const wider = withoutRetired(filters, reference);
  if (wider)
    throw redirect(listPath(language, wider, reference, kind), {
      status: 301,
      headers: { "cache-control": "max-age=60" },
    });
}

/** Returns whether a query has a place or category that was merged into another one. */
function hasMerged(params: URLSearchParams, { presentPlace, presentCategory }: Reference): boolean {
  const { location_id, category_id } = readFilters(params);
  return (
    location_id.some((id) => presentPlace(id) !== id) || category_id.some((id) => presentCategory(id) !== id)
  );
}

function helpOf(
  suggestions: AnswerOf<typeof search>["meta"]["suggestions"],
  language: Language,
  reference: Reference,
  kind: ListKind,
): Help[] {
  return suggestions.map(({ kind: what, filter, query, count }) => {
    const filters = readFilters(new URLSearchParams(queryOf(query)));
    const names = {
      spelling: filters.keyword,
      fewer_words: filters.keyword,
      wider_place: reference.placeName(filters.location_id[0] ?? 0, language),
      wider_category: reference.categoryName(filters.category_id[0] ?? 0, language),
      // The API's salary filter has two ends; lists have the lower one only.
      without: filter === "salary" ? "salary_min" : filter,
    };
    const stays = kind === "remote" && filters.remote ? kind : "all";
    return { kind: what, name: names[what] ?? "", to: listPath(language, filters, reference, stays), count };
  });
}

function searchQueryOf({ salary_min, remote, hot, sort, posted_within, ...filters }: Filters) {
  return {
    ...filters,
    items: perPage,
    ...(salary_min !== null && { salary_min, currency: "VND" as const }),
    ...(posted_within !== null && { posted_within }),
    ...(remote && { remote: "true" as const }),
    ...(hot && { hot: "true" as const }),
    ...(sort !== null && { sort }),
  };
}
