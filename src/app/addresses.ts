import type { Language } from "#kit/i18n.ts";

/**
 * An address as a page declares it: `:name` stands for a segment of a path (`:id` for a number), `*` for all further
 * segments.
 */
export interface Address<Value> {
  pattern: string;
  language: Language | null;
  value: Value;
}

export interface FoundAddress<Value> extends Address<Value> {
  /** The segments of the path at the places of the pattern's names, in their order. */
  parts: readonly string[];
}

export interface Addresses<Value> {
  /** Returns the most specific address that matches a path; null for none. The case of letters counts: see `asMatched`. */
  find(pathname: string): FoundAddress<Value> | null;
  /** Returns a pattern with segments in the places of its names. */
  fill(pattern: string, parts: readonly string[]): string;
}

interface Known<Value> extends Address<Value> {
  segments: readonly string[];
}

/** Returns a lookup of addresses. It groups them by their first segment, so that a path is compared with few of them. */
export function openAddresses<Value>(all: readonly Address<Value>[]): Addresses<Value> {
  const known = all
    .map((address) => ({ ...address, segments: segmentsOf(address.pattern) }))
    .sort((a, b) => rank(b.segments) - rank(a.segments));
  const byFirst = new Map<string, Known<Value>[]>();
  const anywhere: Known<Value>[] = [];
  for (const address of known) {
    const [first = ""] = address.segments;
    if (isName(first)) anywhere.push(address);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), address]);
  }
  return {
    find(pathname) {
      const segments = segmentsOf(pathname);
      for (const address of [...(byFirst.get(segments[0] ?? "") ?? []), ...anywhere]) {
        const parts = partsOf(address.segments, segments);
        if (parts) return { ...address, parts };
      }
      return null;
    },
    fill(pattern, parts) {
      let n = 0;
      return `/${segmentsOf(pattern)
        .map((segment) => (segment.startsWith(":") ? (parts[n++] ?? segment) : segment))
        .join("/")}`;
    },
  };
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

const isName = (segment: string) => segment.startsWith(":") || segment === "*";

/** Returns how specific a pattern is: literal segments count more than `:id`, `:id` more than other names, `*` least. */
function rank(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => {
    if (segment === "*") return sum - 1;
    return sum + (segment === ":id" ? 3 : segment.startsWith(":") ? 2 : 4);
  }, 0);
}

function partsOf(pattern: readonly string[], path: readonly string[]): string[] | null {
  const parts: string[] = [];
  for (const [index, segment] of pattern.entries()) {
    if (segment === "*") return path.length > index || pattern.length === 1 ? parts : null;
    const part = path[index];
    if (part === undefined) return null;
    if (segment.startsWith(":")) {
      if (segment === ":id" && !/^\d+$/.test(part)) return null;
      parts.push(part);
    } else if (segment !== part) return null;
  }
  return pattern.length === path.length ? parts : null;
}
