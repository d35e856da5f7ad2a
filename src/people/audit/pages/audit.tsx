import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { auditAreas } from "#kit/audit-areas.ts";
import { day } from "#kit/fields.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { auditEvents, auditFileRows, auditPerson } from "../contract.ts";
import { AuditFilter } from "../parts/AuditFilter.tsx";
import { AuditTable } from "../parts/AuditTable.tsx";

const page = "/admin/audit";
const filterForm = auditPerson.body.extend({ from: day.optional(), to: day.optional() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams;
  const date = (name: string) => given.get(name)?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0];
  const id = (name: string) => idIn(given.get(name));
  const filter = {
    account_id: id("account_id"),
    area: auditAreas.find((known) => known === given.get("area")),
    refused: given.has("refused") ? ("1" as const) : undefined,
    from: date("from"),
    to: date("to"),
  };
  const before = id("before");
  const { data, meta } = await load(context, request, auditEvents, { query: { ...filter, before } });
  return {
    filter,
    fileRows: auditFileRows,
    person: meta.person,
    paged: before !== undefined,
    next: meta.next,
    rows: data.map((event) => ({ id: event.id, ...event.attributes })),
  };
}

/**
 * Returns the address of the filtered page; it identifies a person by the account, never by the email
 * address.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const query = new URLSearchParams();
  const form = await readForm(posted, filterForm);
  const { from, to } = form.values;
  if (from || to) {
    const days = await submit(context, request, auditEvents, { query: { from, to, items: 1 } });
    if (!days.ok) return form.reply(days.errors);
  }
  for (const [name, value] of Object.entries({
    from,
    to,
    area: form.text("area"),
    refused: form.text("refused"),
  }))
    if (value) query.set(name, value);
  if (posted.get("email")) {
    const { email } = form.values;
    const found = await submit(context, request, auditPerson, { body: { email } });
    if (!found.ok) return form.reply(found.errors);
    query.set("account_id", found.data.data.id);
  }
  throw redirect(query.size > 0 ? `${page}?${query}` : page);
}

/** The audit log: actions of people, and refused calls. */
export default function Audit() {
  const { filter, fileRows, person, paged, next, rows } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("audit.console");
  const reset = useTranslations("security.console.reset");
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const to = (more: Record<string, string>) =>
    `${page}?${new URLSearchParams([...given, ...Object.entries(more)])}`;
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("title")}
        actions={
          <Button to="/admin/two-step-reset" variant="secondary">
            {reset("link")}
          </Button>
        }
        text={person ? t("of", { name: person.full_name, email: person.email }) : t("lead")}
      />
      <AuditFilter
        filter={filter}
        email={person?.email}
        reply={reply}
        clear={given.length > 0 ? page : null}
      />
      {rows.length > 0 ? (
        <Card flush>
          <AuditTable rows={rows} of={(id) => `${page}?account_id=${id}`} />
        </Card>
      ) : (
        <EmptyState drawing="search" title={t("empty")} text={t("emptyText")} />
      )}
      {rows.length > 0 && <FileLink filter={given} most={fileRows} />}
      {(next || paged) && (
        <nav className="flex flex-wrap justify-between gap-3" aria-label={t("caption")}>
          {paged && (
            <Button variant="secondary" to={to({})}>
              {t("newest")}
            </Button>
          )}
          {next && (
            <Button variant="secondary" to={to({ before: next })} className="ml-auto">
              {t("older")}
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}

/** The link to the CSV file of the shown entries. */
function FileLink({ filter, most }: { filter: [string, string][]; most: number }) {
  const t = useTranslations("audit.console");
  const { number } = useFormatter();
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-500">
      <a
        href={`/api/v2/admins/audit_events.csv?${new URLSearchParams(filter)}`}
        download
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="download" size="sm" />
        {t("csv")}
      </a>
      {t("csvHelp", { most: number(most) })}
    </p>
  );
}
