import { execFileSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Lists the files that differ from the branch main, uncommitted ones included; null if there is no such branch, or no difference.
 * @param onMain the commit with which main itself is compared; null for no comparison
 */
export function changedPaths(onMain: "HEAD~1" | null = null, folder = root): string[] | null {
  const git = (...args: string[]): string[] => {
    const output = execFileSync("git", args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
    return output.toString().split("\n").filter(Boolean);
  };
  for (const main of ["origin/main", "main"])
    try {
      const base = git("merge-base", "HEAD", main)[0] ?? "";
      const paths = [
        ...git("diff", "--name-only", base),
        ...git("ls-files", "--others", "--exclude-standard"),
      ];
      if (paths.length > 0) return paths;
    } catch {
      // The branch does not exist, shares no history with HEAD, or git is missing.
    }
  try {
    return onMain && git("diff", "--name-only", onMain);
  } catch {
    return null;
  }
}
