/** Tells forms that the page is left for the same one in the other language. */
const switches = new EventTarget();

/** @returns the forms that keep their work themselves */
export function announceSwitch(): ReadonlySet<HTMLFormElement> {
  const keeping = new Set<HTMLFormElement>();
  switches.dispatchEvent(new CustomEvent("switch", { detail: keeping }));
  return keeping;
}

/**
 * @param keep keeps the work, and answers with its form; null where there is nothing to keep
 * @returns ends the listening
 */
export function onSwitch(keep: () => HTMLFormElement | null): () => void {
  const hear = (event: Event) => {
    const form = keep();
    if (form) (event as CustomEvent<Set<HTMLFormElement>>).detail.add(form);
  };
  switches.addEventListener("switch", hear);
  return () => switches.removeEventListener("switch", hear);
}
