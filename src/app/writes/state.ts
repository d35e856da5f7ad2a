/** The reason of a write's failure, or of data that a part of the page could not load. */
export type FailureKind =
  | "offline"
  | "lost"
  | "canceled"
  | "signedOut"
  | "forbidden"
  | "gone"
  | "tooLarge"
  | "tooMany"
  | "refused"
  | "server"
  | "notLoaded";

export interface Failed {
  kind: FailureKind;
  /** The server's explanation of the failure; null without one. */
  text: string | null;
  /** The id of a request that failed on the server; null for other failures. */
  requestId: string | null;
  /** Submits the form again, if it is still on the page; null if no form sent the write. */
  again: (() => void) | null;
}

/** The progress of a file that is being sent. */
export interface Sending {
  percent: number;
  cancel(): void;
}

export interface Notice {
  failed: Failed | null;
  sending: Sending | null;
}

let notice: Notice = { failed: null, sending: null };
const listeners = new Set<() => void>();

export const readNotice = (): Notice => notice;

export function changeNotice(change: Partial<Notice>): void {
  notice = { ...notice, ...change };
  for (const listener of listeners) listener();
}

export function watchNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
