import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Lists the paths that differ from main, uncommitted ones included. Null where git finds no main, or no difference.
 * @param onMain what main itself is compared with: the commit before, or nothing
 */
export function changedPaths(onMain: "HEAD~1" | null = null, folder = root): string[] | null {
  const git = (...args: string[]): string[] => {
    const output = execFileSync("git", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    return output.toString().split("\n").filter(Boolean);
  };
  for (const main of ["main", "origin/main"])
    try {
      const base = git("merge-base", "HEAD", main)[0] ?? "";
      const paths = [
        ...git("diff", "--name-only", base),
        ...git("ls-files", "--others", "--exclude-standard"),
      ];
      if (paths.length > 0) return paths;
      return onMain && git("diff", "--name-only", onMain);
    } catch {
      // No such branch, no history in common, or no git.
    }
  return null;
}
