import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { noteMax } from "../../terms.ts";

export interface PersonNote {
  id: string;
  author: { full_name: string };
  text: string;
  at: string;
  can: { delete: boolean };
}

/** The notes on a person with the form for a new one; its forms post to the page of the person. */
export function PersonNotes({
  notes,
  reply,
}: {
  notes: readonly PersonNote[];
  reply: FormReply | undefined;
}) {
  const t = useTranslations("notes.console.notes");
  return (
    <Card className="flex flex-col gap-4">
      <CardHeader title={t("title")} text={t("text")} />
      {/* The key empties the form after a note is saved. */}
      <SubmitForm key={notes[0]?.id} reply={reply}>
        <input type="hidden" name="intent" value="note" />
        <Field name="text" label={t("label")} required>
          <Textarea rows={2} limit={noteMax} />
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {t("save")}
          </Button>
        </div>
      </SubmitForm>
      {notes.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {notes.map((note) => (
            <li key={note.id} className="flex gap-2 py-2 text-sm last:pb-0">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold break-words">{note.author.full_name}</span>
                  <span className="text-xs text-ink-500">
                    <RelativeTime at={note.at} />
                  </span>
                </p>
                <p className="break-words whitespace-pre-line text-ink-700">{note.text}</p>
              </div>
              {note.can.delete && <DeleteNote id={note.id} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeleteNote({ id }: { id: string }) {
  const { Form, state } = useFetcher();
  const t = useTranslations("notes.console.notes");
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="unnote" />
      <input type="hidden" name="note" value={id} />
      <IconButton type="submit" icon="trash" size="sm" label={t("delete")} disabled={state !== "idle"} />
    </Form>
  );
}
