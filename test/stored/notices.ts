import type { OwnRequests } from "./own-requests.ts";

/** A mail that tells a person or a company about an act of an administrator (consoles C.8). */
export interface Notice {
  /** The name of the mail. */
  mail: string;
  /** Why the mail needs neither a reason nor the way to object; absent for an act to which the reader may object. */
  grants?: string;
  /** The request that the test sends, where the one of `ownRequests` does not do the act. */
  request?: OwnRequests[string];
}

/**
 * The writes of administrators, each with its mail, or with the reason why no mail is due, by method and path.
 * `test/acts-tell-the-person.test.ts` walks over all writes.
 */
export type Notices = Readonly<Record<string, Notice | string>>;
