import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changedPaths } from "../bin/changed-paths.ts";

const hasGit = spawnSync("git", ["--version"]).status === 0;

describe.skipIf(!hasGit)("the paths that a change touches", () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
  function commit(name: string): void {
    writeFileSync(join(folder, name), name);
    git("add", ".");
    git("-c", "user.name=Lan", "-c", "user.email=lan@example.test", "commit", "-m", name);
  }
  const changed = () => [changedPaths(null, folder), changedPaths("HEAD~1", folder)];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "sen-git-"));
    git("init", "-b", "main");
    commit("first");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are unknown on a first commit", () => {
    expect(changed()).toEqual([null, null]);
  });

  it("are on main those of the last commit, where asked for", () => {
    commit("second");
    expect(changed()).toEqual([null, ["second"]]);
  });

  it("are on main also those of earlier commits that were not pushed", () => {
    git("update-ref", "refs/remotes/origin/main", "HEAD~1");
    expect(changed()).toEqual([["second"], ["second"]]);
    git("update-ref", "-d", "refs/remotes/origin/main");
  });

  it("are on a branch all that differ from main, uncommitted ones too", () => {
    git("checkout", "-b", "branch");
    commit("third");
    commit("fourth");
    writeFileSync(join(folder, "first"), "edited");
    writeFileSync(join(folder, "new"), "new");
    const paths = ["first", "fourth", "third", "new"];
    expect(changed()).toEqual([paths, paths]);
  });
});
