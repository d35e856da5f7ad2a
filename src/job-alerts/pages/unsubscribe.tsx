import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { Notice } from "#accounts/parts/Notice.tsx";
import { loadReference } from "#jobs/pages/reference.ts";
import { attempt, pageServices } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { unsubscribe } from "../contract.ts";
import { alertView } from "../parts/alert-view.ts";
import { useAlertWords } from "../parts/use-alert-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? "").slice(0, 200);
  const outcome = await attempt(context, request, unsubscribe, { body: { token } });
  if (!outcome.ok) return { alert: null, text: outcome.faults[0]?.detail ?? null };
  const reference = await loadReference(context, request);
  return { alert: alertView(outcome.data.data, context.get(pageServices).language, reference), text: null };
}

/** Ends an alert by the link of its mails; a program that only follows the link ends nothing. */
export default function Unsubscribe() {
  const { token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site");
  const words = useAlertWords();
  const busy = useNavigation().state !== "idle";
  if (outcome?.alert)
    return (
      <Notice drawing="tasks" title={t("stop.doneTitle")}>
        <p>{t("stop.doneText", { what: words(outcome.alert.named) })}</p>
      </Notice>
    );
  if (outcome)
    return (
      <Notice title={t("confirm.failedTitle")}>
        <p>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice title={t("stop.title")}>
      <p>{t("stop.text")}</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" busy={busy}>
          {t("stop.submit")}
        </Button>
      </Form>
    </Notice>
  );
}
