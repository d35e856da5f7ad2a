import { useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";
import { useTranslations } from "use-intl";
import { peopleSearchPath } from "#agency/people-search/console-paths.ts";
import { idsOf } from "#hiring/applications/load-selected.ts";
import { candidateSearchPath } from "#hiring/candidate-search/console-paths.ts";
import { importPaths } from "#hiring/csv-import/paths.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { useSavedToast } from "#market/jobs/parts/console/saved-toast.ts";
import { useTicks } from "#market/jobs/parts/console/use-ticks.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { people } from "../../contract.ts";
import { addToPool, pools } from "../../contract-pools.ts";
import { loadMarks } from "../../load-marks.ts";
import { PeopleBar } from "../../parts/console/PeopleBar.tsx";
import { PersonRow } from "../../parts/console/PersonRow.tsx";
import { talentPaths } from "../../paths.ts";

const items = 25;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get("page") ?? "")?.[0] ?? "1";
  const pool = /^\d{1,15}$/.exec(searchParams.get("pool") ?? "")?.[0] ?? "";
  const keyword = (searchParams.get("keyword") ?? "").trim().slice(0, 100);
  const skill = (searchParams.get("skill") ?? "").trim().slice(0, 60);
  const added = searchParams.get("added") === "true";
  const query = {
    page,
    items,
    added: String(added) as "true" | "false",
    ...(keyword && { keyword }),
    ...(skill && { skill }),
    ...(pool && { pool_id: pool }),
  };
  const [{ data, meta }, all] = await Promise.all([
    load(context, request, people, { query }),
    load(context, request, pools),
  ]);
  const marks = await loadMarks(
    { context, request },
    data.map(({ id }) => id),
  );
  return {
    filters: { keyword, skill, pool, added: added ? "true" : "" },
    filtered: Boolean(keyword || skill || pool || added),
    pools: all.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    people: data.map(({ id, attributes: { full_name, email, phone, job_title, ...rest } }) => ({
      id,
      full_name,
      job_title,
      contact: email ?? phone ?? "",
      added: rest.added,
      at: rest.at,
      pools: rest.pools,
      latest: rest.applications[0] ?? null,
      marks: marks[id] ?? null,
    })),
    total: meta.total,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
  };
}

/** Adds the selected people to a talent pool. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const ids = idsOf(form);
  const id = String(form.get("pool_id") ?? "");
  if (id === "" || ids.length === 0) return { added: null, refusal: null };
  const outcome = await submit(context, request, addToPool, {
    params: { id },
    body: { candidate_ids: ids.map(Number) },
  });
  if (!outcome.ok) return { added: null, refusal: outcome.errors[0]?.detail ?? "" };
  const { attributes } = outcome.data.data;
  return { added: { count: ids.length, id, pool: attributes.name }, refusal: null };
}

export type PersonShown = Awaited<ReturnType<typeof loader>>["people"][number];

/** The list of a workspace's candidates, each with the latest application. */
export default function Candidates() {
  const { filtered, people: listed, total, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("talentPools.console.list");
  useSavedToast(t("saved"));
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} actions={<AddButtons />} />
      {(filtered || total > 0) && <Filters />}
      <Outcome />
      {listed.length > 0 ? <PeopleList /> : <NoPeople />}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

/** What the last action on the selected people did. */
function Outcome() {
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  if (!result) return null;
  if (!result.added)
    return (
      <Alert tone="danger" live>
        {result.refusal ?? t("many.missing")}
      </Alert>
    );
  const { count, id, pool } = result.added;
  return (
    <Alert tone="success" live title={t("many.done", { count })}>
      <Link to={`${talentPaths.list(workspace)}?pool=${id}`} className="font-semibold text-leaf-700">
        {pool}
      </Link>
    </Alert>
  );
}

function AddButtons() {
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const t = useTranslations("talentPools.console.list");
  return (
    <>
      {!company && (
        <Button to={peopleSearchPath} variant="ghost" icon="search">
          {t("searchOwn")}
        </Button>
      )}
      <Button to={candidateSearchPath(workspace)} variant="ghost" icon="search">
        {t("searchPublic")}
      </Button>
      <Button to={talentPaths.files(workspace)} variant="secondary" icon="upload">
        {t("addFiles")}
      </Button>
      <Button to={talentPaths.create(workspace)} icon="plus">
        {t("add")}
      </Button>
    </>
  );
}

function Filters() {
  const { filters, pools: choices } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.list");
  return (
    <Form
      action={talentPaths.list(workspace)}
      role="search"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_auto]"
      key={JSON.stringify(filters)}
    >
      <Field name="keyword" label={t("search")} className="max-lg:col-span-2">
        <TextInput type="search" icon="search" maxLength={100} defaultValue={filters.keyword} />
      </Field>
      <Field name="skill" label={t("skill")}>
        <TextInput maxLength={60} defaultValue={filters.skill} />
      </Field>
      <Field name="pool" label={t("pool")}>
        <Select placeholder={t("anyPool")} options={choices} defaultValue={filters.pool} />
      </Field>
      <Button type="submit" variant="secondary" className="max-lg:order-2 max-lg:col-span-2">
        {t("find")}
      </Button>
      <Checkbox
        name="added"
        value="true"
        label={t("onlyAdded")}
        defaultChecked={filters.added === "true"}
        className="max-lg:order-1 max-lg:col-span-2"
      />
    </Form>
  );
}

/** The candidates of the page, below the total number and links to invitations, the import and talent pools. */
function PeopleList() {
  const { filters, filtered, people: listed, pools: choices, total } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { pathname, search } = useLocation();
  const list = useRef<HTMLElement>(null);
  const { count, recount, tick } = useTicks(list, listed);
  const t = useTranslations("talentPools.console.list");
  return (
    <section ref={list} onChange={recount} className="group/list flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-500">
        <p>
          {t("count", { count: total })}
          {filtered && (
            <Link to={talentPaths.list(workspace)} className="ml-4 font-semibold text-leaf-700">
              {t("clear")}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-3 font-semibold text-leaf-700">
          {filters.pool && (
            <Link to={talentPaths.invite(workspace, { pool: filters.pool })}>{t("invite")}</Link>
          )}
          <Link to={importPaths.upload.candidates(workspace)}>{t("import")}</Link>
          <Link to={talentPaths.pools(workspace)}>{t("pools")}</Link>
        </p>
      </div>
      <Card flush>
        <ul className="divide-y divide-line">
          {listed.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} />
            </li>
          ))}
        </ul>
      </Card>
      <PeopleBar
        action={pathname + search}
        pools={choices}
        count={count}
        all={listed.length}
        tickAll={(isTicked) => tick(() => isTicked)}
      />
    </section>
  );
}

/** Shows that a workspace has no candidates, or that no candidates match the filters. */
function NoPeople() {
  const { filtered } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.list");
  return (
    <EmptyState
      drawing={filtered ? "search" : "pool"}
      title={t(filtered ? "noneTitle" : "emptyTitle")}
      text={t(filtered ? "noneText" : "emptyText")}
      action={
        filtered ? (
          <Button to={talentPaths.list(workspace)} variant="secondary">
            {t("clear")}
          </Button>
        ) : (
          <Button to={importPaths.upload.candidates(workspace)} variant="secondary">
            {t("import")}
          </Button>
        )
      }
    />
  );
}
