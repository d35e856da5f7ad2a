import { readFile } from "node:fs/promises";
import { busyHours } from "./busy-hours.ts";

// Runs in a sandboxed process (read-ics.ts): reads one calendar and sends its busy hours, or null when it is not one.
// A parent that has died must not leave its child behind.
process.on("disconnect", () => process.exit(1));
const [path = "", from, to] = process.argv.slice(2);
process.send?.(
  await readFile(path, "utf8")
    .then((text) => busyHours(text, [Number(from), Number(to)]))
    .catch(() => null),
);
