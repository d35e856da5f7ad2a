import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageUrl } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { clientDetail, clients } from "../../contract.ts";
import * as parts from "../../contract-parts.ts";
import { ClientHead } from "../../parts/console/ClientHead.tsx";
import { ClientTerms } from "../../parts/console/ClientTerms.tsx";
import { Contacts } from "../../parts/console/Contacts.tsx";
import { Files } from "../../parts/console/Files.tsx";
import { Activities, Notes } from "../../parts/console/History.tsx";
import { MergeForm } from "../../parts/console/MergeForm.tsx";
import { clientPaths } from "../../paths.ts";
import { detailAction } from "./detail-action.ts";

const tabs = ["overview", "contacts", "files", "notes", "activity"] as const;
const items = 20;
/** The clients that a merge offers. */
const mergeChoices = 100;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const input = { params: { id: params.clientId } };
  const { data } = await load(context, request, clientDetail, input);
  const client = { id: data.id, ...data.attributes };
  const readable = client.can.read_terms;
  const tab = (readable && tabs.find((each) => each === searchParams.get("tab"))) || "overview";
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get("page") ?? "")?.[0] ?? "1";
  const paged = { ...input, query: { page, items } };
  const others =
    tab === "overview" && client.can.merge
      ? (await load(context, request, clients, { query: { items: mergeChoices, sort: "name" } })).data
      : [];
  return {
    client,
    tab,
    saved: searchParams.has("saved"),
    others: others
      .filter(({ id }) => id !== client.id)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    contacts: tab === "contacts" ? (await load(context, request, parts.contacts, input)).data : [],
    files: tab === "files" ? (await load(context, request, parts.files, input)).data : [],
    notes: tab === "notes" ? await load(context, request, parts.notes, paged) : null,
    activities: tab === "activity" ? await load(context, request, parts.activities, paged) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  return detailAction(args);
}

/** A client with its terms, contacts, files, notes and activities. */
export default function ClientPage() {
  const { client, tab, saved, others, contacts, files, notes, activities } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("clients.console.detail");
  const path = clientPaths.detail(client.id);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${client.name} · Sen`}</title>
      <ClientHead client={client} />
      {saved && !done && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {done?.refused && (
        <Alert tone="danger" live>
          {done.refused}
        </Alert>
      )}
      {client.can.read_terms ? (
        <Tabs
          label={t("tabs")}
          items={tabs.map((each) => ({
            to: each === "overview" ? path : `${path}?tab=${each}`,
            label: t(each),
            current: each === tab,
          }))}
        />
      ) : (
        <Alert>{t("closed")}</Alert>
      )}
      {tab === "overview" && <ClientTerms client={client} />}
      {tab === "overview" && client.can.merge && (
        <MergeForm others={others} merged={client.merged} effect={done?.effect} />
      )}
      {tab === "contacts" && <Contacts contacts={contacts} done={done} />}
      {tab === "files" && <Files files={files} clientId={client.id} reply={done?.reply} />}
      {notes && <Notes notes={notes} reply={done?.reply} />}
      {activities && <Activities activities={activities} />}
    </div>
  );
}
