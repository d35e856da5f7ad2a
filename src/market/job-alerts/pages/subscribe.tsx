import type { ReactNode } from "react";
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
import { readForm } from "#kit/form.ts";
import { safePath } from "#kit/next.ts";
import { type PageServices, pageServices, submit } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { alertFrequencies } from "#market/job-search/terms.ts";
import type { Account } from "#people/accounts/actor.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { subscribe } from "../contract.ts";
import { alertPaths } from "../paths.ts";
import { caps, confirmationDays } from "../terms.ts";

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

/**
 * Handles all boxes that offer an alert. The result has its own address, so that reloading it creates
 * nothing.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, subscribe.body);
  const next = safePath(form.text("next"));
  const outcome = await submit(context, request, subscribe, { body: form.values });
  if (!outcome.ok) {
    const waiting = outcome.meta.now === "pending";
    const existing = typeof outcome.meta.id === "number" ? outcome.meta.id : null;
    return data({ reply: form.reply(outcome.errors), next, waiting, existing }, { status: outcome.status });
  }
  const done = outcome.data.data.attributes.state === "active" ? "set" : "sent";
  throw redirect(`${alertPaths.subscribe}?${new URLSearchParams({ done, ...(next && { next }) })}`);
}

/** Shows the result of the request for an alert, or the form again with errors. */
export default function Subscribe() {
  const { done, next, email, candidate } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const t = useTranslations("jobAlerts.site.subscribe");
  if (sent?.waiting)
    return (
      <Outcome
        title={t("sentTitle")}
        text={t("sentText", { days: confirmationDays })}
        next={sent.next ?? next}
      />
    );
  if (sent?.existing)
    return (
      <Outcome
        title={t("existsTitle")}
        text={t("existsText")}
        next={sent.next ?? next}
        action={<Button to={alertPaths.edit(sent.existing)}>{t("open")}</Button>}
      />
    );
  if (sent || !done) return <Again sent={sent ?? null} email={email} next={next} />;
  const mine = candidate ? <Button to={alertPaths.list}>{t("manage")}</Button> : undefined;
  return done === "set" ? (
    <Outcome drawing="tasks" title={t("setTitle")} text={t("setText")} next={next} action={mine} />
  ) : (
    <Outcome title={t("sentTitle")} text={t("sentText", { days: confirmationDays })} next={next} />
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
  const box = useTranslations("jobSearch.site.alertBox");
  const labels = useTranslations("jobSearch.labels.frequency");
  const busy = useNavigation().state !== "idle";
  const { keyword: _, email: __, frequency: ___, ...hidden } = sent?.reply.submission.payload ?? {};
  const { formErrors, fieldErrors = {} } = sent?.reply.error ?? {};
  const elsewhere = Object.keys(hidden).find((name) => fieldErrors[name]);
  return (
    <Card className="mx-auto w-full max-w-form">
      <PageHead title={t("subscribe.title")} noindex />
      <h1 className="text-xl font-semibold">{t("subscribe.title")}</h1>
      <p className="mt-1 text-ink-500">{box("text")}</p>
      <SubmitForm
        reply={sent?.reply}
        values={{ email, frequency: "daily" }}
        wrong={formErrors ?? (elsewhere && fieldErrors[elsewhere])}
        className="mt-6 flex flex-col gap-4"
      >
        <input type="hidden" name="next" value={sent?.next ?? next} />
        {Object.entries(hidden).flatMap(([name, value]) =>
          [value]
            .flat()
            .map(
              (one) =>
                typeof one === "string" &&
                one && <input key={`${name} ${one}`} type="hidden" name={name} value={one} />,
            ),
        )}
        <Field name="keyword" label={t("form.keyword")} help={t("form.keywordHelp")}>
          <TextInput maxLength={caps.keyword} />
        </Field>
        <Field name="email" label={box("email")} required>
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Field name="frequency" label={box("frequency")}>
          <Select options={alertFrequencies.map((value) => ({ value, label: labels(value) }))} />
        </Field>
        <Button type="submit" busy={busy}>
          {box("submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
