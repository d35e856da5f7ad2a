import { type KeyedBody, keyOf, settled } from "./keys.ts";
import { changeNotice, type FailureKind } from "./state.ts";

/** The time without a sent byte or an answer after which the connection counts as lost. */
const silenceMs = 60_000;
/** The delay before the progress is shown: small files are sent within it. */
const showAfterMs = 400;

/** The error of a write to which the server has not answered. */
export class Unanswered extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Sends every write of the router with XMLHttpRequest: with an `Idempotency-Key`, so that it can be repeated, with progress
 * and cancellation for files, and without a time limit while data is moving. The router supports no other transport than
 * `fetch`.
 */
export function sendWrites(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const writes = init?.method && init.method !== "GET" && input instanceof URL;
    const forPage = writes && input.origin === location.origin && input.pathname.endsWith(".data");
    return forPage ? send(input, init) : plain(input, init);
  };
}

async function send(address: URL, { method = "POST", body, signal }: RequestInit): Promise<Response> {
  const keyed = keyOf(address.href, body as KeyedBody);
  if (!navigator.onLine) throw new Unanswered("offline");
  const response = await transfer(address, method, body as KeyedBody, keyed.key, signal);
  // A write that failed on the server may be repeated with the same key.
  if (response.status < 500) settled(keyed);
  return response;
}

function transfer(
  address: URL,
  method: string,
  body: KeyedBody,
  key: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const started = performance.now();
  let canceled = false;
  let silence: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), silenceMs);
  };
  const stop = () => request.abort();
  return new Promise<Response>((done, fail) => {
    request.open(method, address);
    request.responseType = "arraybuffer";
    request.setRequestHeader("Idempotency-Key", key);
    if (hasFile(body))
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        if (performance.now() - started < showAfterMs || !total) return;
        const cancel = () => {
          canceled = true;
          request.abort();
        };
        changeNotice({ failed: null, sending: { percent: (loaded / total) * 100, cancel } });
      };
    request.onload = () => done(answerOf(request));
    request.onerror = () => fail(new Unanswered(navigator.onLine ? "lost" : "offline"));
    request.onabort = () =>
      fail(signal?.aborted ? signal.reason : new Unanswered(canceled ? "canceled" : "lost"));
    signal?.addEventListener("abort", stop);
    wait();
    request.send(body);
  }).finally(() => {
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
    if (hasFile(body)) changeNotice({ sending: null });
  });
}

function hasFile(body: KeyedBody): boolean {
  return [...(body?.values() ?? [])].some((value) => value instanceof File && value.size > 0);
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : (request.response as ArrayBuffer), { status, statusText, headers });
}
