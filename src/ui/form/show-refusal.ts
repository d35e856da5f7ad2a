import { type RefObject, useEffect } from "react";
import type { FormReply } from "#kit/form.ts";

/** Shows the error of a form after each refused reply, with `showRefusal`. */
export function useShownRefusal(
  form: RefObject<HTMLFormElement | null>,
  reply: FormReply | null | undefined,
): void {
  useEffect(() => {
    if (reply?.error) showRefusal(form.current);
  }, [form, reply]);
}

/**
 * Scrolls to the error of a form and moves the focus there: to the first invalid field, so that screen
 * readers read its label and error; else to the error of the form as a whole.
 */
export function showRefusal(form: HTMLFormElement | null): void {
  const first =
    form?.querySelector<HTMLElement>("[aria-invalid]") ?? form?.querySelector<HTMLElement>("[data-refusal]");
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
  // Below a long list of choices, the error may still be out of view.
  if (first?.id) document.getElementById(`${first.id}-error`)?.scrollIntoView({ block: "nearest" });
}
