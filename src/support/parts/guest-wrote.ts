const key = "support-guest";

/** Whether a guest wrote to us from this browser: the key of the conversation is in a cookie that no script can read. */
export function hasGuestWritten(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that, or forgets it. */
export function setGuestWrote(wrote: boolean): void {
  try {
    if (wrote) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing shows no mark; the answer comes by email too.
  }
}
