import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { roomsOnTheWay, unchangedTests } from "../bin/changed-tests.ts";
import { deepOnly, moreInDeep, usualJourneys } from "./deep-list.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("{src,test}/**/*.test.{ts,tsx}", { cwd: root });
const byName = (a: string, b: string) => a.localeCompare(b);

it("test/deep-list.ts names each file that the gate leaves out", () => {
  expect(Object.keys(deepOnly).sort(byName)).toEqual(
    files.filter((file) => /\.deep\.test\.tsx?$/.test(file)).sort(byName),
  );
});

it("test/deep-list.ts names each file of which the gate runs a part", () => {
  const reads = /from "[^"]*\/examples\.ts"/;
  const partial = files.filter(
    (file) => !(file in deepOnly) && reads.test(readFileSync(join(root, file), "utf8")),
  );
  expect(Object.keys(moreInDeep).sort(byName)).toEqual(partial.sort(byName));
});

describe("the tests of src that the gate runs", () => {
  const inSrc = files.filter((file) => file.startsWith("src/") && !(file in deepOnly));
  const run = (...paths: string[]) => {
    const left = unchangedTests(paths);
    return inSrc.filter((file) => !left.includes(file));
  };

  it("are those of changed rooms and of the rooms that import them", () => {
    const afterTasks = run("src/hiring/tasks/commands/tasks.ts");
    expect(afterTasks).toContain("src/hiring/tasks/tasks.test.ts");
    expect(afterTasks).toContain("src/app/demo.test.ts");
    expect(afterTasks).not.toContain("src/profiles/cv/cvs.test.ts");
    expect(afterTasks).not.toContain("src/kit/queue.test.ts");
    const afterCompanies = run("src/people/companies/pipeline.ts");
    expect(afterCompanies).toContain("src/hiring/tasks/tasks.test.ts");
    expect(run("docs/style.md")).toEqual([]);
    expect(run("src/hiring/tasks/tasks.test.ts")).toEqual(["src/hiring/tasks/tasks.test.ts"]);
  });

  it("are all where the kernel has changed, and where the difference is unknown", () => {
    expect(run("src/kit/call.ts")).toEqual(inSrc);
    expect(unchangedTests(null)).toEqual([]);
  });
});

describe("the journeys that the gate makes", () => {
  const journeys = files.filter((file) => /^test\/journeys\/.*\.test\.ts$/.test(file));
  const made = (...paths: string[]) => {
    const left = unchangedTests(paths);
    return journeys.filter((file) => !left.includes(file));
  };

  it("are those through the rooms that have changed, by their imports and texts", () => {
    expect(
      roomsOnTheWay('import { offerPath } from "#hiring/offers/paths.ts"; t("jobSearch.site.none")'),
    ).toEqual(new Set(["hiring/offers", "market/job-search"]));
    expect(made("src/hiring/offers/commands/send.ts")).toContain("test/journeys/offers-are-made.test.ts");
    expect(made("src/hiring/offers/commands/send.ts")).not.toContain(
      "test/journeys/candidate-imports-a-cv.test.ts",
    );
    const afterOneJourney = made("test/journeys/days-are-typed.test.ts", "docs/style.md");
    expect(afterOneJourney).toContain("test/journeys/days-are-typed.test.ts");
    expect(afterOneJourney).not.toContain("test/journeys/offers-are-made.test.ts");
  });

  it("are all where each may be affected, and where the difference is unknown", () => {
    for (const path of [
      "src/ui/Button.tsx",
      "src/kit/call.ts",
      "db/migrations/0001_start.sql",
      "test/journeys/steps.ts",
    ])
      expect(made(path), path).toEqual(journeys);
  });

  it("are always those about all rooms, and one for each role", () => {
    expect(made("docs/style.md")).toContain("test/journeys/pages-are-clean.test.ts");
    for (const file of usualJourneys) expect(journeys).toContain(file);
  });
});
