import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { saveImported } from "#profiles/candidates/commands/save-imported.ts";
import { cvTemplates } from "#profiles/candidates/cv-settings.ts";
import { samplePerson } from "#profiles/cv/testing/people.ts";
import { makeFolder, startProduct, stopProduct } from "../test/product.ts";
import { tokenOf } from "../test/session.ts";
import { machine } from "./report.ts";

const secret = "a secret that only the bench knows, 32+";
const atOnce = 10;
const pagesPerSecond = 20;

/**
 * Measures the rendering of online CVs as PDF, alone and ten at once, and the response times of other pages
 * meanwhile.
 */
export async function benchOnlineCv(asOf: Date): Promise<void> {
  const folder = await makeFolder("bench-cv");
  const product = await startProduct(folder, { SESSION_SECRET: secret });
  try {
    console.log(machine(asOf));
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    const database = openDatabase(url, { size: 2 });
    const token = await candidateWithProfile(database, asOf);
    await database.close();
    const pdf = async (n: number) => {
      const template = cvTemplates[n % cvTemplates.length]!.key;
      return timed(`${product.url}/api/v2/candidates/online_cv.pdf?template=${template}`, {
        authorization: `Bearer ${token}`,
      });
    };
    console.log(`first PDF after the start: ${(await pdf(0)).toFixed(0)} ms`);
    const single: number[] = [];
    for (let n = 0; n < cvTemplates.length * 3; n++) single.push(await pdf(n));
    console.log(`one at a time: ${summary(single)} (to reach: ≤ 1000 ms)`);

    const page = (n: number) => timed(`${product.url}${jobsPath.vi}?salary_min=${5_000_000 + n}`, {});
    for (let n = 0; n < 30; n++) await page(-n);
    let isResting = true;
    const alone = readPages(page, () => isResting);
    await sleep(5000);
    isResting = false;
    console.log(`a job list page without them: ${summary(await alone)}`);
    const began = performance.now();
    let isDrawing = true;
    const pages = readPages(page, () => isDrawing);
    const rounds = 5;
    for (let round = 0; round < rounds; round++)
      await Promise.all(Array.from({ length: atOnce }, (_, n) => pdf(n)));
    const took = (performance.now() - began) / rounds;
    isDrawing = false;
    console.log(`${atOnce} at once: ${took.toFixed(0)} ms (to reach: ≤ 4000)`);
    console.log(`a job list page meanwhile: ${summary(await pages)} (to reach: p99 ≤ 100 ms)`);
  } catch (error) {
    console.error(product.output());
    throw error;
  } finally {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
  }
}

async function candidateWithProfile(database: Database, asOf: Date): Promise<string> {
  const account = await makeCandidate(database.db);
  const { language: _, phone: __, ...profile } = samplePerson("vi", "usual");
  const actor = { accountId: account.id, candidateId: account.candidateId } as Parameters<
    typeof saveImported
  >[1];
  await inTransaction(database, (tx) => saveImported(tx, actor, profile as never, asOf));
  return tokenOf(database, tokenKeys(secret), account.id, asOf);
}

/** Requests pages at a fixed rate, whether or not the previous page was answered, like readers do. */
async function readPages(page: (n: number) => Promise<number>, goesOn: () => boolean): Promise<number[]> {
  const asked: Promise<number>[] = [];
  while (goesOn()) {
    asked.push(page(asked.length + 1));
    await sleep(1000 / pagesPerSecond);
  }
  return Promise.all(asked);
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
}

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms of ${times.length}`;
}
