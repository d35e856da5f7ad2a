import { join } from "node:path";
import { checkImports } from "./laws/imports.ts";

/** Checks the import law; prints the number of cycles and upward imports of rooms. */
const { broken, cycles, upward } = await checkImports(join(import.meta.dirname, ".."));
for (const cycle of cycles) broken.push(`Rooms that import each other: ${cycle.join(", ")}`);
if (broken.length > 0) {
  console.error(broken.join("\n"));
  process.exitCode = 1;
}
console.log(`Import cycles between rooms: ${cycles.length}, upward imports: ${upward}`);
