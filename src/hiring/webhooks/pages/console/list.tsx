import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { webhookCreate, webhookList } from "../../contract.ts";
import { StateBadge } from "../../parts/console/StateBadge.tsx";
import { WebhookFields } from "../../parts/console/WebhookFields.tsx";
import { webhookPath } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data, meta } = await load(context, request, webhookList);
  return {
    webhooks: data.map(({ id, attributes }) => ({ id, ...attributes })),
    can: meta.can,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, webhookCreate.body);
  const outcome = await submit(context, request, webhookCreate, { body: form.values });
  if (!outcome.ok) return { secret: null, reply: form.reply(outcome.errors) };
  return { secret: outcome.data.secret, reply: null };
}

/** The webhooks of a company. */
export default function Webhooks() {
  const { webhooks, can } = useLoaderData<typeof loader>();
  const workspace = useCompanyWorkspace();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formData?.has("url") ?? false;
  const [params] = useSearchParams();
  const t = useTranslations("webhooks.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="webhooks" isAdmin />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">
          {t("lead")}{" "}
          <a href="https://www.standardwebhooks.com" className="text-leaf-700 underline">
            {t("standard")}
          </a>
        </p>
      </div>
      {answer?.secret && <ShownOnce text={t("made")} label={t("secret")} value={answer.secret} />}
      {params.has("deleted") && !answer && (
        <Alert tone="success" live>
          {t("deleted")}
        </Alert>
      )}
      {webhooks.length === 0 ? (
        <EmptyState drawing="clients" title={t("none")} text={t("noneText")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {webhooks.map((webhook) => (
              <li key={webhook.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:p-6">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="flex flex-wrap items-center gap-2">
                    <span className="min-w-0 font-mono text-sm font-semibold break-all">{webhook.url}</span>
                    <StateBadge webhook={webhook} />
                  </p>
                  <p className="mt-1 text-sm text-ink-500">
                    {[webhook.description, t("chosen", { count: webhook.events.length })]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <Button
                  to={webhookPath(workspace, webhook.id)}
                  variant="secondary"
                  size="sm"
                  aria-label={t("openLong", { url: webhook.url })}
                >
                  {t("open")}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {can.create ? (
        <Card>
          <CardHeader title={t("new")} />
          <SubmitForm key={answer?.secret} reply={answer?.reply ?? null} className="mt-4 flex flex-col gap-4">
            <WebhookFields />
            <Button type="submit" busy={busy} className="self-start max-sm:w-full">
              {t("create")}
            </Button>
          </SubmitForm>
        </Card>
      ) : (
        <Alert>{t("full")}</Alert>
      )}
    </div>
  );
}
