import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// React in the form that visitors get: it renders in half the time, and tests are of what they see.
process.env.NODE_ENV = "production";

/** Files that drive browsers or whole products take longest, whatever their size: one of them must not begin when all else is done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/test\/(failures|fuzz|journeys)\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
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
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
