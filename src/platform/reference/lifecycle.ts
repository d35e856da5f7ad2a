import { defineLifecycle } from "#kit/lifecycle.ts";

export const titleStates = ["active", "retired", "merged"] as const;
export type TitleState = (typeof titleStates)[number];

export interface TitleFacts {
  /** Whether a merge can still be undone. */
  isRecent: boolean;
}

/** The transitions of a title of the directory. Forms suggest active titles only. */
export const titleLife = defineLifecycle({
  stored: { table: "job_titles", columns: ["state"] },
  states: {
    active: { group: "active" },
    retired: { group: "retired" },
    merged: { group: "merged" },
  } satisfies { [S in TitleState]: { group: S } },
  roles: ["administrator"],
  refusal: "title_not_active",
  refusals: { restore: "title_undo_over" },
  verbs: {
    edit: [{ from: "active", by: "administrator" }],
    retire: [{ from: "active", to: "retired", by: "administrator" }],
    merge: [{ from: "active", to: "merged", by: "administrator" }],
    restore: [
      { from: "retired", to: "active", by: "administrator" },
      { from: "merged", to: "active", by: "administrator", when: ({ isRecent }: TitleFacts) => isRecent },
    ],
  },
});
