/** A value that a recorded act changed, as text; null where there was none. `name` is empty for an act with a single value. */
export interface Change {
  name: string;
  before: string | null;
  after: string | null;
}

/** Returns the differences of the facts before and after an act, with the paths of nested values (`data.percent`). */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const change = { name, before: old.get(name) ?? null, after: now.get(name) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** Returns the values of facts by their path. Lists stay whole, because their order counts. */
function flat(facts: unknown, path = ""): Map<string, string> {
  if (facts === null || facts === undefined) return new Map();
  if (typeof facts !== "object" || Array.isArray(facts))
    return new Map([[path, typeof facts === "string" ? facts : JSON.stringify(facts)]]);
  return new Map(
    Object.entries(facts).flatMap(([key, value]) => [...flat(value, path === "" ? key : `${path}.${key}`)]),
  );
}
