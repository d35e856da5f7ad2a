import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

it("db/types.ts is what the migrations make (npm run db:types)", () => {
  const folder = mkdtempSync(join(tmpdir(), "sen-db-types-"));
  const out = join(folder, "types.ts");
  execFileSync(process.execPath, [join(root, "bin/db-types.ts"), out], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(readFileSync(join(root, "db/types.ts"), "utf8")).toBe(readFileSync(out, "utf8"));
  rmSync(folder, { recursive: true });
});
