/** The values of a form's fields by name, as one text each. */
export type Shown = Readonly<Record<string, string | undefined>>;

/** Returns the current values of a form's fields. */
export function currentValuesOf(form: HTMLFormElement): Shown {
  return textsOf([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Returns the rendered values of a form's fields: the reader may have changed them before the script ran. */
export function renderedValuesOf(form: HTMLFormElement): Shown {
  const entries: [string, string][] = [];
  for (const control of form.elements) {
    if (control.matches(":disabled")) continue;
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options];
      const chosen = options.find((option) => option.defaultSelected) ?? options[0];
      if (chosen) entries.push([control.name, chosen.value]);
    } else if (control instanceof HTMLTextAreaElement)
      entries.push([control.name, control.defaultValue.replaceAll("\r\n", "\n")]);
    else if (control instanceof HTMLInputElement && (control.defaultChecked || !isTick(control)))
      entries.push([control.name, control.defaultValue]);
  }
  return textsOf(entries);
}

/** Returns the names whose values differ. */
export function changedFrom(before: Shown, now: Shown): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );
}

const isTick = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

function textsOf(entries: readonly (readonly [string, string])[]): Shown {
  const groups = Map.groupBy(
    entries.filter(([name]) => name !== ""),
    ([name]) => name,
  );
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, JSON.stringify(all.map(([, text]) => text))]),
  );
}
