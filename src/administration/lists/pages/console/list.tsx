import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { ListNav } from "../../parts/console/ListNav.tsx";
import { ListTable } from "../../parts/console/ListTable.tsx";
import { listPaths } from "../../paths.ts";
import { listOfPage } from "./send.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { kind, endpoints } = listOfPage(request);
  const sent = new URL(request.url).searchParams;
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const search = (sent.get("search") ?? "").trim().slice(0, 100);
  const [unused, untranslated, retired] = [sent.has("unused"), sent.has("untranslated"), sent.has("retired")];
  const query = { page, items: 50, search, unused, untranslated, retired };
  const { data, meta } = await load(context, request, endpoints.rows, { query });
  const filters: Record<string, string> = {};
  if (search) filters.search = search;
  if (unused) filters.unused = "1";
  if (untranslated) filters.untranslated = "1";
  if (retired) filters.retired = "1";
  return {
    kind,
    filters,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
  };
}

/** A list that super administrators maintain. */
export default function List() {
  const { kind, page, pages, rows } = useLoaderData<typeof loader>();
  const t = useTranslations("lists.console");
  const labels = useTranslations("lists.labels.kind");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${labels(kind)} · Sen`}</title>
      <ListNav on={kind} />
      <div>
        <Button to={listPaths[kind].create} icon="plus">
          {t(`add.${kind}`)}
        </Button>
      </div>
      <Filters />
      {rows.length > 0 ? (
        <Card flush>
          <ListTable kind={kind} rows={rows} />
        </Card>
      ) : (
        <EmptyState
          drawing="search"
          title={t("noMatch")}
          text={t("noMatchText")}
          action={
            <Button variant="secondary" to={listPaths[kind].list}>
              {t("clear")}
            </Button>
          }
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Filters() {
  const { kind, filters } = useLoaderData<typeof loader>();
  const t = useTranslations("lists.console");
  return (
    <FilterForm
      filters={filters}
      kept={{}}
      clear={listPaths[kind].list}
      first={{
        name: "search",
        field: (
          <Field name="search" label={t("filters.search")}>
            <TextInput
              type="search"
              icon="search"
              enterKeyHint="search"
              maxLength={100}
              defaultValue={filters.search}
            />
          </Field>
        ),
      }}
    >
      <div className="flex flex-col">
        <Checkbox name="unused" value="1" label={t("filters.unused")} defaultChecked={"unused" in filters} />
        <Checkbox
          name="untranslated"
          value="1"
          label={t("filters.untranslated")}
          defaultChecked={"untranslated" in filters}
        />
        <Checkbox
          name="retired"
          value="1"
          label={t("filters.retired")}
          defaultChecked={"retired" in filters}
        />
      </div>
    </FilterForm>
  );
}
