/** Why a write was not done. */
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
  | "server";

export interface Failed {
  kind: FailureKind;
  /** What the server says of it. */
  text: string | null;
  /** Identifies a request that failed on our side. */
  requestId: string | null;
  /** Sends the form again, which is still on the page; null where it was no form that sent. */
  again: (() => void) | null;
}

/** A file on its way. */
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
