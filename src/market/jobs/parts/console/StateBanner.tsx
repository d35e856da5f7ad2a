import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { consolePaths } from "../../console-paths.ts";
import type { JobCan } from "../../contract.ts";
import { usualExtension } from "../../terms.ts";
import type { JobView } from "../job-view.ts";
import { actionAddress, allowedActions, leadsOn } from "./actions.ts";
import { useRejectWords, useTakedownWords } from "./reject-words.ts";
import { stateLooks } from "./states.ts";

/** The state of a job, its meaning, and the next step. */
export function StateBanner({
  job,
  can,
  reason,
  takedown,
  page,
  submitted,
}: {
  job: JobView;
  can: JobCan;
  reason: { id: number; note: string | null } | null;
  /** The reason of an administrator's takedown. */
  takedown: { id: number; note: string | null } | null;
  page: string;
  /** The job was submitted by the previous request. */
  submitted: boolean;
}) {
  const t = useTranslations("jobs.console");
  const rejectWords = useRejectWords();
  const takedownWords = useTakedownWords();
  const { state } = job;
  const offline = takedown && (state === "frozen" || state === "closed") ? takedown : null;
  const bySen = offline !== null && state === "closed";
  return (
    <Alert
      tone={submitted ? "success" : can.unhide ? "warning" : stateLooks[state].banner}
      title={
        submitted
          ? t("preview.submitted")
          : bySen
            ? t("preview.closedBySen")
            : can.unhide
              ? t("preview.hidden")
              : t(`preview.states.${state}.title`)
      }
      actions={<NextSteps job={job} can={can} page={page} submitted={submitted} />}
    >
      {state === "rejected" && reason ? (
        <p className="font-semibold">{t("preview.reason", { reason: rejectWords(reason) })}</p>
      ) : null}
      {offline && <p className="font-semibold">{t("preview.reason", { reason: takedownWords(offline) })}</p>}
      <p>
        {bySen
          ? t("preview.closedBySenText")
          : t(can.unhide ? "preview.hiddenText" : `preview.states.${state}.text`)}
      </p>
    </Alert>
  );
}

function NextSteps({
  job,
  can,
  page,
  submitted,
}: {
  job: JobView;
  can: JobCan;
  page: string;
  submitted: boolean;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console");
  const { state } = job;
  const next = allowedActions(can).find((action) => leadsOn[action]);
  return (
    <>
      {state === "rejected" && can.edit && (
        <Button size="sm" to={consolePaths.edit(workspace, job.id)} icon="edit">
          {t("do.edit")}
        </Button>
      )}
      {next && state !== "rejected" && (
        <Form method="post" action={actionAddress(page, next, job)}>
          <Button type="submit" size="sm" variant={state === "published" ? "secondary" : "primary"}>
            {t(`do.${next}`, { days: usualExtension })}
          </Button>
        </Form>
      )}
      {state === "published" && (
        <>
          {!can.unhide && (
            <Button size="sm" variant="secondary" to={job.path} icon="external">
              {t("preview.publicPage")}
            </Button>
          )}
          <Button size="sm" to={applicantPaths.board(workspace, job.id)}>
            {t("preview.board")}
          </Button>
        </>
      )}
      {submitted && (
        <>
          <Button size="sm" variant="secondary" to={consolePaths.create(workspace)}>
            {t("preview.postAnother")}
          </Button>
          <Button size="sm" to={`${consolePaths.jobs(workspace)}?tab=reviewing`}>
            {t("preview.backToJobs")}
          </Button>
        </>
      )}
    </>
  );
}
