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

/** One hash takes 20 MB and about 65 ms of one core: more at once than cores would only starve everything else. */
const atOnce = 2;
/** Some ten seconds of work: whoever comes later is told to come back rather than left to wait. */
const mostWaiting = 300;
let running = 0;
const waiting: (() => void)[] = [];

async function slot<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new Problem(503, "unavailable", { retryAfterSeconds: 5 });
  if (running < atOnce) running++;
  // Whoever leaves hands its place over, so the count stands.
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const derive = (password: string, nonce: Buffer, m: number, t: number, p: number) =>
  slot(() =>
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

/** argon2id, 19 MiB, 2 passes (OWASP), in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, memory, passes, parallelism);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$c2VuLW5vYm9keS1oZXJl$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** Takes the same time whether or not there is a password to compare with. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? nobody);
  if (!match) return false;
  const [, m, t, p, nonce = "", tag = ""] = match;
  const expected = Buffer.from(tag, "base64");
  const actual = await derive(password, Buffer.from(nonce, "base64"), Number(m), Number(t), Number(p));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}
