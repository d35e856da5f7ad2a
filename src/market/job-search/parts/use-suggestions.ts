import { useEffect, useState } from "react";
import { recentSearches } from "./recent-searches.ts";

export interface Suggested {
  kind: "title" | "skill" | "company" | "place" | "recent";
  text: string;
  count?: number;
  slug?: string;
}

/** The kinds of suggestions in the order of their display, which the arrow keys follow. */
const kinds: readonly string[] = ["place", "title", "skill", "company"];
const pauseMs = 120;
const cache = new Map<string, Suggested[]>();

/**
 * Returns completions of the typed text, shortly after the last key; recent searches when the box is empty.
 */
export function useSuggestions(typed: string, at: number, wanted: boolean): Suggested[] {
  const [found, setFound] = useState<Suggested[]>([]);
  const keyword = typed.trimStart().toLowerCase();
  const caret = Math.max(0, at - (typed.length - keyword.length));
  const key = `${caret} ${keyword}`;
  useEffect(() => {
    if (!wanted) return;
    const known = keyword
      ? cache.get(key)
      : recentSearches().map((text) => ({ kind: "recent" as const, text }));
    if (known) return setFound(known);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ keyword: keyword.slice(0, 200), at: `${Math.min(caret, 200)}` });
        const answer = await fetch(`/api/v2/public/suggestions?${query}`, { signal: request.signal });
        if (!answer.ok) return;
        const { data } = (await answer.json()) as { data: Suggested[] };
        if (cache.size > 100) cache.clear();
        const grouped = data.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
        cache.set(key, grouped);
        setFound(grouped);
      } catch {
        // Without a network, or after newer input, the box works without suggestions.
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [keyword, caret, key, wanted]);
  return wanted ? found : [];
}
