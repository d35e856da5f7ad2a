const key = "recent-searches";
const most = 5;

/** What this browser was last asked for, newest first; nothing where it may not remember. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search as the newest one; without one, deletes all. */
export function rememberSearch(keyword: string | null): void {
  const text = keyword?.trim().slice(0, 100);
  const others = recentSearches().filter((entry) => entry.toLowerCase() !== text?.toLowerCase());
  try {
    if (keyword === null) localStorage.removeItem(key);
    else if (text) localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing loses nothing.
  }
}
