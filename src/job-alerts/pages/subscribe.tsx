import type { ReactNode } from "react";
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
import type { Account } from "#accounts/actor.ts";
import { Notice } from "#accounts/parts/Notice.tsx";
import { jobsPath } from "#jobs/paths.ts";
import { safePath } from "#kit/next.ts";
import { submit, byField, formOf, type PageServices, pageServices } from "#kit/page.ts";
import { PageHead } from "#seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { subscribe } from "../contract.ts";
import { alertPaths } from "../paths.ts";
import { caps, frequencies, proofDays } from "../terms.ts";
import { criteriaOf } from "./form-data.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, viewer } = context.get(pageServices) as PageServices<Account>;
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("done");
  return {
    done: done === "sent" || done === "set" ? done : null,
    next: safePath(searchParams.get("next")) ?? jobsPath[language],
    email: viewer?.email ?? "",
    candidate: viewer?.kind === "candidate",
  };
}

/** Takes the form of every box that offers an alert. The outcome has an address of its own: to load it again sets nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const email = String(form.get("email") ?? "");
  const next = safePath(String(form.get("next") ?? ""));
  const criteria = criteriaOf(form);
  const outcome = await submit(context, request, subscribe, { body: { ...criteria, email } });
  if (!outcome.ok) {
    const waiting = outcome.meta.now === "pending";
    const sent = { criteria, email, next, errors: byField(outcome.faults), waiting };
    return data(sent, { status: outcome.status });
  }
  const done = outcome.data.data.attributes.state === "active" ? "set" : "sent";
  throw redirect(`${alertPaths.subscribe}?${new URLSearchParams({ done, ...(next && { next }) })}`);
}

/** What became of a wish for an alert, or the form again with what is to be mended. */
export default function Subscribe() {
  const { done, next, email, candidate } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site.subscribe");
  if (sent?.waiting)
    return (
      <Outcome title={t("sentTitle")} text={t("sentText", { days: proofDays })} next={sent.next ?? next} />
    );
  if (sent || !done) return <Again sent={sent ?? null} email={email} next={next} />;
  const mine = candidate ? <Button to={alertPaths.list}>{t("manage")}</Button> : undefined;
  return done === "set" ? (
    <Outcome drawing="tasks" title={t("setTitle")} text={t("setText")} next={next} action={mine} />
  ) : (
    <Outcome title={t("sentTitle")} text={t("sentText", { days: proofDays })} next={next} />
  );
}

function Outcome({
  drawing,
  title,
  text,
  next,
  action,
}: {
  drawing?: "tasks";
  title: string;
  text: string;
  next: string;
  action?: ReactNode;
}) {
  const t = useTranslations("jobAlerts.site.subscribe");
  return (
    <Notice
      drawing={drawing}
      title={title}
      action={
        <>
          <Button to={next} variant={action ? "secondary" : "primary"}>
            {t("back")}
          </Button>
          {action}
        </>
      }
    >
      <meta name="robots" content="noindex" />
      <p>{text}</p>
    </Notice>
  );
}

type Sent = NonNullable<ReturnType<typeof useActionData<typeof action>>>;

function Again({ sent, email, next }: { sent: Sent | null; email: string; next: string }) {
  const t = useTranslations("jobAlerts.site");
  const labels = useTranslations("jobAlerts.labels.frequency");
  const busy = useNavigation().state !== "idle";
  const { frequency = "daily", keyword = null, ...hidden } = sent?.criteria ?? {};
  const errors = sent?.errors ?? {};
  const other = errors[""] ?? Object.values(errors)[0];
  return (
    <Card className="mx-auto w-full max-w-form">
      <PageHead title={t("subscribe.title")} noindex />
      <h1 className="text-xl font-semibold">{t("subscribe.title")}</h1>
      <p className="mt-1 text-ink-500">{t("box.text")}</p>
      <Form method="post" className="mt-6 flex flex-col gap-4">
        {other && !errors.email && !errors.keyword && (
          <Alert tone="danger" live>
            {other}
          </Alert>
        )}
        <input type="hidden" name="next" value={sent?.next ?? next} />
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
        <Field name="keyword" label={t("form.keyword")} help={t("form.keywordHelp")} error={errors.keyword}>
          <TextInput defaultValue={keyword ?? ""} maxLength={caps.keyword} />
        </Field>
        <Field name="email" label={t("box.email")} error={errors.email} required>
          <TextInput type="email" autoComplete="email" defaultValue={sent?.email ?? email} />
        </Field>
        <Field name="frequency" label={t("box.frequency")}>
          <Select
            options={frequencies.map((value) => ({ value, label: labels(value) }))}
            defaultValue={frequency}
          />
        </Field>
        <Button type="submit" busy={busy}>
          {t("box.submit")}
        </Button>
      </Form>
    </Card>
  );
}
