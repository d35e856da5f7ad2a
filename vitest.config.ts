import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Tests use the production build of React, as visitors do; it also renders in half the time.
process.env.NODE_ENV = "production";

/** The test files that take longest run first, because a long file that starts last delays the end. The rest of test/ follows. */
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
    // Isolation would load all modules again for each test file, which took a third of the time of the tests.
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
