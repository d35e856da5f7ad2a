import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { readForm } from "#kit/form.ts";
import { load, type PageServices, pageServices, pageUrl, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clientDetail } from "#people/clients/contract.ts";
import { contacts as clientContacts } from "#people/clients/contract-parts.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { orderPaths } from "../../console-paths.ts";
import { create } from "../../contract.ts";
import { OrderForm } from "../../parts/console/OrderForm.tsx";
import { clientChoices, colleagues } from "./choices.ts";
import { withAmounts } from "./order-body.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = idIn(pageUrl(request).searchParams.get("client_id"));
  if (id === undefined)
    return { order: null, clients: await clientChoices({ context, request }), foreign: null };
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const [client, people] = await Promise.all([
    clientOf({ context, request }, id),
    colleagues({ context, request }),
  ]);
  if (!client.mine)
    return { order: null, clients: await clientChoices({ context, request }), foreign: client.name };
  const me = String(viewer?.accountId);
  const isAdmin = viewer?.kind === "consultant" && viewer.isAdmin;
  const order = {
    client,
    people: people.filter(({ value }) => isAdmin || value !== me),
    leads: isAdmin ? people : null,
    values: { kind: "contingent", head_count: 1, currency: client.currency, lead_id: me },
  };
  return { order, clients: [], foreign: null };
}

/** Loads a client with the contacts that the reader may read. */
async function clientOf({ context, request }: Args, id: string) {
  const { attributes } = (await load(context, request, clientDetail, { params: { id } })).data;
  const { data: contacts } = attributes.can.read_terms
    ? await load(context, request, clientContacts, { params: { id } })
    : { data: [] };
  return {
    id,
    name: attributes.name,
    mine: attributes.can.read_terms,
    currency: attributes.terms?.currency ?? "VND",
    contacts: contacts
      .filter(({ attributes: { left_at } }) => left_at === null)
      .map((contact) => ({ value: contact.id, label: contact.attributes.full_name })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, create.body);
  const outcome = await submit(context, request, create, { body: withAmounts(form.values) });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${orderPaths.detail(outcome.data.data.id)}?saved=1`);
}

/** The page that creates a job order: the client is chosen first, because contacts and currency are the client's. */
export default function CreateOrder() {
  const { order, clients, foreign } = useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console.create");
  const list = useTranslations("jobOrders.console.list");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: orderPaths.list }, { label: t("title") }]} />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {foreign !== null && <Alert tone="warning">{t("foreign", { client: foreign })}</Alert>}
      {order ? <NewOrder order={order} /> : <ChooseClient clients={clients} />}
    </div>
  );
}

type NewOrderData = NonNullable<Awaited<ReturnType<typeof loader>>["order"]>;

function NewOrder({ order: { client, people, leads, values } }: { order: NewOrderData }) {
  const t = useTranslations("jobOrders.console.create");
  return (
    <>
      <p className="break-words text-ink-700">
        {t("client")}: <span className="font-semibold">{client.name}</span> ·{" "}
        <Link to={orderPaths.create} className="text-leaf-700 underline">
          {t("other")}
        </Link>
      </p>
      <OrderForm
        reply={useActionData<typeof action>()}
        values={values}
        people={people}
        contacts={client.contacts}
        leads={leads}
        save={t("save")}
      >
        <input type="hidden" name="client_id" value={client.id} />
      </OrderForm>
    </>
  );
}

function ChooseClient({ clients }: { clients: { value: string; label: string; active: boolean }[] }) {
  const t = useTranslations("jobOrders.console.create");
  return (
    <Card>
      <Form method="get" className="flex flex-col gap-4">
        <Field name="client_id" label={t("choose")} help={t("chooseText")}>
          <Select
            options={clients.map(({ value, label, active }) => ({
              value,
              label: active ? label : t("leadClient", { name: label }),
            }))}
          />
        </Field>
        {clients.length === 0 && <p className="text-ink-700">{t("noClients")}</p>}
        <div>
          <Button type="submit" disabled={clients.length === 0}>
            {t("continue")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
