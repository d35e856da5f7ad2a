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
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { webhookCreate, webhookList } from "../../contract.ts";
import { WebhookCards } from "../../parts/console/WebhookCards.tsx";
import { WebhookFields } from "../../parts/console/WebhookFields.tsx";

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

export type WebhookView = Awaited<ReturnType<typeof loader>>["webhooks"][number];

/** The webhooks of a company. */
export default function Webhooks() {
  const { webhooks, can } = useLoaderData<typeof loader>();
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
        <WebhookCards webhooks={webhooks} />
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
