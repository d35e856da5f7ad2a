import { useEffect, useState } from "react";
import { useFetchers, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { Workspace } from "#people/accounts/workspace.ts";
import { useToast } from "#ui/toasts.tsx";
import { taskPaths } from "../../paths.ts";
import type { TaskView } from "./task-view.ts";

/**
 * Moves tasks of a list to another status, several at once. A finished task leaves the list, and a toast offers to undo that.
 */
export function useMoves(workspace: Workspace, listed: readonly TaskView[]) {
  const t = useTranslations("tasks.console.list");
  const toast = useToast();
  const submit = useSubmit();
  const onTheirWay = useFetchers();
  const [finished, setFinished] = useState<readonly TaskView[]>([]);
  function send(id: string, status: "todo" | "done") {
    const action = taskPaths.detail(workspace, id);
    const fetcherKey = keyOf(id);
    void submit({ do: "status", status }, { method: "post", action, navigate: false, fetcherKey });
  }
  useEffect(() => {
    // The list is loaded again after each move, so a task that is no longer listed was finished.
    const gone = finished.filter(({ id }) => !listed.some((task) => task.id === id));
    if (gone.length === 0) return;
    setFinished(finished.filter((task) => !gone.includes(task)));
    for (const { id, name } of gone)
      toast.show({ text: t("finished", { name }), tone: "success", undo: () => send(id, "todo") });
  });
  return {
    isMoving: (id: string) => onTheirWay.some(({ key, state }) => key === keyOf(id) && state !== "idle"),
    move(task: TaskView, to: "todo" | "done") {
      if (to === "done") setFinished((all) => [...all.filter(({ id }) => id !== task.id), task]);
      send(task.id, to);
    },
  };
}

const keyOf = (id: string) => `task-${id}`;
