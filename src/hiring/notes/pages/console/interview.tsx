import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { CvView } from "#hiring/applications/parts/console/CvView.tsx";
import { interviewKit } from "#hiring/interview-kits/contract.ts";
import { KitPreview } from "#hiring/interview-kits/parts/console/KitPreview.tsx";
import { interviewDetail } from "#hiring/interviews/contract.ts";
import { useInterviewName } from "#hiring/interviews/parts/use-interview-name.ts";
import { load } from "#kit/page.ts";
import { unlessQueryOnly } from "#kit/revalidate.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { boardEventsPath } from "#market/jobs/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { applicantNotes, evaluations } from "../../contract.ts";
import { EvaluationPanel } from "../../parts/console/EvaluationPanel.tsx";
import { evaluationsView } from "../../parts/console/notes-view.ts";
import { feedbackPath } from "../../paths.ts";
import { runNotesAction } from "./action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.interviewId } };
  const [{ data: interview }, { data }] = await Promise.all([
    load(context, request, interviewDetail, at),
    load(context, request, interviewKit, at),
  ]);
  const { applicant, job, round, starts_at, status } = interview.attributes;
  const of = { params: { id: applicant.id } };
  const [detail, judged] = await Promise.all([
    load(context, request, applicantDetail, of),
    load(context, request, evaluations, of),
  ]);
  const { cv, cv_text, identity_hidden, can } = detail.data.attributes;
  const begun = judged.meta.interviews.some(({ id }) => id === interview.id);
  return {
    id: interview.id,
    applicant,
    job,
    board: can.board,
    interview: { round, starts_at },
    state: begun ? ("begun" as const) : isMissed(status) ? ("missed" as const) : ("ahead" as const),
    cv: { cv, text: cv_text, hidden: identity_hidden },
    kit: data.attributes.kit,
    evaluations: evaluationsView(judged),
  };
}

const isMissed = (status: string) => status === "canceled" || status === "no_show";

export async function action({ context, params, request }: ActionFunctionArgs) {
  const at = { params: { id: params.interviewId } };
  const { data } = await load(context, request, interviewDetail, at);
  return runNotesAction({ context, request }, applicantNotes, data.attributes.applicant.id);
}

export const shouldRevalidate = unlessQueryOnly;

/** The page of an interviewer: the CV beside the interview kit and the form for feedback; on a phone, each is a tab. */
export default function InterviewFeedback() {
  const { id, applicant, job, board, interview, cv } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const t = useTranslations("notes.console.interview");
  const nameOf = useInterviewName();
  const tab = params.get("tab") === "cv" ? "cv" : "kit";
  const title = t("title", { name: applicant.full_name });
  useLiveUpdates(board ? boardEventsPath(workspace, job.id) : null, false);
  const of = (name: "cv" | "kit") => cx("min-w-0", tab !== name && "max-lg:hidden");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${title} · Sen`}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold break-words">{title}</h1>
          <p className="mt-1 text-ink-700">{t("about", { interview: nameOf(interview), job: job.title })}</p>
        </div>
        <Button to={applicantPaths.detail(workspace, applicant.id)} variant="ghost" size="sm" icon="user">
          {t("profile")}
        </Button>
      </div>
      <div className="lg:hidden">
        <Tabs
          label={t("tabs")}
          items={(["kit", "cv"] as const).map((name) => ({
            to: { search: `?tab=${name}` },
            label: t(name),
            current: name === tab,
          }))}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className={of("cv")}>
          <CvView cv={cv.cv} text={cv.text} hidden={cv.hidden} />
        </div>
        <div className={of("kit")}>
          <Feedback path={feedbackPath(workspace, id)} />
        </div>
      </div>
    </div>
  );
}

/** The form for feedback, or the kit of an interview that has not begun. */
function Feedback({ path }: { path: string }) {
  const { id, kit, state, evaluations } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("notes.console.interview");
  if (state === "begun")
    return <EvaluationPanel view={evaluations} path={path} interview={id} fixed reply={reply} />;
  return (
    <Card className="flex flex-col gap-4">
      <Alert>{t(state)}</Alert>
      {kit ? (
        <>
          <h2 className="text-lg font-semibold break-words">{kit.name}</h2>
          <KitPreview kit={kit} />
        </>
      ) : (
        <p className="text-ink-700">{t("noKit")}</p>
      )}
    </Card>
  );
}
