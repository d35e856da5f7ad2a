import { defineEvent } from "#kit/events.ts";

/** Emitted when a merge has moved the rows of a company to another one, and when its undo has moved them back. */
export const companiesMerged = defineEvent<{ companies: readonly number[] }>("companies.merged");
