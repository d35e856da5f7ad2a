import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { deepOnly, failures, usualJourneys } from "../test/deep-list.ts";
import { changedPaths } from "./changed-paths.ts";
import { unchangedTests } from "./changed-tests.ts";

/**
 * The checks of the project: `node bin/check.ts [gate] [deep]` (decision 116). The gate has types, lint, laws, unit, API and
 * browser tests; deep has what the gate leaves out, and more examples. Both together run no test twice.
 * The last line reads "N passed, N failed".
 */
const parts = process.argv.slice(2);
if (parts.some((part) => part !== "gate" && part !== "deep")) throw new Error(`Unknown part: ${parts}`);
const deep = parts.includes("deep");
const gate = parts.includes("gate") || !deep;
/** The factor for the number of examples in property tests. It is small when both parts run, because the time of CI is limited. */
const examples = process.env.EXAMPLES ?? (!deep ? "1" : gate ? "2" : "20");

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
let passed = 0;
let failed = 0;
let skipped = 0;

/** Runs a command. @param live whether to print the output while the command runs */
function run(command: string, args: string[], live = false): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, EXAMPLES: examples },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        if (live) process.stdout.write(chunk);
      });
    child.once("error", (error) => done({ code: 1, output: String(error) }));
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a check and counts it as passed or failed. @param options.says whether to print the output of a passed check too */
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
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds(started)} s)`);
  if (code !== 0 || options.says) console.log(output.trimEnd());
  return code === 0;
}

/** The file in which the type checker stores its results between runs. */
const typesFile = join(root, "node_modules/.cache/types.tsbuildinfo");

const seconds = (started: number) => ((Date.now() - started) / 1000).toFixed(1);

interface Selection {
  /** Prefixes of the paths of the test files. */
  paths: string[];
  excluded?: string[];
  /** Whether other checks run at the same time; the output of the tests is then printed at their end. */
  beside?: true;
  /** Whether all files may be excluded. */
  mayBeEmpty?: boolean;
}

async function tests(name: string, { paths, excluded = [], beside, mayBeEmpty }: Selection): Promise<void> {
  const started = Date.now();
  const report = join(tmpdir(), `sen-check-${process.pid}-${name}.json`);
  const args = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    ...(mayBeEmpty ? ["--passWithNoTests"] : []),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...excluded.map((file) => `--exclude=${file}`),
    ...paths,
  ];
  const { code, output } = await run(process.execPath, args, !beside);
  if (beside) console.log(output.trimEnd());
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
    // The report has no failed test for a file that does not load, nor for an error outside of tests.
    if (code !== 0 && result.numFailedTests === 0) failed += Math.max(1, result.numFailedTestSuites);
  } catch {
    failed++;
  } finally {
    rmSync(report, { force: true });
  }
  console.log(`tests: ${name} (${seconds(started)} s)`);
}

const pages = () =>
  step("pages", process.execPath, ["-e", "import('./bin/build.ts').then((pages) => pages.buildWhenStale())"]);

/** Runs the static checks in two concurrent sequences of equal length. The type checker has one thread: more would repeat work. */
async function staticChecks(): Promise<boolean> {
  const [, built] = await Promise.all([
    (async () => {
      await step("types", bin("tsc"), [
        "--noEmit",
        "--singleThreaded",
        "--incremental",
        "--tsBuildInfoFile",
        typesFile,
      ]);
      await step("unused code", bin("knip"), ["--no-progress"]);
    })(),
    (async () => {
      await step("lint and format", bin("biome"), ["ci", "--reporter=summary", "."]);
      await step("laws of the house", process.execPath, ["bin/laws.ts"], { says: true });
      await step("import law", process.execPath, ["bin/import-law.ts"], { says: true });
      return pages();
    })(),
  ]);
  return built;
}

/** Scans committed files for secrets, and the packages of the product for known vulnerabilities. */
async function supplyChecks(): Promise<void> {
  await step("secrets", process.execPath, ["bin/secrets.ts"]);
  const { code, output } = await run("npm", ["audit", "--omit=dev", "--audit-level=high"]);
  if (/audit endpoint returned an error/.test(output)) {
    skipped++;
    console.log("skip audit of packages: the registry has no audit endpoint");
    return;
  }
  if (code === 0) passed++;
  else failed++;
  console.log(`${code === 0 ? "ok  " : "FAIL"} audit of packages\n${output.trimEnd()}`);
}

/**
 * Lists the tests that the gate leaves out: those of deep, except tests of failures whose code has changed, and tests that no
 * change reaches.
 */
function leftOut(): string[] {
  if (deep) return [];
  const kernelChanged = changedPaths()?.some((path) => failures.kernel.test(path)) ?? false;
  const deepFiles = Object.keys(deepOnly).filter((file) => !(kernelChanged && failures.files.test(file)));
  const unchanged = unchangedTests().filter(
    (file) => !usualJourneys.includes(file) && !deepFiles.includes(file),
  );
  if (unchanged.length > 0)
    console.log(`left to test:deep: ${unchanged.length} files that no change reaches`);
  return [...deepFiles, ...unchanged];
}

const started = Date.now();
if (deep) await supplyChecks();
if (gate) {
  // The tests in src need no built pages, so they run while the pages are built.
  const excluded = leftOut();
  const [built] = await Promise.all([
    staticChecks(),
    // A change of documents reaches no test in src.
    tests("src", { paths: ["src/"], excluded, beside: true, mayBeEmpty: !deep }),
  ]);
  if (built) await tests("test", { paths: ["test/"], excluded });
} else if (await pages()) {
  await tests("deep", { paths: ["src/", "test/"] });
}
console.log(`Checked in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);
