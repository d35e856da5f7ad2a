/** Returns the form field of an API's JSON pointer: `/questions/0/text` → `questions[0].text`. */
export function nameOf(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name ? `${name}.${part}` : part), "");
}

/** Returns the value of a field by its name: `questions[0].text` → `values.questions[0].text`. */
export function valueAt(values: unknown, name: string): unknown {
  return name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], values);
}
