import { type Addresses, PrivateAddress } from "#kit/outgoing/addresses.ts";
import { exchange } from "#kit/outgoing/exchange.ts";
import { type AttemptError, caps } from "./terms.ts";

/** The result of an attempt: the answer, or the reason why there was none. */
export type Attempt = { durationMs: number } & (
  | { status: number; answer: string; error: null }
  | { status: null; answer: null; error: AttemptError }
);

/** A character has at most this many bytes in UTF-8. */
const mostBytes = caps.answer * 4;

/**
 * Posts a body once: redirects are not followed, connections are neither shared nor reused, and `timeoutMs`
 * covers everything including the lookup. Only the beginning of the answer is read.
 * @throws the reason of `signal`, when it aborts the request
 */
export async function post(
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
  addresses: Pick<Addresses, "lookup" | "allows">,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const begun = performance.now();
  const none = (error: AttemptError): Attempt => {
    return { durationMs: Math.round(performance.now() - begun), status: null, answer: null, error };
  };
  const target = new URL(url);
  if (!addresses.allows(target)) return none("address");
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { status, bytes } = await exchange(target, {
      method: "POST",
      body,
      mostBytes,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": String(Buffer.byteLength(body)),
        "accept-encoding": "identity",
        "user-agent": "Sen-Webhooks/1.0",
        ...headers,
      },
      ...(addresses.lookup && { lookup: addresses.lookup }),
      signal: AbortSignal.any([deadline, signal]),
    });
    return { durationMs: Math.round(performance.now() - begun), status, answer: textOf(bytes), error: null };
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) return none("timeout");
    return none(error instanceof PrivateAddress ? "address" : "connection");
  }
}

/** Returns the beginning of an answer as text. PostgreSQL cannot store NUL. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replaceAll("\0", "").slice(0, caps.answer).toWellFormed();
}
