const key = "support-guest";

/**
 * Returns whether a guest wrote to support from this browser; the key itself is in a cookie that scripts
 * cannot read.
 */
export function hasGuestWritten(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores or deletes the mark that a guest wrote to support from this browser. */
export function setGuestWrote(wrote: boolean): void {
  try {
    if (wrote) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Without the browser's storage, the mark is lost; the answer is also mailed.
  }
}
