export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** What must not be kept in a browser, or is not the reader's to fill in. A password that is shown is a text field. */
export function isSecret({ type, autocomplete }: Control): boolean {
  return type === "password" || type === "hidden" || /password|one-time-code/.test(autocomplete);
}

export const isTickBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

export function heldBy(control: Control): string | boolean {
  return isTickBox(control) ? control.checked : control.value;
}

/** As if it were typed: React hears of it. */
export function setValue(control: Control, value: string | boolean): void {
  if (heldBy(control) === value) return;
  if (isTickBox(control)) {
    // A radio is left by choosing another one.
    if (value || control.type === "checkbox") control.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  setter?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
