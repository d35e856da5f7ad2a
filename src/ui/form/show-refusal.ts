/**
 * Brings what is wrong with a form into view, and the focus with it: the first wrong field, so that its label and error are
 * read and it can be typed in; else what is said of the form as a whole.
 */
export function showRefusal(form: HTMLFormElement | null): void {
  const first =
    form?.querySelector<HTMLElement>("[aria-invalid]") ?? form?.querySelector<HTMLElement>("[data-refusal]");
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}
