import {
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** A pointer that only passes by asks for nothing. */
const intentMs = 100;

/**
 * A list whose plain links lead on within the document, as the router's own do, and whose pages are fetched when a hand comes
 * near. One listener serves them all: a router's link is as much work as ten elements, and a page has a hundred.
 */
export function LinkList({
  ahead = true,
  keepScroll = false,
  onPointerOver,
  onFocus,
  ...list
}: {
  /** False where a page is not worth fetching before somebody presses. */
  ahead?: boolean;
  /** The next page is this one with another choice: the reader stays where they are. */
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
    // Where search engines are not to go (signing in), nothing is fetched ahead either.
    if (!ahead || !link || link.rel === "nofollow") return;
    timer.current = setTimeout(() => setNext(link.pathname + link.search), intentMs);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked */}
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
