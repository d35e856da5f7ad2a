/** Notifies forms of writes that the server has accepted. */
const answers = new EventTarget();

/** @param page the path of the page whose action was called */
export function emitSaved(page: string): void {
  answers.dispatchEvent(new CustomEvent("saved", { detail: page }));
}

/** @returns a function that unsubscribes */
export function onSaved(listener: (page: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  answers.addEventListener("saved", hear);
  return () => answers.removeEventListener("saved", hear);
}
