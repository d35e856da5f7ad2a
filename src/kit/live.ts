/** Somebody in this window who wants to hear of changes. */
export interface Follower {
  /** The event stream that reports them. */
  url: string;
  /** Is content with whatever stream is open: each stream of an account reports what concerns the account. */
  ambient?: boolean;
  heard(): void;
}

const settleMs = 300;
/** Each follower with whether its stream was open before: changes of a time without one are not repeated. */
const followers = new Map<Follower, boolean>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls the follower after changes, once for a burst of them. A window has one stream at most, the page's rather than the
 * frame's, and none while it is hidden; it hears of what it may have missed when it is shown again.
 */
export function follow(follower: Follower): () => void {
  if (followers.size === 0) document.addEventListener("visibilitychange", choose);
  followers.set(follower, false);
  choose();
  return () => {
    followers.delete(follower);
    if (followers.size === 0) document.removeEventListener("visibilitychange", choose);
    // The next page may want the same stream.
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
