import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useToast } from "#ui/toasts.tsx";
import { usualExtension } from "../../terms.ts";
import { type ActionResult, type ActionTarget, type JobAction, jobActions, undoOf } from "./actions.ts";

/** Returns a function for the sentence about the outcome of an action. */
export function useActionWords(): (result: ActionResult) => string {
  const t = useTranslations("jobs.console.done");
  return (result) => {
    if (!result.ok) return t("failed", { reason: result.reason });
    const { title } = result.job;
    return result.action !== "submit" && result.state === "reviewing"
      ? t("reopenReview", { title })
      : t(result.action, { title, days: usualExtension });
  };
}

/**
 * Submits the action forms inside it without leaving the page, reports the outcome in a toast, and offers Undo where
 * possible. Deleting asks for confirmation. Without script, the forms post to the page.
 */
export function ActionScope({ page, children }: { page: string; children: ReactNode }) {
  const fetcher = useFetcher<ActionResult>();
  const toast = useToast();
  const say = useActionWords();
  const shown = useRef<ActionResult>(undefined);
  const [toDelete, setToDelete] = useState<ActionTarget | null>(null);

  function send(action: JobAction, job: ActionTarget, undone = false) {
    const values = { do: action, id: job.id, title: job.title, ...(undone ? { undone: "1" } : {}) };
    fetcher.submit(values, { method: "post", action: page });
  }

  function intercept(event: FormEvent<HTMLElement>) {
    const form = event.target as HTMLFormElement;
    const query = new URL(form.action, window.location.href).searchParams;
    const action = jobActions.find((name) => name === query.get("do"));
    const id = query.get("id");
    if (!action || !id) return;
    event.preventDefault();
    form.closest<HTMLElement>("[popover]")?.hidePopover();
    const job = { id, title: query.get("title") ?? "" };
    if (action === "delete") setToDelete(job);
    else send(action, job);
  }

  useEffect(() => {
    const result = fetcher.data;
    if (!result || fetcher.state !== "idle" || shown.current === result) return;
    shown.current = result;
    const back =
      result.ok && !result.undone && result.state !== "reviewing" ? undoOf[result.action] : undefined;
    toast.show({
      text: say(result),
      tone: result.ok ? "success" : "danger",
      undo: back && (() => send(back, result.job, true)),
    });
  });

  return (
    <div onSubmit={intercept} className="contents">
      {children}
      <DeleteDialog
        job={toDelete}
        onClose={() => setToDelete(null)}
        onDelete={() => {
          if (toDelete) send("delete", toDelete);
          setToDelete(null);
        }}
      />
    </div>
  );
}

function DeleteDialog({
  job,
  onClose,
  onDelete,
}: {
  job: ActionTarget | null;
  onClose: () => void;
  onDelete: () => void;
}) {
  const t = useTranslations("jobs.console.remove");
  return (
    <Dialog
      open={job !== null}
      onClose={onClose}
      title={t("title", { title: job?.title ?? "" })}
      text={t("text")}
      actions={
        <>
          <KeepButton onPress={onClose} />
          <Button variant="danger" onClick={onDelete}>
            {t("confirm")}
          </Button>
        </>
      }
    />
  );
}

function KeepButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations("ui.labels");
  return (
    <Button variant="ghost" onClick={onPress}>
      {t("cancel")}
    </Button>
  );
}
