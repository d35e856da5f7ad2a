import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Problem } from "#kit/problem.ts";

const argon2Async = promisify(argon2) as (
  algorithm: "argon2id",
  parameters: {
    message: Buffer;
    nonce: Buffer;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
) => Promise<Buffer>;

const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

/** One hash takes 20 MB and about 65 ms of one core: more concurrent hashes than cores would starve other work. */
const atOnce = 2;
/** About ten seconds of work in total: later callers get 429 instead of waiting. */
const mostWaiting = 300;
const mostOfOneNetwork = 100;
let running = 0;
let waitingCount = 0;
/** Waiting calls by network. The first call of the first network starts next, and this network moves to the end. */
const waiting = new Map<string, (() => void)[]>();

async function slot<T>(network: string, work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  // A finished call passes its slot to a waiting call, so the number of running calls is unchanged.
  else await new Promise<void>((go) => enqueue(network, go));
  try {
    return await work();
  } finally {
    const next = dequeue();
    if (next) next();
    else running--;
  }
}

function enqueue(network: string, go: () => void): void {
  const line = waiting.get(network) ?? [];
  if (line.length >= mostOfOneNetwork || waitingCount >= mostWaiting)
    throw new Problem(429, "too_many_requests", { retryAfterSeconds: 5 });
  line.push(go);
  waiting.set(network, line);
  waitingCount++;
}

function dequeue(): (() => void) | undefined {
  for (const [network, line] of waiting) {
    waiting.delete(network);
    if (line.length > 1) waiting.set(network, line.slice(1));
    waitingCount--;
    return line[0];
  }
  return undefined;
}

const derive = (network: string, password: string, nonce: Buffer, m: number, t: number, p: number) =>
  slot(network, () =>
    argon2Async("argon2id", {
      message: Buffer.from(password.normalize("NFKC")),
      nonce,
      parallelism: p,
      tagLength,
      memory: m,
      passes: t,
    }),
  );

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/={1,2}$/, "");

/**
 * Hashes a password with argon2id, 19 MiB and 2 passes (OWASP). Returns the hash in the PHC string format.
 * @param network the caller's network: networks take turns, and one of them cannot fill the queue
 * @throws Problem 429 when too many are waiting
 */
export async function hashPassword(password: string, network = "here"): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(network, password, nonce, memory, passes, parallelism);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$c2VuLW5vYm9keS1oZXJl$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/**
 * Returns whether a password is the stored one, after the same time whether or not the account has a password.
 * @throws Problem 429 as hashPassword
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  network = "here",
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? nobody);
  if (!match) return false;
  const [, m, t, p, nonce = "", tag = ""] = match;
  const expected = Buffer.from(tag, "base64");
  const salt = Buffer.from(nonce, "base64");
  const actual = await derive(network, password, salt, Number(m), Number(t), Number(p));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}
