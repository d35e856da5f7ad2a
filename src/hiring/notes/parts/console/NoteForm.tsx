import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import { MentionBox } from "./MentionBox.tsx";
import type { Person } from "./mentions.ts";
import type { NotesReply, NoteView } from "./notes-view.ts";

/** The form of a note, for a new one or an edit. It posts to `path`, the page of this room, from any page. */
export function NoteForm({
  path,
  people,
  note = null,
  label,
  reply,
  onDone,
}: {
  path: string;
  people: readonly Person[];
  note?: NoteView | null;
  label: string;
  /** The result of a form that was posted without JavaScript. */
  reply: NotesReply | undefined;
  onDone?: () => void;
}) {
  const t = useTranslations("notes.console.notes");
  const form = note?.id ?? "new";
  const { fetcher, sent } = useNoteFetcher(path, form, onDone);
  const answered = fetcher.data ?? reply;
  return (
    <SubmitForm
      Form={fetcher.Form}
      action={path}
      reply={answered?.form === form ? answered.reply : null}
      values={{ text: note?.text ?? "" }}
      prefix={`note-${form}`}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="do" value={note ? "edit" : "write"} />
      {note ? (
        <input type="hidden" name="note" value={note.id} />
      ) : (
        <KeepsTyped name={`note:${path}`} sent={sent} />
      )}
      <Field label={label} name="text" hideLabel>
        <MentionBox
          key={sent}
          people={people}
          mentioned={note?.mentions.map(({ id }) => id) ?? []}
          placeholder={t("placeholder")}
          autoFocus={note !== null}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p className="mr-auto text-xs text-ink-500 pointer-coarse:hidden">{t("ctrlEnter")}</p>
        {note && (
          <Button variant="ghost" size="sm" onClick={onDone}>
            {t("cancel")}
          </Button>
        )}
        <Button type="submit" size="sm" busy={fetcher.state !== "idle"}>
          {t(note ? "saveChanges" : "save")}
        </Button>
      </div>
    </SubmitForm>
  );
}

/**
 * Returns the fetcher of a form, and the number of notes that it has saved. `onDone` is called after each saved note.
 * @param form the id of the note, or "new"
 */
function useNoteFetcher(path: string, form: string, onDone: (() => void) | undefined) {
  const fetcher = useFetcher<NotesReply>({ key: `note ${path} ${form}` });
  const toast = useToast();
  const t = useTranslations("notes.console.notes");
  const [sent, setSent] = useState(0);
  const saved = useEffectEvent(() => {
    setSent(sent + 1);
    toast.show({ tone: "success", text: t("saved") });
    onDone?.();
  });
  const before = useRef(fetcher.data);
  useEffect(() => {
    if (fetcher.state !== "idle" || fetcher.data === before.current) return;
    before.current = fetcher.data;
    if (fetcher.data?.form === form && !fetcher.data.reply) saved();
  }, [fetcher.state, fetcher.data, form]);
  return { fetcher, sent };
}
