import { useEffect, useState } from "react";
import { recentSearches } from "./recent-searches.ts";

export interface Suggested {
  kind: "title" | "skill" | "company" | "recent";
  text: string;
  count?: number;
  slug?: string;
}

/** The kinds of suggestions in the order of their display, which the arrow keys follow. */
const kinds: readonly string[] = ["title", "skill", "company"];
const pauseMs = 120;
const cache = new Map<string, Suggested[]>();

/**
 * Returns completions of the typed text, shortly after the last key; recent searches when the box is empty.
 */
export function useSuggestions(typed: string, wanted: boolean): Suggested[] {
  const [found, setFound] = useState<Suggested[]>([]);
  const keyword = typed.trim().toLowerCase();
  useEffect(() => {
    if (!wanted) return;
    const known = keyword
      ? cache.get(keyword)
      : recentSearches().map((text) => ({ kind: "recent" as const, text }));
    if (known) return setFound(known);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ keyword: keyword.slice(0, 200) });
        const answer = await fetch(`/api/v2/public/suggestions?${query}`, { signal: request.signal });
        if (!answer.ok) return;
        const { data } = (await answer.json()) as { data: Suggested[] };
        if (cache.size > 100) cache.clear();
        const grouped = data.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
        cache.set(keyword, grouped);
        setFound(grouped);
      } catch {
        // Without a network, or after newer input, the box works without suggestions.
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [keyword, wanted]);
  return wanted ? found : [];
}
