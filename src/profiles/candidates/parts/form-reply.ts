import type { FormReply } from "#kit/form.ts";

/** The result of saving a form of the profile. */
export interface ProfileReply {
  /** Name of the form: `profile`, or a section and the row's id (empty for a new one). */
  form: string;
  /** Time of the save; undefined when the form was not saved. */
  savedAt?: string;
  /** The stored values of the changed fields, by name. */
  saved?: Record<string, unknown>;
  errors?: FormReply;
  /** The values saved by another window in fields that were changed here, by name. */
  now?: Record<string, unknown>;
  /** The version of `now`, for forms that post their version. */
  version?: number;
  /** The sent values that were not saved. */
  typed?: Record<string, unknown>;
  /** A row that was removed, as its form would send it. */
  removed?: { section: string; index: number; row: Record<string, unknown> };
}
