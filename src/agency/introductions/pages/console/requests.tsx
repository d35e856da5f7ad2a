import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageUrl, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { answerShare, askShare, shareRequests } from "../../contract.ts";
import { shareStatuses } from "../../lifecycle.ts";
import { KeyPages } from "../../parts/console/KeyPages.tsx";
import { OwnershipTabs } from "../../parts/console/OwnershipTabs.tsx";
import { RequestRow } from "../../parts/console/RequestRow.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const side = searchParams.get("side") === "own" ? ("own" as const) : ("others" as const);
  const status = shareStatuses.find((each) => each === searchParams.get("status"));
  const before = idIn(searchParams.get("before"));
  const { data, meta } = await load(context, request, shareRequests, { query: { side, status, before } });
  return {
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    side,
    status: status ?? "",
    statuses: shareStatuses,
    meta,
  };
}

/** Asks for a share from any page that shows the refusal, or answers a request. */
export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  if (posted.get("do") === "ask") {
    const form = await readForm(posted, askShare.body);
    const params = { id: String(posted.get("id") ?? "") };
    const outcome = await submit(context, request, askShare, { params, body: form.values });
    return outcome.ok
      ? { done: "asked" as const, refused: null }
      : { done: null, refused: outcome.errors[0]?.detail ?? "" };
  }
  const params = { id: String(posted.get("request") ?? "") };
  const answer = (["accept", "decline", "withdraw"] as const).find((each) => each === posted.get("do"));
  if (!answer) throw new Response(null, { status: 400 });
  const outcome = await submit(context, request, answerShare, { params, body: { answer } });
  return outcome.ok
    ? { done: answer, refused: null }
    : { done: null, refused: outcome.errors[0]?.detail ?? "" };
}

export type RequestView = Awaited<ReturnType<typeof loader>>["rows"][number];

/** The requests to split a fee: those of colleagues, and the reader's own. */
export default function ShareRequests() {
  const { rows, side, status, statuses, meta } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("introductions.console.requests");
  const labels = useTranslations("introductions.labels.request");
  const isOwn = side === "own";
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
      </div>
      <OwnershipTabs current={side} waiting={meta.waiting} />
      {result?.done && (
        <Alert tone="success" live>
          {result.done === "asked" ? t("asked") : t(`answered.${result.done}`)}
        </Alert>
      )}
      {result?.refused && (
        <Alert tone="danger" live>
          {result.refused}
        </Alert>
      )}
      {(status || rows.length > 0) && (
        <Form key={`${side} ${status}`} method="get" className="flex flex-wrap items-end gap-3">
          {isOwn && <input type="hidden" name="side" value="own" />}
          <Field name="status" label={t("status")} className="w-48">
            <Select
              placeholder={t("all")}
              defaultValue={status}
              options={statuses.map((value) => ({ value, label: labels(value) }))}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {t("filter")}
          </Button>
        </Form>
      )}
      {rows.length > 0 ? (
        <Card flush>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <RequestRow key={row.id} row={row} isOwn={isOwn} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState
          drawing="tasks"
          title={t(isOwn ? "noneOwn" : "noneOthers")}
          text={t(isOwn ? "noneOwnText" : "noneOthersText")}
        />
      )}
      <KeyPages next={meta.next} />
    </div>
  );
}
