import { defineEvent } from "#kit/events.ts";

/** Added people, their facts, files or merges have changed; `ids` are candidates. */
export const peopleChanged = defineEvent<{ ids: readonly number[] }>("talent-pools.people_changed");
