import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { makeFolder } from "../product.ts";
import { fuzz } from "./fuzz.ts";
import { findText, summary } from "./report.ts";

/**
 * Starts the product as an operator does, on a market of its own, and sends requests as an attacker or a broken program does:
 *   npm run fuzz                                            20,000 requests in at most 15 minutes, of a new seed
 *   npm run fuzz -- --requests 2000 --minutes 3 --seed 7
 *   npm run fuzz -- --seed 7 --request 1234                 one of them, with its answer
 * The exit code is 1 when an answer broke a rule.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    minutes: { type: "string", default: "15" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
    request: { type: "string" },
  },
});
const [seed, requests, minutes] = [values.seed, values.requests, values.minutes].map(Number) as [
  number,
  number,
  number,
];
const only = values.request === undefined ? null : Number(values.request);
if (![seed, requests, minutes, only ?? 0].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error("--requests, --minutes, --seed and --request are whole numbers");
  process.exit(1);
}

const dataDir = await makeFolder("fuzz");
console.log(`Seed ${seed}`);
try {
  const report = await fuzz({
    dataDir,
    env: {},
    openDatabase: async () =>
      openDatabase((await findPostgres(join(dataDir, "postgres"))) ?? "", { size: 4 }),
    seed,
    crowd: 50_000,
    from: only ?? 0,
    to: only === null ? requests : only + 1,
    minutes,
    ...(only !== null && {
      onAnswer: (planned, { method, path, headers, body }, answer) => {
        console.log(`\n${planned.actor} (${planned.attack}): ${method} ${path}`);
        console.log(headers, body?.toString().slice(0, 4000) ?? "");
        if (answer instanceof Error) console.log(answer);
        else
          console.log(
            answer.status,
            answer.headers,
            answer.body.slice(0, 4000),
            `${answer.ms.toFixed(0)} ms`,
          );
      },
    }),
  });
  for (const find of report.finds) console.log(`\n${findText(find, seed)}`);
  console.log(`\n${summary(report)}`);
  process.exitCode = report.finds.length + report.stops > 0 ? 1 : 0;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
