import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import type { ApiFieldError } from "#kit/call.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, type Outcome, submit } from "#kit/page.ts";
import { companyWorkspaceOf } from "#people/accounts/page-workspace.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useDate } from "#ui/use-date.ts";
import * as contract from "../../contract.ts";
import { DeleteCard } from "../../parts/console/DeleteCard.tsx";
import { DeliveryLog } from "../../parts/console/DeliveryLog.tsx";
import { SecretCard } from "../../parts/console/SecretCard.tsx";
import { StateBadge } from "../../parts/console/StateBadge.tsx";
import { WebhookFields } from "../../parts/console/WebhookFields.tsx";
import { webhookPath, webhooksPath } from "../../paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("before") ?? undefined;
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
    done: dones.find((each) => each === searchParams.get("done")) ?? null,
  };
}

/** Actions whose success is shown after a redirect, which scrolls to the top of the page. */
const dones = ["saved", "tested", "replayed"] as const;

export async function action({ context, request, params: { webhookId } }: ActionFunctionArgs) {
  const workspace = companyWorkspaceOf(context);
  const posted = await formOf(request);
  const params = { id: webhookId };
  const done = (what: (typeof dones)[number]) =>
    redirect(`${webhookPath(workspace, webhookId ?? "")}?done=${what}`);
  const replyOf = ({ ok, ...outcome }: Outcome<unknown>, what: (typeof dones)[number]) => {
    if (ok) throw done(what);
    const { errors } = outcome as { errors: ApiFieldError[] };
    return { secret: null, refused: errors[0]?.detail ?? null, reply: null };
  };
  switch (posted.get("intent")) {
    case "delete":
      await submit(context, request, contract.webhookDelete, { params }, [404]);
      throw redirect(`${webhooksPath(workspace)}?deleted=1`);
    case "rotate": {
      const outcome = await submit(context, request, contract.webhookRotate, { params });
      return outcome.ok
        ? { secret: outcome.data.secret, refused: null, reply: null }
        : replyOf(outcome, "saved");
    }
    case "test":
      return replyOf(await submit(context, request, contract.webhookTest, { params }), "tested");
    case "replay": {
      const input = { params: { ...params, deliveryId: String(posted.get("replay")) } };
      return replyOf(await submit(context, request, contract.deliveryReplay, input), "replayed");
    }
    default: {
      const form = await readForm(posted, contract.webhookEdit.body);
      const outcome = await submit(context, request, contract.webhookEdit, { params, body: form.values });
      if (outcome.ok) throw done("saved");
      return { secret: null, refused: null, reply: form.reply(outcome.errors) };
    }
  }
}

/** The page of a webhook with its settings, secret and deliveries. */
export default function Webhook() {
  const { webhook, deliveries, next, done } = useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const answer = useActionData<typeof action>();
  const t = useTranslations("webhooks.console");
  const date = useDate("exact");
  const { off_reason, failing_since } = webhook;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <Breadcrumbs
          items={[
            { to: settingsPath(workspace), label: t("back") },
            { to: webhooksPath(workspace), label: t("title") },
            { label: new URL(webhook.url).host },
          ]}
        />
        <h1 className="mt-2 flex flex-wrap items-center gap-3 text-2xl font-semibold">
          <span className="min-w-0 break-all">{new URL(webhook.url).host}</span>
          <StateBadge webhook={webhook} />
        </h1>
      </div>
      {answer?.secret && <ShownOnce text={t("made")} label={t("secret")} value={answer.secret} />}
      {done && !answer && (
        <Alert tone="success" live>
          {t(done)}
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
      <SecretCard oldUntil={webhook.old_secret_until} />
      <SettingsCard />
      <DeleteCard />
    </div>
  );
}

function SettingsCard() {
  const { webhook } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const intent = useNavigation().formData?.get("intent");
  const t = useTranslations("webhooks.console");
  return (
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
  );
}
