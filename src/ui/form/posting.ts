import { createContext, type FormEvent, use, useEffect, useEffectEvent } from "react";
import { type FetcherWithComponents, useActionData, useFetcher, useNavigation } from "react-router";
import { useToast } from "../toasts.tsx";

/** The panel around a form, which shows the form of another page beside the page in view. */
export interface FormPanel {
  /** Posts the form to its own page, so that the page in view stays. */
  fetcher: FetcherWithComponents<unknown>;
  /** The path of the form's page. */
  page: string;
  /** The address to which the form posts (`panelAddress`). */
  address: string;
  /** Shows the form's page with another query in the panel. */
  show: (search: string) => void;
  /** Handles a form that the server has accepted. */
  onDone: (text: string) => void;
}

export const FormPanelContext = createContext<FormPanel | null>(null);

/** Returns the address to which a form in a panel posts; its action recognizes the parameter (`leave`, kit/page). */
export function panelAddress(page: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}panel=1`;
}

/** Returns the state of the form around: posted to its own page, or from a panel. */
export function usePosting<Reply>() {
  const panel = use(FormPanelContext);
  const navigation = useNavigation();
  const actionData = useActionData() as Reply | undefined;
  const answer = panel?.fetcher.data as Reply | { done: string } | undefined;
  const done = isDone(answer) ? answer : null;
  const { formData, formMethod } = panel?.fetcher ?? navigation;
  return {
    panel,
    reply: panel ? (isDone(answer) ? undefined : answer) : actionData,
    /** A new object for each form of the panel that the server has accepted; else null. */
    done,
    isBusy: formMethod === "POST",
    /** The value of the button that posted the form. */
    pressed: formData?.get("intent") ?? null,
  };
}

/** Confirms the form of a panel once the server has accepted it. `texts` has a confirmation for each `done` of its action. */
export function useConfirmation(texts: Readonly<Record<string, string>>): void {
  const { panel, done } = usePosting();
  const confirm = useEffectEvent((text: string | undefined) => text && panel?.onDone(text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each accepted form is confirmed once
  useEffect(() => {
    if (done) confirm(texts[done.done]);
  }, [done]);
}

/**
 * Returns the properties of a form whose button posts to another page while the page in view stays, and whether it is being sent.
 * Without script, the form leads to that page. `texts` has a confirmation for each `done` of the action.
 */
export function useStayingForm(page: string, texts: Readonly<Record<string, string>>) {
  const fetcher = useFetcher<unknown>();
  const toast = useToast();
  const done = isDone(fetcher.data) ? fetcher.data : null;
  const confirm = useEffectEvent((text: string | undefined) => {
    if (text) toast.show({ tone: "success", text });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each accepted form is confirmed once
  useEffect(() => {
    if (done) confirm(texts[done.done]);
  }, [done]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter : event.currentTarget;
    void fetcher.submit(pressed, { method: "post", action: panelAddress(page) });
  };
  return {
    form: { method: "post" as const, action: page, onSubmit },
    isBusy: fetcher.state !== "idle",
  };
}

const isDone = (answer: unknown): answer is { done: string } =>
  typeof answer === "object" && answer !== null && "done" in answer;
