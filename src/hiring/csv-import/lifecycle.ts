import { defineLifecycle } from "#kit/lifecycle.ts";

/** The states of an uploaded table, which is imported once. */
export const importLife = defineLifecycle({
  stored: { table: "csv_imports", columns: ["status"] },
  states: { pending: null, done: null },
  roles: ["owner"],
  refusal: "import_done",
  verbs: {
    confirm: [{ from: "pending", to: "done", by: "owner" }],
    assign: [{ from: "pending", to: "pending", by: "owner" }],
  },
});
