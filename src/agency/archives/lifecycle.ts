import { defineLifecycle } from "#kit/lifecycle.ts";

/** The states of an export, and of an uploaded archive that is checked and then imported. */
export const archiveLife = defineLifecycle({
  stored: { table: "agency_archives", columns: ["status"] },
  states: {
    making: null,
    ready: null,
    checking: null,
    checked: null,
    importing: null,
    done: null,
    failed: null,
  },
  roles: ["admin", "system"],
  refusal: "archive_state",
  verbs: {
    import: [
      {
        from: "checked",
        to: "importing",
        by: "admin",
        when: ({ faults }: { faults: number }) => faults === 0,
      },
    ],
    finish: [
      { from: "making", to: "ready", by: "system" },
      { from: "checking", to: "checked", by: "system" },
      { from: "importing", to: "done", by: "system" },
    ],
    fail: [{ from: ["making", "checking", "importing"], to: "failed", by: "system" }],
  },
});
