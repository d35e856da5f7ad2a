import { type ActionFunctionArgs, Link, redirect, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { createClient, similarClients } from "../../contract.ts";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";
import { clientPaths } from "../../paths.ts";
import { nameMax, noteMax, sources } from "../../terms.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const form = await readForm(posted, createClient.body);
  const { name, tax_code } = form.values;
  if (posted.get("intent") !== "anyway" && String(name ?? "").length <= nameMax) {
    const query = { name: String(name ?? ""), tax_code: String(tax_code ?? "").slice(0, 40) };
    const { data } = await load(context, request, similarClients, { query });
    const similar = data.map(({ id, attributes }) => ({ id, ...attributes }));
    if (similar.length > 0) return { similar, reply: form.reply([]) };
  }
  const outcome = await submit(context, request, createClient, { body: form.values });
  if (!outcome.ok) return { similar: [], reply: form.reply(outcome.errors) };
  throw redirect(clientPaths.detail(outcome.data.data.id));
}

/** The page for a client that is not on Sen. It names similar clients before one is saved. */
export default function CreateClient() {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const t = useTranslations("clients.console.create");
  const form = useTranslations("clients.console.form");
  const list = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.source");
  const similar = answer?.similar ?? [];
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: clientPaths.list }, { label: t("title") }]} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("fromCompany")}</p>
      </div>
      <Card>
        <SubmitForm reply={answer?.reply} values={{ country: "VN" }}>
          <Field name="name" label={t("name")} required>
            <TextInput maxLength={nameMax} />
          </Field>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Field name="tax_code" label={t("taxCode")}>
              <TextInput maxLength={20} />
            </Field>
            <Field name="country" label={t("country")} help={t("countryHelp")} required>
              <TextInput maxLength={2} />
            </Field>
          </div>
          <Field name="source" label={form("source")}>
            <Select
              placeholder={form("noSource")}
              options={sources.map(({ id, key }) => ({ value: String(id), label: labels(key) }))}
            />
          </Field>
          <Field name="note" label={t("note")}>
            <Textarea rows={3} limit={noteMax} />
          </Field>
          {similar.length > 0 && <Similar clients={similar} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={busy}>
              {t("save")}
            </Button>
            {similar.length > 0 && (
              <Button type="submit" name="intent" value="anyway" variant="secondary">
                {t("saveAnyway")}
              </Button>
            )}
          </div>
        </SubmitForm>
      </Card>
    </div>
  );
}

interface SimilarClient {
  id: string;
  name: string;
  status: number;
  same: "name" | "tax_code";
}

function Similar({ clients }: { clients: readonly SimilarClient[] }) {
  const t = useTranslations("clients.console.create");
  return (
    <Alert tone="warning" title={t("similar")} live>
      <ul className="mt-2 flex flex-col gap-2">
        {clients.map(({ id, name, status, same }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Link to={clientPaths.detail(id)} className="min-w-0 font-semibold break-words underline">
              {name}
            </Link>
            <StatusBadge status={status} />
            <span className="text-sm">{t(same === "name" ? "sameName" : "sameTaxCode")}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
