import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useDate } from "#ui/use-date.ts";
import { keyCreate, keyList, keyRevoke } from "../../contract.ts";
import { labelOf, NewKey } from "../../parts/console/NewKey.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data, meta } = await load(context, request, keyList);
  return {
    keys: data.map(({ id, attributes }) => ({ id, ...attributes })),
    can: meta.can,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const revoked = posted.get("revoke");
  if (revoked) {
    await perform(context, request, keyRevoke, { params: { id: String(revoked) } }, [404]);
    return { revoked: true, made: null, reply: null };
  }
  const form = await readForm(posted, keyCreate.body);
  const outcome = await submit(context, request, keyCreate, { body: form.values });
  if (!outcome.ok) return { revoked: false, made: null, reply: form.reply(outcome.errors) };
  const { data, token } = outcome.data;
  return { revoked: false, made: { name: data.attributes.name, token }, reply: null };
}

const tones = { active: "success", expired: "neutral", revoked: "neutral" } as const;

/** The API keys of a company. */
export default function ApiKeys() {
  const { keys, can } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("apiKeys.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="apiKeys" isAdmin />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">
          {t("lead")}{" "}
          <a href="/api/docs" className="text-leaf-700 underline">
            {t("docs")}
          </a>
        </p>
      </div>
      {answer?.made && (
        <ShownOnce
          text={t("made", { name: answer.made.name })}
          label={t("token")}
          value={answer.made.token}
        />
      )}
      {answer?.revoked && (
        <Alert tone="success" live>
          {t("revoked")}
        </Alert>
      )}
      {can.create && <NewKey key={answer?.made?.token} reply={answer?.reply ?? null} />}
      {keys.length === 0 ? (
        <EmptyState drawing="clients" title={t("none")} text={t("noneText")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

type Key = Awaited<ReturnType<typeof loader>>["keys"][number];

function KeyRow({ apiKey }: { apiKey: Key }) {
  const busy = useNavigation().formData?.get("revoke");
  const t = useTranslations("apiKeys.console");
  const labels = useTranslations("apiKeys.labels");
  const date = useDate("day");
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{apiKey.name}</span>
          <Badge tone={tones[apiKey.state]}>{labels(`state.${apiKey.state}`)}</Badge>
        </p>
        <p className="mt-1 font-mono text-sm text-ink-500">{apiKey.hint}…</p>
        <p className="mt-1 text-sm text-ink-700">
          {apiKey.scopes.map((scope) => labels(`scope.${labelOf[scope]}`)).join(" · ")}
        </p>
        <p className="mt-1 text-sm text-ink-500">
          {[
            t("createdBy", { name: apiKey.created_by, date: date(apiKey.created_at) }),
            apiKey.expires_at && t("ends", { date: date(apiKey.expires_at) }),
            apiKey.last_used_at ? t("lastUsed", { date: date(apiKey.last_used_at) }) : t("neverUsed"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {apiKey.can.revoke && (
        <AskFirst
          fields={{ revoke: apiKey.id }}
          title={t("revokeTitle", { name: apiKey.name })}
          text={t("revokeText")}
          keep={t("keep")}
          confirm={t("revokeKey")}
        >
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            busy={busy === apiKey.id}
            aria-label={t("revoke", { name: apiKey.name })}
            aria-haspopup="dialog"
          >
            {t("revokeShort")}
          </Button>
        </AskFirst>
      )}
    </li>
  );
}
