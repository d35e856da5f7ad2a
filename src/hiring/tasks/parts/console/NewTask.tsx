import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { useConfirmation, usePosting } from "#ui/form/posting.ts";
import { TaskForm } from "./TaskForm.tsx";

interface TaskWriting {
  /** The applicant whom the task is about; null for none. */
  applicant: { id: string; name: string } | null;
  people: readonly { id: string; full_name: string }[];
  values: object;
}

/** The form of a new task: on its page, and in the applicant's panel. */
export default function NewTask({ data: { applicant, people, values } }: { data: TaskWriting }) {
  const { panel, reply } = usePosting<FormReply>();
  const t = useTranslations("tasks.console.list");
  useConfirmation({ saved: t("saved") });
  return (
    <TaskForm values={values} people={people} reply={reply} isNew>
      {panel && <KeepsTyped name={`task:${applicant?.id}`} />}
      {applicant && <input type="hidden" name="applicant_id" value={applicant.id} />}
    </TaskForm>
  );
}
