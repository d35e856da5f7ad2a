import { asText } from "#kit/markup.ts";

type Values = Record<string, unknown>;

/**
 * The fields as they are filled in, without what a browser adds by itself: a blank entry where the next of a list is typed, and
 * rich text as the plain box shows it until its editor is there.
 * @param saved the values that the form began with
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
