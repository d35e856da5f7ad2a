import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { NextButton } from "./ClaimBox.tsx";
import type { Waiting } from "./QueueSteps.tsx";

/** Confirms a decision; leads to the next free job, with the focus on its button, and takes the decision back for a minute. */
export function NextWaiting({
  decided,
  title,
  next,
  list,
  canUndo,
  reply,
}: {
  decided: "approve" | "reject";
  title: string;
  next: Waiting | null;
  /** Address of the list. */
  list: string;
  canUndo: boolean;
  /** The refusal of taking the decision back. */
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobReview.console.review");
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => actions.current?.querySelector<HTMLElement>("button, a")?.focus(), []);
  return (
    <Alert
      tone={decided === "approve" ? "success" : "info"}
      title={t(decided === "approve" ? "approved" : "rejected", { title })}
      live
      actions={
        <div ref={actions} className="flex flex-wrap gap-2">
          {next ? (
            <NextButton variant="primary" />
          ) : (
            <Button to={list} size="sm" variant="secondary">
              {t("back")}
            </Button>
          )}
          {canUndo && <Undo />}
        </div>
      }
    >
      {next ? `${t("next")}: ${next.title} · ${next.company}` : t("none")}
      {reply?.error && <p className="text-danger-600">{reply.error.formErrors}</p>}
    </Alert>
  );
}

function Undo() {
  const t = useTranslations("jobReview.console.review");
  const busy = useNavigation().formData?.get("do") === "undo";
  return (
    <Form method="post">
      <input type="hidden" name="do" value="undo" />
      <Button type="submit" size="sm" variant="ghost" busy={busy} data-key="undo" aria-keyshortcuts="z">
        {t("undo")}
      </Button>
    </Form>
  );
}
