import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Button, IconButton, iconButtonClass } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";
import { type Person, partsOf } from "./mentions.ts";
import { NoteForm } from "./NoteForm.tsx";
import type { NotesReply, NoteView } from "./notes-view.ts";

/** Shows a note. Its author can edit it in place. */
export function NoteItem({
  note,
  people,
  path,
  startsOpen,
  reply,
}: {
  note: NoteView;
  people: readonly Person[];
  /** The page that its forms post to. */
  path: string;
  /** Whether the form is open from the start, by a link that was followed without JavaScript. */
  startsOpen: boolean;
  reply: NotesReply | undefined;
}) {
  const t = useTranslations("notes.console.notes");
  const date = useDate("exact");
  const [editing, setEditing] = useState(startsOpen);
  const { author, at, edited_at, can } = note;
  if (editing && can.edit)
    return (
      <NoteForm
        path={path}
        people={people}
        note={note}
        reply={reply}
        onDone={() => setEditing(false)}
        label={t("editOf", { when: date(at) })}
      />
    );
  return (
    <div className="flex gap-3">
      <Avatar name={author.full_name} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1 text-sm">
            <span className="font-semibold">{author.full_name}</span>
            <span className="text-xs text-ink-500">
              <RelativeTime at={at} />
              {edited_at && ` · ${t("edited")}`}
            </span>
          </p>
          {can.edit && <EditLink to={`${path}?edit=${note.id}`} onEdit={() => setEditing(true)} />}
          {can.delete && <DeleteNote id={note.id} path={path} />}
        </div>
        <NoteText note={note} />
      </div>
    </div>
  );
}

function EditLink({ to, onEdit }: { to: string; onEdit: () => void }) {
  const t = useTranslations("notes.console.notes");
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={t("edit")}
      title={t("edit")}
      onClick={(event) => {
        event.preventDefault();
        onEdit();
      }}
      className={iconButtonClass({ size: "sm" })}
    >
      <Icon name="edit" size="sm" />
    </Link>
  );
}

function NoteText({ note: { text, mentions } }: { note: NoteView }) {
  const t = useTranslations("notes.console.notes");
  const parts = partsOf(text, mentions);
  const named = new Set(parts.map(({ person }) => person?.id));
  const also = mentions.filter(({ id }) => !named.has(id));
  return (
    <>
      <p className="text-sm break-words whitespace-pre-line">
        {parts.map((part) =>
          part.person ? (
            <span key={part.at} className="rounded-sm bg-leaf-100 px-0.5 font-semibold text-leaf-700">
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </p>
      {also.length > 0 && (
        <p className="mt-1 text-xs text-ink-500">
          {t("mentioned", { names: also.map(({ full_name }) => full_name).join(", ") })}
        </p>
      )}
    </>
  );
}

function DeleteNote({ id, path }: { id: string; path: string }) {
  const t = useTranslations("notes.console.notes");
  const fetcher = useFetcher();
  const [asking, setAsking] = useState(false);
  const busy = fetcher.state !== "idle";
  return (
    <>
      <fetcher.Form
        method="post"
        action={path}
        onSubmit={(event) => {
          if (asking) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        <input type="hidden" name="do" value="delete" />
        <IconButton
          type="submit"
          name="note"
          value={id}
          icon="trash"
          size="sm"
          label={t("delete")}
          aria-haspopup="dialog"
        />
      </fetcher.Form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("deleteTitle")}
        text={t("deleteText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => {
                void fetcher.submit({ do: "delete", note: id }, { method: "post", action: path });
                setAsking(false);
              }}
            >
              {t("delete")}
            </Button>
          </>
        }
      />
    </>
  );
}
