import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { valueAt } from "#kit/form-names.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { caps } from "../../terms.ts";

export interface Reason {
  id: number;
  label: string;
  noteRequired: boolean;
  /** Prepared notes, in the language of their reader. */
  texts?: readonly string[];
}

interface Props {
  /** The value of `do` that the form posts, and the prefix of the ids of its fields. */
  name: string;
  label: string;
  confirm?: string;
  title: string;
  help: string;
  noteHelp: string;
  reasons: readonly Reason[];
  reply: FormReply | undefined;
  /** The address to which the form is posted; by default the current page. */
  action?: string;
  open?: boolean;
  hotkey?: string;
  /** Hidden fields that the form sends too, by name. */
  hidden?: Readonly<Record<string, string>>;
}

/** The form of a decision that needs a reason and takes a note. It opens below its button, also without script. */
export function ReasonForm({
  name,
  label,
  confirm = label,
  title,
  help,
  noteHelp,
  reasons,
  reply,
  action,
  open = false,
  hotkey,
  hidden = {},
}: Props) {
  const sentValue = (field: string) => String(valueAt(reply?.submission.payload, field) ?? "");
  const [chosen, setChosen] = useState(sentValue("reason_id"));
  const [note, setNote] = useState(sentValue("note"));
  const box = useRef<HTMLDetailsElement>(null);
  const reason = reasons.find(({ id }) => String(id) === chosen);
  const wrong = Boolean(reply?.error);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <details
      ref={box}
      open={open || wrong ? true : undefined}
      className="group"
      onToggle={(event) => {
        if (event.currentTarget.open && !wrong)
          box.current?.querySelector<HTMLElement>("input[type=radio]")?.focus();
      }}
    >
      <Opener name={name} label={label} hotkey={hotkey} />
      <SubmitForm reply={reply} action={action} noValidate className="mt-4 flex flex-col gap-4">
        {Object.entries({ do: name, ...hidden }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <FieldSet id={`${name}-reason`} name="reason_id" label={title} help={help} required>
          <RadioGroup
            value={chosen}
            onChange={setChosen}
            options={reasons.map(({ id, label: text }) => ({ value: String(id), label: text }))}
          />
        </FieldSet>
        {reason?.texts && reason.texts.length > 0 && <ReadyNotes texts={reason.texts} onPick={setNote} />}
        <NoteField
          name={name}
          help={noteHelp}
          required={reason?.noteRequired ?? false}
          note={note}
          onNote={setNote}
        />
        <SubmitButton name={name}>{confirm}</SubmitButton>
      </SubmitForm>
    </details>
  );
}

function Opener({ name, label, hotkey }: Pick<Props, "name" | "label" | "hotkey">) {
  return (
    <summary
      data-key={name}
      aria-keyshortcuts={hotkey}
      className={buttonClass({ variant: "secondary", block: true })}
    >
      {label}
      <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
    </summary>
  );
}

function ReadyNotes({ texts, onPick }: { texts: readonly string[]; onPick: (text: string) => void }) {
  const t = useTranslations("jobs.console.reasons");
  return (
    <div>
      <p className="text-sm font-semibold">{t("ready")}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="w-full rounded-md border border-line px-3 py-1.5 text-left text-sm text-ink-700 hover:border-leaf-600 hover:text-ink-900"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoteField({
  name,
  help,
  required,
  note,
  onNote,
}: {
  name: string;
  help: string;
  required: boolean;
  note: string;
  onNote: (note: string) => void;
}) {
  const t = useTranslations("jobs.console.reasons");
  return (
    <Field
      id={`${name}-note`}
      name="note"
      label={t("note")}
      help={required ? help : undefined}
      required={required}
      optional={!required}
    >
      <Textarea
        rows={3}
        limit={caps.note}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </Field>
  );
}

function SubmitButton({ name, children }: { name: string; children: ReactNode }) {
  const { state, formData } = useNavigation();
  return (
    <Button type="submit" variant="danger" busy={state !== "idle" && formData?.get("do") === name}>
      {children}
    </Button>
  );
}
