import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { introductionPaths } from "#agency/introductions/console-paths.ts";
import { invoicePaths } from "#agency/invoices/console-paths.ts";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { keyOf } from "#platform/reference/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { clientPaths } from "../../paths.ts";
import { clientStates, potentials, sources } from "../../terms.ts";
import type { ClientView } from "./client-view.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** The head of a client's page: its state, the people who are responsible, and what can be done. */
export function ClientHead({ client }: { client: ClientView }) {
  const t = useTranslations("clients.console.detail");
  const list = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels");
  const day = useDate("day");
  const { id, name, status, can } = client;
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs items={[{ label: list("title"), to: clientPaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
          <StatusBadge status={status} />
          {client.off_limits_until && (
            <Badge tone="warning" icon="lock">
              {t("offLimits", { date: day(client.off_limits_until) })}
            </Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {can.edit && (
            <Button to={clientPaths.edit(id)} icon="edit" variant="secondary">
              {t("edit")}
            </Button>
          )}
          {can.read_terms && clientStates[status] !== "inactive" && (
            <Button to={orderPaths.createFor(id)} icon="plus" variant="secondary">
              {t("createOrder")}
            </Button>
          )}
          {(can.activate || can.reactivate) && (
            <Form method="post">
              <input type="hidden" name="do" value="active" />
              <Button type="submit" name="active" value="true">
                {t(can.activate ? "activate" : "reactivate")}
              </Button>
            </Form>
          )}
        </div>
      </div>
      {can.activate && client.missing !== null && client.missing.length > 0 && (
        <Alert>
          {t("missing", { missing: client.missing.map((each) => labels(`missing.${each}`)).join(", ") })}
        </Alert>
      )}
      <Facts client={client} />
      {can.deactivate && <Deactivation needsReason={can.deactivate_with_reason} />}
    </div>
  );
}

function Facts({ client }: { client: ClientView }) {
  const t = useTranslations("clients.console.detail");
  const list = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels");
  const day = useDate("day");
  const { id, source } = client;
  const sourceKey = source === null ? undefined : keyOf(sources, source);
  return (
    <DescriptionList
      layout="grid"
      items={[
        {
          label: list("potential"),
          value: labels(`potential.${keyOf(potentials, client.potential) ?? "pending"}`),
        },
        { label: list("source"), value: sourceKey && labels(`source.${sourceKey}`) },
        { label: t("owner"), value: client.owner?.full_name ?? t("none") },
        { label: t("am"), value: client.am?.full_name ?? t("none") },
        {
          label: list("open_orders"),
          value: (
            <Link to={orderPaths.ofClient(id)} className="text-leaf-700 underline">
              {t("ordersOf", { count: client.open_orders })}
            </Link>
          ),
        },
        {
          label: t("people"),
          value: (
            <Link to={introductionPaths.ofClient(id)} className="text-leaf-700 underline">
              {t("view")}
            </Link>
          ),
        },
        {
          label: t("requests"),
          value: client.can.read_terms && (
            <Link to={invoicePaths.ofClient(id)} className="text-leaf-700 underline">
              {t("view")}
            </Link>
          ),
        },
        { label: list("lastContact"), value: client.last_contact_at ? day(client.last_contact_at) : "–" },
        { label: t("added"), value: day(client.created_at) },
      ]}
    />
  );
}

function Deactivation({ needsReason }: { needsReason: boolean }) {
  const t = useTranslations("clients.console.detail");
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("deactivate")}</summary>
      <Form method="post" className="mt-3 flex max-w-form flex-col gap-3">
        <input type="hidden" name="do" value="active" />
        <Field name="reason" label={t("reason")} help={needsReason && t("reasonHelp")} required={needsReason}>
          <TextInput maxLength={1000} />
        </Field>
        <div>
          <Button type="submit" name="active" value="false" variant="secondary" size="sm">
            {t("deactivate")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
