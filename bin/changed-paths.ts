import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Lists the paths that differ from main, uncommitted ones included; null where git finds no difference or no main. */
export function changedPaths(): string[] | null {
  for (const main of ["main", "origin/main"])
    try {
      const base = git("merge-base", "HEAD", main)[0] ?? "";
      const paths = [
        ...git("diff", "--name-only", base),
        ...git("ls-files", "--others", "--exclude-standard"),
      ];
      return paths.length > 0 ? paths : null;
    } catch {
      // No such branch, no history in common, or no git.
    }
  return null;
}

function git(...args: string[]): string[] {
  const output = execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return output.split("\n").filter(Boolean);
}
