import { use, useEffect, useEffectEvent } from "react";
import { useActionData, useNavigation } from "react-router";
import { FormPanelContext } from "./scope.ts";

/** Returns the address to which a form in a panel posts; its action recognizes the parameter (`leave`, kit/page). */
export function panelAddress(page: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}panel=1`;
}

/** Returns whether an action has accepted the form of a panel. */
export const isDone = (answer: unknown): answer is { done: string } =>
  typeof answer === "object" && answer !== null && "done" in answer;

/** Returns the state of the form around: posted to its own page, or from a panel. */
export function usePosting<Reply>() {
  const panel = use(FormPanelContext);
  const navigation = useNavigation();
  const actionData = useActionData() as Reply | undefined;
  const answer = panel?.fetcher.data as Reply | { done: string } | undefined;
  const { formData, formMethod } = panel?.fetcher ?? navigation;
  return {
    panel,
    reply: panel ? (isDone(answer) ? undefined : answer) : actionData,
    isBusy: formMethod === "POST",
    /** The value of the button that posted the form. */
    pressed: formData?.get("intent") ?? null,
  };
}

/** Confirms the form of a panel once the server has accepted it. `texts` has a confirmation for each `done` of its action. */
export function useConfirmation(texts: Readonly<Record<string, string>>): void {
  const panel = use(FormPanelContext);
  const done = panel?.done;
  const confirm = useEffectEvent((text: string | undefined) => text && panel?.onDone(text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each accepted form is confirmed once
  useEffect(() => {
    if (done) confirm(texts[done.done]);
  }, [done]);
}
