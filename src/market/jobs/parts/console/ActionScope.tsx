import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useToast } from "#ui/toasts.tsx";
import { usualExtension } from "../../terms.ts";
import { type ActionResult, type ActionTarget, type JobAction, jobActions, undoOf } from "./actions.ts";

/** The sentence that says how an action ended. */
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
 * Sends the action forms below it without leaving the page, says in a toast what happened, and offers Undo where there is
 * a way back. Deleting asks first. Without script the same forms post to the page.
 */
export function ActionScope({ page, children }: { page: string; children: ReactNode }) {
  const fetcher = useFetcher<ActionResult>();
  const toast = useToast();
  const say = useActionWords();
  const t = useTranslations("jobs.console.remove");
  const shown = useRef<ActionResult>(undefined);
  const [asked, setAsked] = useState<ActionTarget | null>(null);

  function send(action: JobAction, job: ActionTarget, undone = false) {
    const values = { do: action, id: job.id, title: job.title, ...(undone ? { undone: "1" } : {}) };
    fetcher.submit(values, { method: "post", action: page });
  }

  function intercept(event: FormEvent<HTMLElement>) {
    const form = event.target as HTMLFormElement;
    const query = new URL(form.action, window.location.href).searchParams;
    const action = jobActions.find((known) => known === query.get("do"));
    const id = query.get("id");
    if (!action || !id) return;
    event.preventDefault();
    form.closest<HTMLElement>("[popover]")?.hidePopover();
    const job = { id, title: query.get("title") ?? "" };
    if (action === "delete") setAsked(job);
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
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t("title", { title: asked?.title ?? "" })}
        text={t("text")}
        actions={
          <>
            <KeepButton onPress={() => setAsked(null)} />
            <Button
              variant="danger"
              onClick={() => {
                if (asked) send("delete", asked);
                setAsked(null);
              }}
            >
              {t("confirm")}
            </Button>
          </>
        }
      />
    </div>
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
