export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/**
 * Returns whether a control must not be stored in the browser: passwords, codes and hidden fields. A revealed
 * password is a text field.
 */
export function isSecret({ type, autocomplete }: Control): boolean {
  return type === "password" || type === "hidden" || /password|one-time-code/.test(autocomplete);
}

export const isTickBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

export function controlValue(control: Control): string | boolean {
  return isTickBox(control) ? control.checked : control.value;
}

/** Sets a value as if it were typed, so that React is notified. */
export function setValue(control: Control, value: string | boolean): void {
  if (controlValue(control) === value) return;
  if (isTickBox(control)) {
    // A radio button is unchecked by choosing another one.
    if (value || control.type === "checkbox") control.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  setter?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
