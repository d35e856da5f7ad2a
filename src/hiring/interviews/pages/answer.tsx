import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, pageServices, submit } from "#kit/page.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { answerLinked, chooseLinked, linkedInterview } from "../contract-candidate.ts";
import { OwnInterviewCard, SlotsCard } from "../parts/OwnInterviewCard.tsx";
import { answerPath, ownInterviewsPath } from "../paths.ts";

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const linked = await submit(context, request, linkedInterview, { query: { token: tokenIn(request) } });
  const today = dayOf(context.get(pageServices).now);
  if (linked.ok) return { about: linked.data.data, problem: null, today };
  const { detail = "", code } = linked.errors[0] ?? {};
  return { about: null, problem: { detail, ended: code === "interview_link_ended" }, today };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = tokenIn(request);
  const back = `${answerPath}?token=${encodeURIComponent(token)}`;
  const posted = await formOf(request);
  if (posted.has("starts_at")) {
    const form = await readForm(posted, chooseLinked.body);
    const outcome = await submit(context, request, chooseLinked, { body: { ...form.values, token } });
    if (outcome.ok) throw redirect(back);
    return { reply: null, problem: outcome.errors[0]?.detail ?? "" };
  }
  const form = await readForm(posted, answerLinked.body);
  const outcome = await submit(context, request, answerLinked, { body: { ...form.values, token } });
  if (outcome.ok) throw redirect(back);
  return { reply: form.reply(outcome.errors), problem: outcome.errors[0]?.detail ?? "" };
}

/** The page of an invitation's signed link, where a candidate answers without signing in. */
export default function AnswerInterview() {
  const { about, problem, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { formData } = useNavigation();
  const t = useTranslations("interviews.site");
  const busy = formData ? String(formData.get("answer") ?? "") : null;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={t("one")} noindex />
      <h1 className="text-2xl font-semibold">{t("one")}</h1>
      {problem && (
        <Alert tone="warning">
          <p>{problem.detail}</p>
          {problem.ended && (
            <Button to={ownInterviewsPath} variant="secondary" size="sm" className="mt-3">
              {t("title")}
            </Button>
          )}
        </Alert>
      )}
      {about?.type === "own_interview" && (
        <OwnInterviewCard interview={about} reply={result?.reply ?? null} today={today} busy={busy} />
      )}
      {about?.type === "own_interview_invite" && (
        <SlotsCard invite={about} problem={result?.problem ?? null} busy={formData !== undefined} />
      )}
    </div>
  );
}
