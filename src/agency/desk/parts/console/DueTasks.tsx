import { useTranslations } from "use-intl";
import { TaskRow } from "#hiring/tasks/parts/console/TaskRow.tsx";
import type { TaskView } from "#hiring/tasks/parts/console/task-view.ts";
import { useMoves } from "#hiring/tasks/parts/console/use-moves.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { DueList } from "./DueList.tsx";

/** Tasks of today and overdue ones, which can be finished here. */
export function DueTasks({
  total,
  entries,
  reader,
  isTeam,
}: {
  total: number;
  entries: readonly TaskView[];
  reader: number | null;
  isTeam: boolean;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("desk.console.tasks");
  const { isMoving, move } = useMoves(workspace, entries);
  const list = taskPaths.list(workspace);
  return (
    <DueList title={t("title")} total={total} more={isTeam ? `${list}?whose=all` : list}>
      {entries.map((task) => (
        <li key={task.id}>
          <TaskRow task={task} reader={reader} moving={isMoving(task.id)} onMove={move} />
        </li>
      ))}
    </DueList>
  );
}
