import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { load } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { jobNotes } from "../../contract.ts";
import { NotesPanel } from "../../parts/console/NotesPanel.tsx";
import { notesView } from "../../parts/console/notes-view.ts";
import { jobNotesPath } from "../../paths.ts";
import { queryOf, runNotesAction } from "./action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.jobId ?? "";
  const { before, editing } = queryOf(request);
  const notes = await load(context, request, jobNotes.list, { params: { id }, query: { before } });
  return { job: notes.meta.job, editing, notes: notesView(notes, before) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return runNotesAction({ context, request }, jobNotes, params.jobId ?? "");
}

/** The notes on a job. */
export default function JobNotes() {
  const { job, editing, notes } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("notes.console.page");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${t("job")} · ${job.title} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.board(workspace, job.id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          {t("backToBoard")}
        </Button>
      </div>
      <div>
        <h1 className="text-2xl font-semibold break-words">{job.title}</h1>
        <p className="mt-1 text-ink-700">{t("job")}</p>
      </div>
      <NotesPanel view={notes} path={jobNotesPath(workspace, job.id)} editing={editing} reply={reply} />
    </div>
  );
}
