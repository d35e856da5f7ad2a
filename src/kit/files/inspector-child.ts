import { inspect } from "./inspect.ts";

/** Runs in a guarded process (inspector.ts): looks at one file after another and sends what it saw. */
process.on("message", async (path: string) => {
  process.send?.(await inspect(path));
});
// A parent that has died must not leave its child behind.
process.on("disconnect", () => process.exit(1));
process.send?.("ready");
