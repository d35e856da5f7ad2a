import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * Every check of the project: types, lint, laws, unit, API and browser tests. The last line reads "N passed, N failed".
 */
const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const report = join(tmpdir(), `sen-check-${process.pid}.json`);
let passed = 0;
let failed = 0;
let skipped = 0;

function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", (error) => done({ code: 1, output: String(error) }));
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** @param options.says print what it says also when it passes */
async function step(
  name: string,
  command: string,
  args: string[],
  options: { says?: true } = {},
): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await run(command, args);
  if (code === 0) passed++;
  else failed++;
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0 || options.says) console.log(output.trimEnd());
  return code === 0;
}

async function tests(): Promise<void> {
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  );
  const code = await new Promise<number>((done) => child.once("close", (value) => done(value ?? 1)));
  try {
    const result = JSON.parse(readFileSync(report, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numFailedTestSuites: number;
      testResults: { name: string; startTime: number; endTime: number }[];
    };
    passed += result.numPassedTests;
    skipped += result.numPendingTests;
    failed += result.numFailedTests;
    const slowest = result.testResults
      .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 12)
      .map(({ name, seconds }) => `${relative(root, name)} ${seconds.toFixed(1)} s`);
    console.log(`slowest: ${slowest.join(", ")}`);
    // A file that does not load has no failed test, and an error outside of any test has none either.
    if (code !== 0 && result.numFailedTests === 0) failed += Math.max(1, result.numFailedTestSuites);
  } catch {
    failed++;
  } finally {
    rmSync(report, { force: true });
  }
  console.log(`tests (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

const started = Date.now();
const build = "import('./bin/build.ts').then((pages) => pages.buildWhenStale())";
// Side by side, about as long each. Four type checkers would do the same work twice to be done a little sooner.
const [, built] = await Promise.all([
  (async () => {
    await step("types", bin("tsc"), ["--noEmit", "--singleThreaded"]);
    await step("unused code", bin("knip"), ["--no-progress"]);
  })(),
  (async () => {
    await step("lint and format", bin("biome"), ["ci", "--reporter=summary", "."]);
    await step("laws of the house", process.execPath, ["bin/laws.ts"]);
    await step("import law", process.execPath, ["bin/import-law.ts"], { says: true });
    return step("pages", process.execPath, ["-e", build]);
  })(),
]);
if (built) await tests();
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`Checked in ${minutes} min`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);
