import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { openJobs } from "#market/jobs/contract-open.ts";
import { useSavedToast } from "#market/jobs/parts/console/saved-toast.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { profileChoices } from "#profiles/candidates/load-choices.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { candidateSearchPath } from "../../console-paths.ts";
import { invite, search } from "../../contract.ts";
import { requestProfile, sentRequests } from "../../contract-requests.ts";
import { CandidateCard } from "../../parts/console/CandidateCard.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const number = (name: string) => /^[1-9]\d{0,9}$/.exec(searchParams.get(name) ?? "")?.[0] ?? "";
  const reference = await loadReference(context, request);
  // Addresses may name rows that were merged into others since.
  const present = (id: string, of: (id: number) => number) => id && String(of(Number(id)));
  const filters = {
    keyword: (searchParams.get("keyword") ?? "").trim().slice(0, 100),
    location: present(number("location"), reference.presentPlace),
    category: present(number("category"), reference.presentCategory),
  };
  const query = {
    page: number("page") || "1",
    items: 20,
    ...(filters.keyword && { keyword: filters.keyword }),
    ...(filters.location && { location_id: filters.location }),
    ...(filters.category && { category_id: filters.category }),
  };
  const [reply, { locations, categories }, jobs] = await Promise.all([
    load(context, request, search, { query }),
    profileChoices(
      { context, request },
      { places: [Number(filters.location)], categories: [Number(filters.category)] },
    ),
    load(context, request, openJobs),
  ]);
  const { meta } = reply;
  const requests = await requestsOf({ context, request }, reply.data);
  return {
    filters,
    locations,
    categories,
    allowed: meta.allowed,
    total: meta.total,
    page: meta.page,
    filtered: Object.values(filters).some(Boolean),
    pages: Math.ceil(meta.total / meta.items),
    inviting: number("invite"),
    requesting: number("request"),
    jobs: jobs.data.map(({ id, attributes }) => ({ value: id, label: attributes.title })),
    candidates: reply.data.map(({ id, attributes: { location_id, languages: _, ...rest } }) => ({
      id,
      ...rest,
      place: location_id === null ? null : reference.placeName(location_id, language),
      /** Null in the console of a company, which has no requests. */
      request: requests && (requests.get(id) ?? null),
      canRequest: requests !== null && (requests.get(id)?.can.request ?? true),
    })),
  };
}

/** Returns the latest request of an agency to each person, by the person's id; null for a company. */
async function requestsOf(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  people: readonly { id: string }[],
) {
  if ("company" in workspaceOf(context)) return null;
  if (people.length === 0) return new Map<string, never>();
  const query = { candidate_ids: people.map(({ id }) => id).join(",") };
  const { data: sent } = await load(context, request, sentRequests, { query });
  return new Map(sent.map(({ id, attributes }) => [id, attributes]));
}

export type CandidateView = Awaited<ReturnType<typeof loader>>["candidates"][number];
export type RequestState = NonNullable<CandidateView["request"]>;

export async function action({ context, request }: ActionFunctionArgs) {
  if (new URL(request.url).searchParams.has("request")) return sendRequest({ context, request });
  const form = await readForm(request, invite.body);
  const id = form.text("id");
  const outcome = await submit(context, request, invite, { params: { id }, body: form.values });
  if (outcome.ok) throw redirect(`${candidateSearchPath(workspaceOf(context))}?saved=1`);
  return data({ id, reply: form.reply(outcome.errors) }, { status: outcome.status });
}

/** Asks a person to become a candidate of the agency. */
async function sendRequest({ context, request }: Pick<ActionFunctionArgs, "context" | "request">) {
  const form = await readForm(request, requestProfile.body);
  const outcome = await submit(context, request, requestProfile, { body: form.values });
  if (outcome.ok) throw redirect(`${candidateSearchPath(workspaceOf(context))}?saved=1`);
  return data(
    { id: form.text("candidate_id"), reply: form.reply(outcome.errors) },
    { status: outcome.status },
  );
}

/** The page that searches public profiles, shown without names, and invites people. */
export default function CandidateSearch() {
  const { allowed, page, pages } = useLoaderData<typeof loader>();
  const company = companyOf(useWorkspace());
  const t = useTranslations("candidateSearch.console");
  useSavedToast(t("sent"));
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-sm text-ink-500">{t(company ? "lead" : "agencyLead")}</p>
      </div>
      {allowed ? (
        <>
          <Filters />
          <Results />
        </>
      ) : (
        <EmptyState
          drawing="candidates"
          title={t("lockedTitle")}
          text={t("lockedText")}
          action={company && <Button to={settingsPath(company)}>{t("verify")}</Button>}
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Filters() {
  const { filters, locations, categories } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("candidateSearch.console");
  return (
    <Form
      action={candidateSearchPath(workspace)}
      role="search"
      key={JSON.stringify(filters)}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <Field name="keyword" label={t("keyword")} className="max-lg:col-span-2">
        <TextInput type="search" icon="search" maxLength={100} defaultValue={filters.keyword} />
      </Field>
      <Field name="location" label={t("location")}>
        <Select placeholder={t("anyLocation")} options={locations} defaultValue={filters.location} />
      </Field>
      <Field name="category" label={t("category")}>
        <Select placeholder={t("anyCategory")} options={categories} defaultValue={filters.category} />
      </Field>
      <Button type="submit" variant="secondary" className="max-lg:col-span-2">
        {t("find")}
      </Button>
    </Form>
  );
}

function Results() {
  const { candidates, filtered, total, inviting, requesting, jobs } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("candidateSearch.console");
  const path = candidateSearchPath(workspace);
  const openForm = (id: string) =>
    requesting === id ? "request" : inviting === id || result?.id === id ? "invite" : null;
  if (candidates.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          filtered ? (
            <Button to={path} variant="secondary">
              {t("clear")}
            </Button>
          ) : undefined
        }
      />
    );
  return (
    <>
      <p className="text-sm text-ink-500">
        {t("count", { count: total })}
        {filtered && (
          <Link to={path} className="ml-4 font-semibold text-leaf-700">
            {t("clear")}
          </Link>
        )}
      </p>
      <ul className="flex flex-col gap-4">
        {candidates.map((person) => (
          <li key={person.id}>
            <CandidateCard
              person={person}
              jobs={jobs}
              open={openForm(person.id)}
              reply={result?.id === person.id ? result.reply : null}
              personPath={applicantPaths.person(workspace, person.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
