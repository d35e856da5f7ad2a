import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { applicantNotesPath } from "../../paths.ts";
import { NotesPanel } from "./NotesPanel.tsx";
import type { NotesView } from "./notes-view.ts";

/** The notes on an applicant, in the applicant's panel. */
export default function ApplicantNotes({ data: { id, notes } }: { data: { id: string; notes: NotesView } }) {
  return <NotesPanel view={notes} path={applicantNotesPath(useWorkspace(), id)} />;
}
