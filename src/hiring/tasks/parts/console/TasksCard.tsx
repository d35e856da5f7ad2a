import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { TaskRow } from "./TaskRow.tsx";
import type { TaskView } from "./task-view.ts";
import { useMoves } from "./use-moves.ts";

/** The open tasks of one applicant, which can be ended here. */
export function TasksCard({
  tasks,
  create,
}: {
  tasks: readonly TaskView[];
  /** The path of the page for a new task. */
  create: string;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("tasks.console");
  const { isMoving, move } = useMoves(workspace, tasks);
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4 pb-2 sm:px-6">
        <h2 className="text-lg font-semibold">{t("list.title")}</h2>
        <Button to={create} variant="secondary" size="sm" icon="plus">
          {t("list.create")}
        </Button>
      </div>
      {tasks.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-500 sm:px-6">{t("list.emptyTitle")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <li key={task.id}>
              {/* The row does not name the applicant, because the heading of the page does. */}
              <TaskRow
                task={{ ...task, applicant: null, job: null }}
                reader={null}
                moving={isMoving(task.id)}
                onMove={move}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
