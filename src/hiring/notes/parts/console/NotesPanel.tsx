import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { NoteItem } from "./NoteItem.tsx";
import type { NotesReply, NotesView } from "./notes-view.ts";

/**
 * The notes on an applicant or a job, with the form for a new one. Any page of the console can contain it, because its forms post
 * to `path`, the page of this room.
 */
export function NotesPanel({
  view,
  path,
  editing = null,
  reply,
}: {
  view: NotesView;
  path: string;
  /** The id of the note whose form is open from the start. */
  editing?: string | null;
  reply?: NotesReply | undefined;
}) {
  const t = useTranslations("notes.console.notes");
  const { notes, people, total, earlier, isLatest, canWrite } = view;
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader
        title={t("title")}
        text={t("text")}
        actions={total > 0 && <span className="text-sm text-ink-500">{t("count", { count: total })}</span>}
      />
      {canWrite ? (
        <NoteForm path={path} people={people} label={t("label")} reply={reply} />
      ) : (
        <Alert>{t("closed")}</Alert>
      )}
      {notes.length === 0 && canWrite && (
        <EmptyState as="p" drawing="tasks" title={t("emptyTitle")} text={t("emptyText")} />
      )}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-4 border-t border-line pt-4">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteItem
                note={note}
                people={people}
                path={path}
                startsOpen={editing === note.id}
                reply={reply}
              />
            </li>
          ))}
        </ul>
      )}
      {(earlier || !isLatest) && (
        <p className="flex justify-between gap-4 text-sm font-semibold text-leaf-700">
          {!isLatest ? <Link to={path}>{t("latest")}</Link> : <span />}
          {earlier && <Link to={`${path}?before=${earlier}`}>{t("earlier")}</Link>}
        </p>
      )}
    </Card>
  );
}
