import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { livePaths } from "#people/notifications/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { applicationMessages, writeToEmployer } from "../contract.ts";
import { Conversation } from "../parts/Conversation.tsx";
import { beforeOf, conversationView } from "../parts/conversation-view.ts";
import { ownMessagesPath } from "../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const before = beforeOf(request);
  const { data } = await load(context, request, applicationMessages, { params: { id }, query: { before } });
  return { id: data.id, view: conversationView(data, "candidate", before) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request, writeToEmployer.body);
  const outcome = await submit(context, request, writeToEmployer, { params: { id }, body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(ownMessagesPath(id));
}

/** The page of a candidate's messages with the employer about one application. */
export default function MyMessages() {
  const { id, view } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("messages.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={`${t("title")} · ${view.company}`} noindex />
      <div>
        <Button to={ownApplicationPath(id)} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("back")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{view.company}</h1>
        <p className="mt-1 text-ink-700">{t("about", { job: view.job.title })}</p>
      </div>
      <Conversation view={view} side="candidate" events={livePaths.events} reply={reply} />
    </div>
  );
}
