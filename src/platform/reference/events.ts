import { defineEvent } from "#kit/events.ts";
import type { ListKind } from "./list-kinds.ts";

/** Administrators have added or edited a row of a list. */
export const listChanged = defineEvent<{ kind: ListKind; id: number }>("listChanged");
