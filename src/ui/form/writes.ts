/** Tells forms which writes the server has answered with a yes. */
const answers = new EventTarget();

/** @param page the path of the page whose action was asked */
export function announceSaved(page: string): void {
  answers.dispatchEvent(new CustomEvent("saved", { detail: page }));
}

/** @returns ends the listening */
export function onSaved(listener: (page: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  answers.addEventListener("saved", hear);
  return () => answers.removeEventListener("saved", hear);
}
