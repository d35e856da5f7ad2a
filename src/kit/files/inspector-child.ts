import { readFile } from "node:fs/promises";
import { readCsv } from "../csv-read.ts";
import { inspect } from "./inspect.ts";
import type { Task } from "./inspector.ts";

/** Runs in a sandboxed process (inspector.ts): handles one file after another and sends the results. */
process.on("message", async (task: Task) => {
  process.send?.(task.task === "table" ? readCsv(await readFile(task.path), task) : await inspect(task.path));
});
// The child ends with its parent.
process.on("disconnect", () => process.exit(1));
process.send?.("ready");
