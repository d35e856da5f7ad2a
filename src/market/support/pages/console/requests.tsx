import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  data as reply,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, load, submit } from "#kit/page.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { clientFromRequest, clientRequests } from "../../contract-requests.ts";
import { requestsPath } from "../../paths.ts";
import { requestStates } from "../../terms.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = requestStates.find((each) => each === params.get("tab")) ?? "new";
  const page = /^[1-9]\d{0,4}$/.exec(params.get("page") ?? "")?.[0] ?? "1";
  const { data, meta } = await load(context, request, clientRequests, { query: { state, page, items } });
  const rows = data.map(({ id, attributes }) => ({ id, ...attributes }));
  return { state, rows, counts: meta.counts, page: meta.page, pages: Math.ceil(meta.total / items) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const input = { body: { thread_id: Number(posted.get("thread_id")) } };
  const outcome = await submit(context, request, clientFromRequest, input);
  if (outcome.ok) throw redirect(clientPaths.detail(outcome.data.data.id));
  return reply({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

/** The headhunting requests that were handed over to the agency. */
export default function ClientRequests() {
  const { state, rows, counts, page, pages } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const t = useTranslations("support.console.requests");
  const labels = useTranslations("support.labels.request_state");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <Tabs
        label={t("tabs")}
        items={requestStates.map((each) => ({
          to: each === "new" ? requestsPath : `${requestsPath}?tab=${each}`,
          label: labels(each),
          count: counts[each],
          current: each === state,
        }))}
      />
      {refused && <Alert tone="danger">{refused}</Alert>}
      {rows.length > 0 ? (
        <ol className="flex flex-col gap-4">
          {rows.map((row) => (
            <li key={row.id}>
              <Request {...row} />
            </li>
          ))}
        </ol>
      ) : state === "new" ? (
        <EmptyState drawing="mail" title={t("emptyNew")} text={t("emptyNewText")} />
      ) : (
        <EmptyState drawing="clients" title={t("emptyTaken")} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

const linkClass = "break-words text-leaf-700 underline underline-offset-2";

/** A request with its sender, and the button that makes a client of it. */
function Request(request: Awaited<ReturnType<typeof loader>>["rows"][number]) {
  const { id, name, company, email, phone, positions, message, handed_over_at, client } = request;
  const t = useTranslations("support.console.requests");
  const busy = useNavigation().formData?.get("thread_id") === id;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-semibold break-words">{company ?? name}</h2>
        <p className="text-sm text-ink-500">
          {t("handed")} <RelativeTime at={handed_over_at} />
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {company && <span className="break-words">{name}</span>}
        {phone && (
          <a href={`tel:${phone}`} className={linkClass}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        )}
      </p>
      {positions && (
        <p className="text-sm break-words">
          <span className="text-ink-500">{t("positions")}: </span>
          {positions}
        </p>
      )}
      <p className="break-words whitespace-pre-line text-ink-700">{message}</p>
      {client ? (
        <p>
          <Button to={clientPaths.detail(client.id)} variant="secondary">
            {t("open")}
          </Button>
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="thread_id" value={id} />
          <Button type="submit" busy={busy}>
            {t("take")}
          </Button>
        </Form>
      )}
    </Card>
  );
}
