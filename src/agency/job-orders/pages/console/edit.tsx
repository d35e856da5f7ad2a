import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm, storedFields } from "#kit/form.ts";
import { load, type PageServices, pageServices, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { clientDetail } from "#people/clients/contract.ts";
import { contacts as clientContacts } from "#people/clients/contract-parts.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { orderPaths } from "../../console-paths.ts";
import { detail, edit } from "../../contract.ts";
import { OrderForm } from "../../parts/console/OrderForm.tsx";
import { useOrderLabels } from "../../parts/console/use-order-labels.ts";
import { colleagues } from "./choices.ts";
import { withAmounts } from "./order-body.ts";

interface Person {
  id: string;
  full_name: string;
}
const optionsOf = (people: readonly Person[]) =>
  people.map(({ id, full_name }) => ({ value: id, label: full_name }));

/** Returns options with those that the order has and that are no longer offered, so that saving the form keeps them. */
function withPresent(options: { value: string; label: string }[], present: readonly Person[]) {
  const missing = present.filter(({ id }) => !options.some(({ value }) => value === id));
  return [...options, ...optionsOf(missing)];
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const { data } = await load(context, request, detail, { params: { id: params.orderId } });
  const { can, lead, consultants, contacts, client, ...fields } = data.attributes;
  if (!can.edit) throw redirect(orderPaths.detail(data.id));
  const at = { params: { id: client.id } };
  const [people, { data: ofClient }] = await Promise.all([
    colleagues({ context, request }),
    load(context, request, clientDetail, at),
  ]);
  const readable = ofClient.attributes.can.read_terms
    ? (await load(context, request, clientContacts, at)).data
    : [];
  const offered = readable
    .filter(({ attributes }) => attributes.left_at === null)
    .map(({ id, attributes }) => ({ id, full_name: attributes.full_name }));
  const isAdmin = viewer?.kind === "consultant" && viewer.isAdmin;
  return {
    id: data.id,
    title: fields.title,
    people: withPresent(people, consultants).filter(({ value }) => isAdmin || value !== lead?.id),
    leads: isAdmin ? withPresent(people, lead ? [lead] : []) : null,
    contacts: withPresent(optionsOf(offered), contacts ?? []),
    values: {
      ...storedFields(edit.body, fields),
      lead_id: lead?.id,
      consultant_ids: consultants.map((person) => person.id),
      contact_ids: contacts?.map((person) => person.id),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.orderId ?? "";
  const form = await readForm(request, edit.body);
  const input = { params: { id }, body: withAmounts(form.values) };
  const outcome = await submit(context, request, edit, input);
  const edited = editedIn(outcome);
  if (!outcome.ok) return { edited, reply: form.reply(edited ? [] : outcome.errors) };
  throw redirect(`${orderPaths.detail(id)}?saved=1`);
}

/** The page on which a job order is edited. */
export default function EditOrder() {
  const { id, title, people, leads, contacts, values } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("jobOrders.console.form");
  const list = useTranslations("jobOrders.console.list");
  const labels: Readonly<Record<string, string>> = useOrderLabels();
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("edit")} · ${title} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: list("title"), to: orderPaths.list },
          { label: title, to: orderPaths.detail(id) },
          { label: t("edit") },
        ]}
      />
      <h1 className="text-2xl font-semibold">{t("edit")}</h1>
      <OrderForm
        reply={done?.reply}
        values={values}
        people={people}
        contacts={contacts}
        leads={leads}
        save={t("save")}
      >
        <EditedNote
          edited={done?.edited}
          labelOf={(field) => labels[field]}
          intent="save"
          page={orderPaths.edit(id)}
        />
      </OrderForm>
    </div>
  );
}
