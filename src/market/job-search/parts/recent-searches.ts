const key = "recent-searches";
const most = 5;

/** Returns the last keywords of this browser, newest first; empty when storage is not available. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Stores a keyword as the newest one; null deletes all. */
export function rememberSearch(keyword: string | null): void {
  const text = keyword?.trim().slice(0, 100);
  const others = recentSearches().filter((entry) => entry.toLowerCase() !== text?.toLowerCase());
  try {
    if (keyword === null) localStorage.removeItem(key);
    else if (text) localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
  } catch {
    // Without storage, recent searches are not available.
  }
}
