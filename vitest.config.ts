import { defineConfig } from "vitest/config";

// React in the form that visitors get: it renders in half the time, and tests are of what they see.
process.env.NODE_ENV = "production";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    globalSetup: ["test/setup.ts"],
    setupFiles: ["test/each-file.ts"],
    pool: "forks",
    // Reading the modules anew for each file took as long as a third of the tests.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
