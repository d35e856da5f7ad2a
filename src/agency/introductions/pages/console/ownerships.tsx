import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, pageUrl, submit } from "#kit/page.ts";
import { jobClients } from "#market/jobs/contract-agency.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { overrideOffLimits, ownerships, reassign, shareRequests } from "../../contract.ts";
import { KeyPages } from "../../parts/console/KeyPages.tsx";
import { OwnershipRow } from "../../parts/console/OwnershipRow.tsx";
import { OwnershipTabs } from "../../parts/console/OwnershipTabs.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const idOf = (name: string) => idIn(searchParams.get(name));
  const filters = {
    owner_id: idOf("owner_id"),
    client_id: idOf("client_id"),
    ends: searchParams.get("ends") === "soon" ? ("soon" as const) : undefined,
  };
  const [{ data, meta }, members, clients, requests] = await Promise.all([
    load(context, request, ownerships, { query: { ...filters, before: idOf("before") } }),
    load(context, request, companyMembers, { query: { active: true, all: true } }),
    load(context, request, jobClients),
    load(context, request, shareRequests, { query: { items: 1 } }),
  ]);
  return {
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    meta,
    filters: {
      owner_id: filters.owner_id ?? "",
      client_id: filters.client_id ?? "",
      ends: filters.ends ?? "",
    },
    colleagues: members.data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    clients: clients.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    waiting: requests.meta.waiting,
  };
}

interface Result {
  /** The act that was carried out. */
  done: "reassigned" | "allowed" | null;
  refused: string | null;
  /** The row whose form is shown again with its errors. */
  row: string;
  reply: FormReply | null;
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Result> {
  const posted = await formOf(request);
  const row = String(posted.get("id") ?? "");
  const params = { params: { id: row } };
  if (posted.get("do") === "override") {
    const form = await readForm(posted, overrideOffLimits.body);
    const outcome = await submit(context, request, overrideOffLimits, { ...params, body: form.values });
    const refused = outcome.ok ? null : (outcome.errors[0]?.detail ?? "");
    return { done: outcome.ok ? "allowed" : null, refused, row, reply: null };
  }
  const form = await readForm(posted, reassign.body);
  const outcome = await submit(context, request, reassign, { ...params, body: form.values });
  if (outcome.ok) return { done: "reassigned", refused: null, row, reply: null };
  return { done: null, refused: null, row, reply: form.reply(outcome.errors) };
}

export type OwnershipView = Awaited<ReturnType<typeof loader>>["rows"][number];

/** The people whom the agency's consultants introduce to clients, by owner, client and end. */
export default function Ownerships() {
  const { rows, meta, filters, colleagues, waiting } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("introductions.console.ownerships");
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
      </div>
      <OwnershipTabs current="ownerships" waiting={waiting} />
      {result?.done && (
        <Alert tone="success" live>
          {t(result.done)}
        </Alert>
      )}
      {result?.refused && (
        <Alert tone="danger" live>
          {result.refused}
        </Alert>
      )}
      {(isFiltered || rows.length > 0) && <Filters />}
      {rows.length > 0 ? (
        <Card flush>
          <p className="px-4 pt-4 pb-2 text-sm text-ink-500 sm:px-6">{t("count", { count: meta.total })}</p>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <OwnershipRow
                key={row.id}
                row={row}
                colleagues={colleagues}
                reply={result?.row === row.id ? result.reply : null}
              />
            ))}
          </ul>
        </Card>
      ) : isFiltered ? (
        <EmptyState drawing="search" title={t("noMatch")} />
      ) : (
        <EmptyState drawing="candidates" title={t("none")} text={t("noneText")} />
      )}
      <KeyPages next={meta.next} />
    </div>
  );
}

function Filters() {
  const { filters, colleagues, clients } = useLoaderData<typeof loader>();
  const t = useTranslations("introductions.console.ownerships");
  return (
    <Form
      key={Object.values(filters).join(" ")}
      method="get"
      aria-label={t("filters")}
      className="flex flex-wrap items-end gap-3"
    >
      <Field name="owner_id" label={t("owner")} className="min-w-0 flex-1 basis-48 sm:max-w-64">
        <Select options={colleagues} placeholder={t("any")} defaultValue={filters.owner_id} />
      </Field>
      <Field name="client_id" label={t("client")} className="min-w-0 flex-1 basis-48 sm:max-w-64">
        <Select options={clients} placeholder={t("any")} defaultValue={filters.client_id} />
      </Field>
      <Field name="ends" label={t("ends")} className="min-w-0 flex-1 basis-48 sm:max-w-64">
        <Select
          options={[{ value: "soon", label: t("endsSoon") }]}
          placeholder={t("any")}
          defaultValue={filters.ends}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t("filter")}
      </Button>
    </Form>
  );
}
