import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#kit/config.ts";

/**
 * Returns SESSION_SECRET, or a secret that is generated at the first start and stored in DATA_DIR, readable by its owner
 * only.
 */
export async function secretOf(config: Config): Promise<string> {
  if (config.SESSION_SECRET) return config.SESSION_SECRET;
  const path = join(config.DATA_DIR, "session-secret");
  await mkdir(config.DATA_DIR, { recursive: true });
  await writeFile(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" }).catch(
    (error: { code?: string }) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return readFile(path, "utf8");
}
