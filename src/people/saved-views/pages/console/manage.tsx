import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { pageUrl, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { viewPaths } from "../../console-paths.ts";
import { deleteView, editView, setDefaultView } from "../../contract.ts";
import { listPath, noView, viewAddress, viewParam } from "../../list-paths.ts";
import { loadViews } from "../../load-views.ts";
import { ViewRow } from "../../parts/console/ViewRow.tsx";
import { listOf } from "./list-of.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { list, at } = listOf(context, request);
  return {
    list,
    at,
    rows: await loadViews({ context, request }, list),
    edited: pageUrl(request).searchParams.get("edit"),
  };
}

interface Refused {
  id: string;
  /** The form of the view, with its errors. */
  reply?: FormReply;
  /** The reason for which another act was refused. */
  refused?: string;
}

const acts: PostedActions<Refused> = {
  edit: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    const form = await readForm(posted, editView.body);
    const outcome = await submit(context, request, editView, { params: { id }, body: form.values });
    if (!outcome.ok) return { id, reply: form.reply(outcome.errors) };
    const { list, at } = listOf(context, request);
    throw redirect(viewPaths.manage(workspaceOf(context), list, at));
  },
  filters: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    const body = { query: String(posted.get("query") ?? ""), version: String(posted.get("version")) };
    const outcome = await submit(context, request, editView, { params: { id }, body });
    if (!outcome.ok) return { id, refused: outcome.errors[0]?.detail ?? "" };
    const { list, query } = outcome.data.data.attributes;
    throw redirect(viewAddress(list, { id, query }, listOf(context, request).at));
  },
  default: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    const body = { is_default: posted.get("is_default") === "true" };
    const outcome = await submit(context, request, setDefaultView, { params: { id }, body });
    return outcome.ok ? null : { id, refused: outcome.errors[0]?.detail ?? "" };
  },
  delete: async ({ context, request, posted }) => {
    const id = String(posted.get("id"));
    // A 404 means that the view is already deleted.
    const outcome = await submit(context, request, deleteView, { params: { id } }, [404]);
    return outcome.ok || outcome.status === 404 ? null : { id, refused: outcome.errors[0]?.detail ?? "" };
  },
};

export const action = (args: ActionFunctionArgs) => runPosted(args, acts);

/** The page on which the views of a list are renamed, shared, chosen as the default and deleted. */
export default function ManageViews() {
  const { list, at, rows, edited } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("savedViews.console");
  const title = t("page.title", { list: t(`lists.${list}`) });
  const toList = `${listPath(list, at)}?${viewParam}=${noView}`;
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${title} · Sen`}</title>
      <CardHeader
        as="h1"
        title={title}
        actions={
          <Button to={toList} variant="secondary" icon="arrow-left">
            {t("page.toList")}
          </Button>
        }
      />
      {done?.refused !== undefined && (
        <Alert tone="danger" live>
          {done.refused}
        </Alert>
      )}
      {rows.length === 0 ? (
        <EmptyState drawing="search" title={t("page.empty")} text={t("page.emptyText")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {rows.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                at={at}
                isEdited={edited === view.id || (done?.id === view.id && done.reply !== undefined)}
                reply={done?.id === view.id ? done.reply : undefined}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
