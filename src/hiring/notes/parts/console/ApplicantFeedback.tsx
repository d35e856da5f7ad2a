import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { applicantNotesPath } from "../../paths.ts";
import { EvaluationPanel } from "./EvaluationPanel.tsx";
import type { EvaluationsView } from "./notes-view.ts";

interface FeedbackWriting {
  id: string;
  /** The interview whose form is open; null for none. */
  interview: string | null;
  evaluations: EvaluationsView;
}

/** The feedback on an applicant, in the applicant's panel. */
export default function ApplicantFeedback({ data }: { data: FeedbackWriting }) {
  const path = applicantNotesPath(useWorkspace(), data.id);
  return <EvaluationPanel view={data.evaluations} path={path} interview={data.interview} />;
}
