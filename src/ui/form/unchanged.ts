import { asText } from "#kit/markup.ts";

type Values = Record<string, unknown>;

/**
 * Returns the current fields without additions of the browser: the blank entry for the next item of a list,
 * and rich text in the form of the plain text area.
 * @param saved the initial values of the form
 */
export function withoutAdditions(now: Values, saved: Values): Values {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const before = saved[name];
      if (Array.isArray(value)) return [name, value.filter((entry) => entry !== "")];
      const isPlainForm = typeof value === "string" && typeof before === "string" && value === asText(before);
      return [name, isPlainForm ? before : value];
    }),
  );
}
