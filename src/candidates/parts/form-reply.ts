import type { FormReply } from "#kit/form.ts";

/** How a form of the profile was saved, or why not. */
export interface ProfileReply {
  /** Which form it was: `profile`, or a section and the row's id (empty for a new one). */
  form: string;
  /** Set when it was saved. */
  savedAt?: string;
  /** The changed fields as they are stored now, by name. */
  saved?: Record<string, unknown>;
  errors?: FormReply;
  /** What another window has saved in fields that were changed here, by name. */
  now?: Record<string, unknown>;
  /** The version that `now` is of, for a form that posts its version. */
  version?: number;
  /** What was sent and therefore not saved. */
  typed?: Record<string, unknown>;
  /** A row that was removed, as its form would send it. */
  removed?: { section: string; index: number; row: Record<string, unknown> };
}
