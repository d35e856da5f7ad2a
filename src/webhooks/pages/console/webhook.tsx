import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { settingsPath, webhooksPath } from "#company-settings/paths.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, type Outcome, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useDate } from "#ui/use-date.ts";
import * as contract from "../../contract.ts";
import { DeliveryLog } from "../../parts/console/DeliveryLog.tsx";
import { SecretNote } from "../../parts/console/SecretNote.tsx";
import { StateBadge } from "../../parts/console/StateBadge.tsx";
import { WebhookFields } from "../../parts/console/WebhookFields.tsx";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const [all, log] = await Promise.all([
    load(context, request, contract.webhookList),
    load(context, request, contract.deliveryList, { params: { id: params.webhookId }, query: { before } }),
  ]);
  const webhook = all.data.find(({ id }) => id === params.webhookId);
  if (!webhook) throw data(null, { status: 404 });
  return {
    webhook: webhook.attributes,
    deliveries: log.data.map(({ id, attributes }) => ({ id, ...attributes })),
    next: log.meta.next,
    companyId: Number(params.companyId),
  };
}

const nothing = { done: null, secret: null, refused: null, reply: null };

export async function action({ context, request, params: { companyId, webhookId } }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const params = { id: webhookId };
  const said = (done: "tested" | "replayed", { ok, ...outcome }: Outcome<unknown>) =>
    ok ? { ...nothing, done } : { ...nothing, refused: refusalOf(outcome) };
  switch (posted.get("intent")) {
    case "delete":
      await submit(context, request, contract.webhookDelete, { params }, [404]);
      throw redirect(`${webhooksPath(Number(companyId))}?deleted=1`);
    case "rotate": {
      const outcome = await submit(context, request, contract.webhookRotate, { params });
      return outcome.ok
        ? { ...nothing, secret: outcome.data.secret }
        : { ...nothing, refused: refusalOf(outcome) };
    }
    case "test":
      return said("tested", await submit(context, request, contract.webhookTest, { params }));
    case "replay": {
      const input = { params: { ...params, deliveryId: String(posted.get("replay")) } };
      return said("replayed", await submit(context, request, contract.deliveryReplay, input));
    }
    default: {
      const form = await readForm(posted, contract.webhookEdit.body);
      const outcome = await submit(context, request, contract.webhookEdit, { params, body: form.values });
      return outcome.ok
        ? { ...nothing, done: "saved" as const }
        : { ...nothing, reply: form.reply(outcome.errors) };
    }
  }
}

const refusalOf = (outcome: object) =>
  (outcome as { errors: { detail: string }[] }).errors[0]?.detail ?? null;

/** A webhook: its settings, its secret, and what it was sent. */
export default function Webhook() {
  const { webhook, deliveries, next, companyId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const intent = useNavigation().formData?.get("intent");
  const t = useTranslations("webhooks.console");
  const date = useDate("exact");
  const { off_reason, failing_since, old_secret_until } = webhook;
  const press = (name: "rotate" | "delete") => ({
    ...({ type: "submit", name: "intent", value: name, size: "sm", busy: intent === name } as const),
    children: t(name),
  });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <Breadcrumbs
          items={[
            { to: settingsPath(companyId), label: t("back") },
            { to: webhooksPath(companyId), label: t("title") },
            { label: new URL(webhook.url).host },
          ]}
        />
        <h1 className="mt-2 flex flex-wrap items-center gap-3 text-2xl font-semibold">
          <span className="min-w-0 break-all">{new URL(webhook.url).host}</span>
          <StateBadge webhook={webhook} />
        </h1>
      </div>
      {answer?.secret && <SecretNote secret={answer.secret} />}
      {answer?.done && (
        <Alert tone="success" live>
          {t(answer.done)}
        </Alert>
      )}
      {answer?.refused && (
        <Alert tone="danger" live>
          {answer.refused}
        </Alert>
      )}
      {off_reason && <Alert tone="danger">{t(`off.${off_reason}`)}</Alert>}
      {!off_reason && failing_since && (
        <Alert tone="warning">{t("failingSince", { date: date(failing_since) })}</Alert>
      )}
      <DeliveryLog deliveries={deliveries} next={next} />
      <Card>
        <CardHeader title={t("secret")} text={t("secretText")} />
        {old_secret_until && (
          <p className="mt-2 text-sm text-ink-700">{t("oldUntil", { date: date(old_secret_until) })}</p>
        )}
        <Form method="post" className="mt-4">
          <Button variant="secondary" {...press("rotate")} />
        </Form>
      </Card>
      <Card>
        <CardHeader title={t("settings")} />
        <SubmitForm reply={answer?.reply ?? null} values={webhook} className="mt-4 flex flex-col gap-4">
          <WebhookFields />
          <Checkbox name="active" value="true" label={t("active")} help={t("activeHelp")} />
          <Button
            type="submit"
            name="intent"
            value="save"
            busy={intent === "save"}
            className="self-start max-sm:w-full"
          >
            {t("save")}
          </Button>
        </SubmitForm>
      </Card>
      <Card>
        <CardHeader
          title={t("delete")}
          text={t("deleteText")}
          actions={
            <Form method="post">
              <Button variant="danger" {...press("delete")} />
            </Form>
          }
        />
      </Card>
    </div>
  );
}
