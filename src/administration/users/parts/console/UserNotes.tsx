import { useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { DeleteFirst } from "#ui/form/AskFirst.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { noteMax } from "../../terms.ts";
import type { ShownReply } from "./ActForm.tsx";
import { KeyPages } from "./KeyPages.tsx";

interface NoteRow {
  id: string;
  attributes: {
    note: string;
    author: { id: string; name: string };
    at: string;
    can: { delete: boolean };
  };
}

/** The notes of administrators on a user, with the form for a new one. */
export function UserNotes({
  notes: { data, meta },
  path,
  paged,
  shown,
}: {
  notes: { data: readonly NoteRow[]; meta: { next: string | null; can: { write: boolean } } };
  path: string;
  paged: boolean;
  shown: ShownReply;
}) {
  const t = useTranslations("users.console.notes");
  // A new note empties the form; deleting one does not.
  const latest = Number(data[0]?.id ?? 0);
  const [newest, setNewest] = useState(latest);
  if (latest > newest) setNewest(latest);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-500">{t("text")}</p>
      {meta.can.write && <NewNote key={newest} shown={shown} />}
      {data.length > 0 ? (
        <Card>
          <ul className="flex flex-col gap-4">
            {data.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState drawing="search" title={t("empty")} />
      )}
      <KeyPages path={path} query={{ tab: "notes" }} next={meta.next} paged={paged} />
    </div>
  );
}

function NewNote({ shown }: { shown: ShownReply }) {
  const t = useTranslations("users.console.notes");
  const busy = useNavigation().formData?.get("do") === "note";
  const reply = shown?.form === "note" ? shown.reply : null;
  return (
    <SubmitForm reply={reply} prefix="note" noValidate className="flex max-w-form flex-col gap-3">
      <input type="hidden" name="do" value="note" />
      <Field name="note" label={t("label")} required>
        <Textarea rows={3} limit={noteMax} />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t("save")}
      </Button>
    </SubmitForm>
  );
}

function Note({ note: { id, attributes } }: { note: NoteRow }) {
  const t = useTranslations("users.console.notes");
  const date = useDate("exact");
  const { author, at, can } = attributes;
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-semibold break-words">{author.name}</span>
          <time dateTime={at} className="text-xs text-ink-500">
            {date(at)}
          </time>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{attributes.note}</p>
      </div>
      {can.delete && (
        <DeleteFirst
          label={t("delete")}
          fields={{ do: "delete_note", note: id }}
          title={t("deleteTitle")}
          text={t("deleteText")}
          keep={t("keep")}
          confirm={t("delete")}
        />
      )}
    </li>
  );
}
