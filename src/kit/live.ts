/** A part of this window that wants to be notified of changes. */
export interface Follower {
  /** The address of the follower's event stream. */
  url: string;
  /** True when any open stream is enough: each stream of an account reports the account's changes. */
  ambient?: boolean;
  heard(): void;
}

const settleMs = 300;
/**
 * The followers, each with true when its stream was open before: changes during a time without a stream are
 * not repeated.
 */
const followers = new Map<Follower, boolean>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls the follower after changes, once for a burst of them. A window has at most one stream, the page's
 * before the frame's, and none while it is hidden. When it is shown again, the follower is called for changes
 * that it may have missed.
 */
export function follow(follower: Follower): () => void {
  if (followers.size === 0) document.addEventListener("visibilitychange", choose);
  followers.set(follower, false);
  choose();
  return () => {
    followers.delete(follower);
    if (followers.size === 0) document.removeEventListener("visibilitychange", choose);
    // The stream is chosen after the next page has subscribed, which may need the same one.
    queueMicrotask(choose);
  };
}

function choose(): void {
  const all = [...followers.keys()];
  const wanted = document.hidden ? undefined : (all.findLast(({ ambient }) => !ambient) ?? all[0])?.url;
  if (wanted === undefined) {
    source?.close();
    source = null;
    return;
  }
  const url = new URL(wanted, location.href).href;
  if (source?.url === url) {
    if (source.readyState === EventSource.OPEN) for (const each of all) followers.set(each, true);
    return;
  }
  source?.close();
  source = new EventSource(url);
  source.addEventListener("changed", changed);
  source.onopen = () => {
    for (const [each, wasOpen] of followers) {
      followers.set(each, true);
      if (wasOpen) each.heard();
    }
  };
}

function changed(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const { heard } of followers.keys()) heard();
  }, settleMs);
}
