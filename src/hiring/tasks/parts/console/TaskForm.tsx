import { Children, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { BodyOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { usePosting } from "#ui/form/posting.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput, TimeInput } from "#ui/inputs.tsx";
import type { editTask } from "../../contract.ts";
import { nameMax, noteMax, reminders, taskTypes } from "../../terms.ts";

type TaskInput = Exclude<keyof BodyOf<typeof editTask>, "status" | "version">;

/** Returns the label of a field by its name in the API. */
export function useTaskLabel(): (name: string) => string | undefined {
  const labels: Readonly<Record<string, string>> = useLabels();
  return (name) => labels[name];
}

function useLabels() {
  const t = useTranslations("tasks.console.form");
  return {
    name: t("name"),
    type: t("type"),
    assignee_id: t("assignee"),
    due_date: t("date"),
    due_time: t("time"),
    reminder_minutes: t("reminder"),
    note: t("note"),
  } satisfies Record<TaskInput, string>;
}

/** The form of a task, for a new one or an edit. */
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
  /** Hidden fields. */
  children?: ReactNode;
}) {
  const t = useTranslations("tasks.console.form");
  const { isBusy } = usePosting();
  const { name, type, assignee_id, due_date, due_time, reminder_minutes, ...others } = useInputs(people);
  return (
    <SubmitForm reply={reply} values={values}>
      {children}
      {name}
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
          {type}
          {assignee_id}
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
            {due_date}
            {due_time}
          </div>
          {reminder_minutes}
        </div>
      </div>
      {Children.toArray(Object.values(others))}
      <div>
        <Button type="submit" busy={isBusy}>
          {t(isNew ? "save" : "saveChanges")}
        </Button>
      </div>
    </SubmitForm>
  );
}

function useInputs(people: readonly { id: string; full_name: string }[]): Record<TaskInput, ReactNode> {
  const t = useTranslations("tasks.console.form");
  const texts = useTranslations("tasks.labels");
  const labels = useLabels();
  const types = taskTypes.map(({ id, key }) => ({ value: String(id), label: texts(`type.${key}`) }));
  const times = reminders.map((minutes) => ({
    value: String(minutes),
    label: texts(`reminder.m${minutes}`),
  }));
  return {
    name: (
      <Field name="name" label={labels.name} required>
        <TextInput maxLength={nameMax} placeholder={t("namePlaceholder")} />
      </Field>
    ),
    type: (
      <Field name="type" label={labels.type} required>
        <Select options={types} />
      </Field>
    ),
    assignee_id: (
      <Field name="assignee_id" label={labels.assignee_id} required>
        <Select options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))} />
      </Field>
    ),
    due_date: (
      <Field name="due_date" label={labels.due_date} required>
        <DateInput />
      </Field>
    ),
    due_time: (
      <Field name="due_time" label={labels.due_time} required>
        <TimeInput />
      </Field>
    ),
    reminder_minutes: (
      <Field name="reminder_minutes" label={labels.reminder_minutes}>
        <Select placeholder={texts("reminder.none")} options={times} />
      </Field>
    ),
    note: (
      <Field name="note" label={labels.note} optional>
        <Textarea rows={3} limit={noteMax} />
      </Field>
    ),
  };
}
