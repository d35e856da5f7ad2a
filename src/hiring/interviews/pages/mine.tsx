import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { answerInterview, chooseSlot, myInterviews } from "../contract-candidate.ts";
import { type AnswerResult, OwnInterviews } from "../parts/OwnInterviews.tsx";
import { ownInterviewsPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data: interviews, meta } = await load(context, request, myInterviews);
  return { interviews, invites: meta.invites, today: dayOf(context.get(pageServices).now) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const back = safeNext(request) ?? ownInterviewsPath;
  const id = String(posted.get("id") ?? posted.get("invite") ?? "");
  if (posted.has("starts_at")) {
    const form = await readForm(posted, chooseSlot.body);
    const outcome = await submit(context, request, chooseSlot, { params: { id }, body: form.values });
    if (outcome.ok) throw redirect(back);
    return data<AnswerResult>(
      { id, reply: null, problem: outcome.errors[0]?.detail ?? "" },
      { status: outcome.status },
    );
  }
  const form = await readForm(posted, answerInterview.body);
  const outcome = await submit(context, request, answerInterview, { params: { id }, body: form.values });
  if (outcome.ok) throw redirect(back);
  const reply = form.reply(outcome.errors);
  return data<AnswerResult>(
    { id, reply, problem: outcome.errors[0]?.detail ?? "" },
    { status: outcome.status },
  );
}

/** A candidate's interviews: those that wait for an answer, future ones and past ones. */
export default function MyInterviews() {
  const { interviews, invites, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("interviews.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <OwnInterviews interviews={interviews} invites={invites} today={today} refused={result} />
      {interviews.length + invites.length === 0 && (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      )}
    </div>
  );
}
