import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { load } from "#kit/page.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { boardEventsPath } from "#market/jobs/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { applicantNotes, evaluations } from "../../contract.ts";
import { EvaluationPanel } from "../../parts/console/EvaluationPanel.tsx";
import { NotesPanel } from "../../parts/console/NotesPanel.tsx";
import { evaluationsView, notesView } from "../../parts/console/notes-view.ts";
import { applicantNotesPath } from "../../paths.ts";
import { queryOf, runNotesAction } from "./action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.applicantId ?? "";
  const { before, editing, interview } = queryOf(request);
  const [notes, judged] = await Promise.all([
    load(context, request, applicantNotes.list, { params: { id }, query: { before } }),
    load(context, request, evaluations, { params: { id } }),
  ]);
  const { job, candidate, can } = notes.meta;
  return {
    id,
    job,
    board: can.board,
    candidate: candidate ?? "",
    editing,
    interview,
    notes: notesView(notes, before),
    evaluations: evaluationsView(judged),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return runNotesAction({ context, request }, applicantNotes, params.applicantId ?? "");
}

/** The notes and evaluations of an applicant. */
export default function ApplicantNotes() {
  const { id, job, board, candidate, editing, interview, notes, evaluations } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("notes.console.page");
  useLiveUpdates(board ? boardEventsPath(workspace, job.id) : null, false);
  const path = applicantNotesPath(workspace, id);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("applicant")} · ${candidate} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.detail(workspace, id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          {t("backToApplicant")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{candidate}</h1>
        <p className="mt-1 text-ink-700">{t("about", { job: job.title })}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <NotesPanel view={notes} path={path} editing={editing} reply={reply} />
        <EvaluationPanel view={evaluations} path={path} interview={interview} reply={reply} />
      </div>
    </div>
  );
}
