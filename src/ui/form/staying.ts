import { type FormEvent, useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useToast } from "../toasts.tsx";
import { isDone, panelAddress } from "./posting.ts";

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
