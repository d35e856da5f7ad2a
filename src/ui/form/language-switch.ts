/** Notifies forms that the page is left for the same page in the other language. */
const switches = new EventTarget();

/** @returns the forms that store their work themselves */
export function emitSwitch(): ReadonlySet<HTMLFormElement> {
  const keeping = new Set<HTMLFormElement>();
  switches.dispatchEvent(new CustomEvent("switch", { detail: keeping }));
  return keeping;
}

/**
 * @param keep stores the work and returns its form; null when there is none
 * @returns a function that unsubscribes
 */
export function onSwitch(keep: () => HTMLFormElement | null): () => void {
  const hear = (event: Event) => {
    const form = keep();
    if (form) (event as CustomEvent<Set<HTMLFormElement>>).detail.add(form);
  };
  switches.addEventListener("switch", hear);
  return () => switches.removeEventListener("switch", hear);
}
