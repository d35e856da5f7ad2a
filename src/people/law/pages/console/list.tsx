import { Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { readDay } from "#kit/days.ts";
import { load } from "#kit/page.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { lawRows } from "../../contract.ts";
import { LawNav } from "../../parts/console/LawNav.tsx";
import { LawTable } from "../../parts/console/LawTable.tsx";
import { lawPaths } from "../../paths.ts";
import { kindOf, mayWrite } from "./kind-of.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const kind = kindOf(params);
  const sent = new URL(request.url).searchParams;
  const on = readDay(sent.get("on") ?? "") ?? "";
  const history = sent.has("history");
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const query = { page, items: 20, history, ...(on && { on }) };
  const { data, meta } = await load(context, request, lawRows, { params: { kind }, query });
  return {
    kind,
    rows: data,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    filters: { on, history },
    mayWrite: mayWrite(context),
  };
}

/** The rows of a kind, the latest first. */
export default function LawList() {
  const { kind, rows, page, pages, filters, mayWrite } = useLoaderData<typeof loader>();
  const t = useTranslations("law.console.list");
  const labels = useTranslations("law.labels.kind");
  const file = useTranslations("law.console.file");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${labels(kind)} · Sen`}</title>
      <LawNav on={kind} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SubmitForm
          Form={Form}
          method="get"
          reply={null}
          values={filters}
          className="flex flex-wrap items-end gap-4"
        >
          <Field name="on" label={t("on")}>
            <DateInput />
          </Field>
          <Checkbox name="history" label={t("history")} />
          <Button type="submit" variant="secondary">
            {t("filter")}
          </Button>
        </SubmitForm>
        <div className="flex flex-wrap gap-3">
          <a href={lawPaths.file(kind)} className={buttonClass({ variant: "ghost" })} download>
            {file("export")}
          </a>
          {mayWrite && (
            <>
              <Button to={lawPaths.import(kind)} variant="secondary">
                {file("import")}
              </Button>
              <Button to={lawPaths.create(kind)} icon="plus">
                {t("add")}
              </Button>
            </>
          )}
        </div>
      </div>
      {rows.length > 0 ? (
        <Card flush>
          <LawTable rows={rows} caption={t("caption")} />
        </Card>
      ) : (
        <EmptyState drawing="gallery" title={t("empty")} text={t("emptyText")} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}
