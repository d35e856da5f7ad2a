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
import { load, type PageServices, pageServices, perform, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { create, list, remove, update } from "../contract.ts";
import { AlertCard } from "../parts/AlertCard.tsx";
import { AlertForm } from "../parts/AlertForm.tsx";
import { type AlertView, alertView } from "../parts/alert-view.ts";
import { DeletedNote } from "../parts/DeletedNote.tsx";
import { alertPaths } from "../paths.ts";
import { caps } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, viewer } = context.get(pageServices) as PageServices<Account>;
  const { searchParams } = new URL(request.url);
  const [reference, found] = await Promise.all([
    loadReference(context, request),
    load(context, request, list, { query: { items: 100 } }),
  ]);
  const alerts = found.data.map((alert) => alertView(alert, language, reference));
  const editing = alerts.find(({ id }) => id === searchParams.get("edit")) ?? null;
  const showForm = editing !== null || searchParams.has("new");
  const { places, categories } = reference.listsWith(language, {
    places: editing?.criteria.locationIds,
    categories: editing?.criteria.categoryIds,
  });
  return {
    alerts,
    editing,
    showForm,
    /** Only the form needs the lists of places and categories. */
    lists: showForm ? { places, categories } : null,
    email: viewer?.email ?? "",
    saved: searchParams.get("saved"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, create.body);
  const id = form.text("id");
  const params = { id: /^\d{1,15}$/.test(id) ? id : 0 };
  const intent = form.text("intent");
  if (intent === "delete") {
    const { language } = context.get(pageServices);
    const [reference, found] = await Promise.all([
      loadReference(context, request),
      load(context, request, list, { query: { items: 100 } }),
    ]);
    await perform(context, request, remove, { params });
    const gone = found.data.find((alert) => alert.id === id);
    return { reply: null, existing: null, deleted: gone ? alertView(gone, language, reference) : null };
  }
  if (intent === "pause" || intent === "resume") {
    const outcome = await submit(context, request, update, {
      params,
      body: { active: intent === "resume" },
    });
    if (outcome.ok) throw redirect(alertPaths.list);
    return data(
      { reply: form.reply(outcome.errors), deleted: null, existing: null },
      { status: outcome.status },
    );
  }
  const body = form.values;
  const email = body.email ?? "";
  const outcome = id
    ? await submit(context, request, update, { params, body })
    : await submit(context, request, create, { body: { ...body, email: email || undefined } });
  // A pending alert was sent its link again, and the notice says so.
  const waits = outcome.ok
    ? outcome.data.data.attributes.state === "pending"
    : outcome.meta.now === "pending";
  if (outcome.ok || (waits && !id))
    throw redirect(`${alertPaths.list}?saved=${waits ? encodeURIComponent(email) : "1"}`);
  const existing = typeof outcome.meta.id === "number" ? outcome.meta.id : null;
  return data({ reply: form.reply(outcome.errors), deleted: null, existing }, { status: outcome.status });
}

/** A candidate's job alerts with criteria and address, and the form that creates or changes one. */
export default function JobAlerts() {
  const { alerts, editing, showForm, lists, email, saved } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site.list");
  const full = alerts.filter(({ state }) => state !== "stopped").length >= caps.alerts;
  return (
    <div className="mx-auto w-full max-w-reading">
      <PageHead title={t("title")} noindex />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-500">{t("lead", { max: caps.alerts })}</p>
        </div>
        {alerts.length > 0 && !full && !showForm && (
          <Button to={alertPaths.create} icon="plus">
            {t("create")}
          </Button>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-4">
        <Notes result={result} saved={saved} showForm={showForm} full={full} />
        {lists && (
          <AlertForm
            key={editing?.id ?? "new"}
            alert={editing}
            lists={lists}
            email={email}
            reply={result?.reply}
          />
        )}
        {(alerts.length > 0 || !showForm) && <Alerts alerts={alerts} />}
      </div>
    </div>
  );
}

/** The outcome of the last action on an alert. */
function Notes({
  result,
  saved,
  showForm,
  full,
}: {
  result: ReturnType<typeof useActionData<typeof action>>;
  saved: string | null;
  showForm: boolean;
  full: boolean;
}) {
  const t = useTranslations("jobAlerts.site.list");
  const subscribe = useTranslations("jobAlerts.site.subscribe");
  const wrong = result?.reply?.error?.formErrors;
  return (
    <>
      {saved && !result && (
        <Alert tone="success" live>
          {saved === "1" ? t("saved") : t("savedPending", { email: saved })}
        </Alert>
      )}
      {result?.deleted && <DeletedNote alert={result.deleted} />}
      {result?.existing && (
        <Alert
          tone="warning"
          title={subscribe("existsTitle")}
          actions={
            <Button to={alertPaths.edit(result.existing)} size="sm" variant="secondary">
              {subscribe("open")}
            </Button>
          }
        />
      )}
      {!showForm && wrong && (
        <Alert tone="danger" live>
          {wrong}
        </Alert>
      )}
      {full && !showForm && <Alert>{t("full", { max: caps.alerts })}</Alert>}
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly AlertView[] }) {
  const t = useTranslations("jobAlerts.site.list");
  if (alerts.length === 0)
    return (
      <EmptyState
        drawing="mail"
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={<Button to={alertPaths.create}>{t("create")}</Button>}
      />
    );
  return (
    <ul className="flex flex-col gap-3">
      {alerts.map((alert) => (
        <li key={alert.id}>
          <AlertCard alert={alert} />
        </li>
      ))}
    </ul>
  );
}
