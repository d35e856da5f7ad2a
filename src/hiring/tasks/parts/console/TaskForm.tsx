import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput, TimeInput } from "#ui/inputs.tsx";
import { nameMax, noteMax, reminders, taskTypes } from "../../terms.ts";

/** What the fields of a task are called, by their names in the API. */
export function useTaskLabel(): (name: string) => string | undefined {
  const t = useTranslations("tasks.console.form");
  const names: Record<string, string> = {
    name: t("name"),
    type: t("type"),
    assignee_id: t("assignee"),
    due_date: t("date"),
    due_time: t("time"),
    reminder_minutes: t("reminder"),
    note: t("note"),
  };
  return (name) => names[name];
}

/** The fields of a task, new or changed. */
export function TaskForm({
  values,
  people,
  reply,
  isNew,
  children,
}: {
  values: object;
  people: readonly { id: string; full_name: string }[];
  reply: FormReply | null | undefined;
  isNew: boolean;
  /** Fields that nobody fills in. */
  children?: ReactNode;
}) {
  const t = useTranslations("tasks.console.form");
  const labels = useTranslations("tasks.labels");
  const busy = useNavigation().formMethod === "POST";
  return (
    <SubmitForm reply={reply} values={values}>
      {children}
      <Field name="name" label={t("name")} required>
        <TextInput maxLength={nameMax} placeholder={t("namePlaceholder")} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field name="type" label={t("type")} required>
          <Select
            options={taskTypes.map(({ id, key }) => ({ value: String(id), label: labels(`type.${key}`) }))}
          />
        </Field>
        <Field name="assignee_id" label={t("assignee")} required>
          <Select options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))} />
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
          <Field name="due_date" label={t("date")} required>
            <DateInput />
          </Field>
          <Field name="due_time" label={t("time")} required>
            <TimeInput />
          </Field>
        </div>
        <Field name="reminder_minutes" label={t("reminder")}>
          <Select
            placeholder={labels("reminder.none")}
            options={reminders.map((minutes) => ({
              value: String(minutes),
              label: labels(`reminder.m${minutes}`),
            }))}
          />
        </Field>
      </div>
      <Field name="note" label={t("note")} optional>
        <Textarea rows={3} limit={noteMax} />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t(isNew ? "save" : "saveChanges")}
        </Button>
      </div>
    </SubmitForm>
  );
}
