import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { clientDetail, editClient } from "../../contract.ts";
import { ClientForm } from "../../parts/console/ClientForm.tsx";
import { useClientLabels } from "../../parts/console/use-client-labels.ts";
import { clientPaths } from "../../paths.ts";
import { colleagues } from "./people.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const input = { params: { id: params.clientId } };
  const { data: client } = await load(context, request, clientDetail, input);
  const { terms, can, owner, am, ...fields } = client.attributes;
  if (terms === null) throw data(null, { status: 403 });
  const people = await colleagues({ context, request });
  const present = [owner, am].filter((person) => person !== null);
  // Consultants who have left the agency stay in the options, so that saving the form does not replace them.
  const gone = present.filter(({ id }) => !people.some(({ value }) => value === String(id)));
  return {
    id: client.id,
    name: fields.name,
    can,
    people: [...people, ...gone.map(({ id, full_name }) => ({ value: String(id), label: full_name }))],
    values: {
      ...fields,
      ...terms,
      fee_bps: String(terms.fee_bps / 100),
      owner_id: owner && String(owner.id),
      am_id: am && String(am.id),
    },
  };
}

/** Returns a typed percentage in basis points; a text that is no number stays as it is. */
function basisPoints(typed: unknown): unknown {
  const percent = Number(String(typed).trim().replace(",", "."));
  return Number.isFinite(percent) ? Math.round(percent * 100) : typed;
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.clientId ?? "";
  const form = await readForm(request, editClient.body);
  const { fee_bps, ...values } = form.values;
  const body = { ...values, ...(fee_bps !== undefined && { fee_bps: basisPoints(fee_bps) }) };
  const outcome = await submit(context, request, editClient, { params: { id }, body }, [403]);
  const edited = editedIn(outcome);
  if (!outcome.ok) return { edited, reply: form.reply(edited ? [] : outcome.errors) };
  throw redirect(`${clientPaths.detail(id)}?saved=1`);
}

/** The page on which a client is edited. */
export default function EditClient() {
  const { id, name, can, people, values } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("clients.console.form");
  const list = useTranslations("clients.console.list");
  const labels: Readonly<Record<string, string>> = useClientLabels();
  const page = clientPaths.detail(id);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: list("title"), to: clientPaths.list },
          { label: name, to: page },
          { label: t("title") },
        ]}
      />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <ClientForm values={values} people={people} can={can} reply={done?.reply}>
        <EditedNote
          edited={done?.edited}
          labelOf={(field) => labels[field]}
          intent="save"
          page={clientPaths.edit(id)}
        />
      </ClientForm>
    </div>
  );
}
