import { inspect } from "./inspect.ts";

/** Runs in a sandboxed process (inspector.ts): inspects one file after another and sends the results. */
process.on("message", async (path: string) => {
  process.send?.(await inspect(path));
});
// The child ends with its parent.
process.on("disconnect", () => process.exit(1));
process.send?.("ready");
