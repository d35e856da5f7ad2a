import {
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** Delay before prefetching, so that a pointer that only passes over triggers nothing. */
const intentMs = 100;

/**
 * A list of plain links with client navigation, like the router's links, and prefetching on hover, focus or touch. One
 * listener serves all: a router link costs as much as ten elements, and a page has a hundred links.
 */
export function LinkList({
  ahead = true,
  keepScroll = false,
  onPointerOver,
  onFocus,
  ...list
}: {
  /** False for pages that should not be prefetched. */
  ahead?: boolean;
  /** The link leads to this page with another choice: the scroll position is preserved. */
  keepScroll?: boolean;
} & ComponentProps<"ul">) {
  const navigate = useNavigate();
  const [next, setNext] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(event: MouseEvent) {
    const link = linkAt(event);
    const asksForAnother = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.button !== 0 || asksForAnother || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { preventScrollReset: keepScroll });
  }

  function comeNear(event: SyntheticEvent) {
    clearTimeout(timer.current);
    const link = linkAt(event);
    // Links that search engines must not follow (sign-in) are not prefetched.
    if (!ahead || !link || link.rel === "nofollow") return;
    timer.current = setTimeout(() => setNext(link.pathname + link.search), intentMs);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is activated by a key is clicked */}
      <ul
        {...list}
        onClick={follow}
        onPointerOver={(event) => {
          onPointerOver?.(event);
          comeNear(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          comeNear(event);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
      />
      {next && <PrefetchPageLinks page={next} />}
    </>
  );
}

function linkAt({ target }: SyntheticEvent): HTMLAnchorElement | null {
  const link = (target as Element).closest("a");
  return link && link.origin === location.origin && !link.target ? link : null;
}
