import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// React in the form that visitors get: it renders in half the time, and tests are of what they see.
process.env.NODE_ENV = "production";

/** Files that take longest, whatever their size: none of them must begin when all else is done. The rest of test/ follows. */
const longest = [
  /pages-are-clean/,
  /\/fuzz\//,
  /frozen/,
  /menus-and-dialogs/,
  /every-page/,
  /bad-input/,
  /kill/,
  /\/test\//,
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => name.test(moduleId));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    globalSetup: ["test/setup.ts"],
    setupFiles: ["test/each-file.ts"],
    pool: "forks",
    // Reading the modules anew for each file took as long as a third of the tests.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
