import type { Readable } from "node:stream";
import type { AuditFacts } from "../audit.ts";
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from "../contract.ts";
import type { Database, Reader, Tx } from "../db.ts";
import type { Requester } from "../drawings.ts";
import type { ReceivedFile } from "../files/receive.ts";
import type { Language } from "../i18n.ts";
import type { FieldError } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Commit } from "./idempotency.ts";

/** The origin of a call, stored with sessions, applications and views. */
export interface Origin {
  ip: string;
  userAgent: string | null;
  referralId: string | null;
  utmSource: string | null;
  utmCampaign: string | null;
  utmMedium: string | null;
}

/**
 * The callers of paths by their first segment. accounts/actor declares them, so that the path of an endpoint
 * decides the type of its handler's actor.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by accounts/actor
export interface ActorOfPrefix {}
type PrefixOf<Path extends string> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;
type ActorAt<Prefix> = ActorOfPrefix[Prefix & keyof ActorOfPrefix];

/** The caller of an endpoint: anyone for an `open` one, else an actor that the guard of its prefix admits. */
export type ActorOf<E extends Endpoint> = E extends { open: true }
  ? ActorAt<"public">
  : ActorAt<PrefixOf<E["path"]>>;

interface Common<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: Record<string, UploadedFile>;
  /** The time of the request; code below does not read the clock. */
  asOf: Date;
  language: Language;
  origin: Origin;
  /** The session's id, where there is one. */
  sessionId: string | null;
  /** The account or network that expensive work is counted for (kit/drawings). */
  requester: Requester;
  services: Services;
  /** Translates an error, for answers that report many results. */
  errorText(error: FieldError): string;
  /** Adds facts that only the handler knows to this call's event in the audit log. */
  note(facts: AuditFacts): void;
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Cookies as sent by the browser; they are unsigned and not trusted. */
  cookies: Record<string, string | undefined>;
}

/** An uploaded file: its bytes are in a temporary file until the request ends. */
export interface UploadedFile extends ReceivedFile {
  name: string;
}

export interface CookieOptions {
  maxAge?: number;
  httpOnly?: boolean;
  path?: string;
  sameSite?: "lax" | "strict";
  secure?: boolean;
}

export type Call<E extends Endpoint> = Common<E> & { tx: E["method"] extends "GET" ? Reader : Tx };
export type OpenCall<E extends Endpoint> = Common<E> & {
  database: Database;
  /**
   * Runs work whose result is the answer of the call. A repeated call with the same Idempotency-Key gets the
   * same answer, even after a crash.
   */
  commit: Commit;
};

export interface FileReply {
  stream: Readable | Buffer | string;
  /** With an `etag`, a caller that already has the file is answered 304, and the stream is not read. */
  headers: Record<string, string>;
  /** A redirect to the file's current address instead of its content. */
  status?: number;
  /** Called when the client disconnects before the end of the file. */
  onClose?: () => void;
  /** Ends an endless stream when the server stops. */
  onStop?: () => void;
}

export interface Bound {
  endpoint: Endpoint;
  /** `transaction`: the handler runs inside a transaction; `db`: the handler opens its own transactions. */
  style: "transaction" | "db";
  run: (call: never) => Promise<unknown>;
  /** The answer is the same for all callers until this topic is published. */
  sharedUntil?: string;
}

/** Binds an endpoint to a handler that runs in one transaction (a GET: on a read connection). */
export function on<E extends Endpoint>(endpoint: E, run: (call: Call<E>) => Promise<ReplyOf<E>>): Bound {
  return { endpoint, style: "transaction", run };
}

/**
 * Binds an endpoint to a handler that opens its own transactions, for work that must not run inside one
 * (hashing a password, calling a provider).
 */
export function onDb<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<ReplyOf<E>>,
): Bound {
  return { endpoint, style: "db", run };
}

/** Binds a read whose answer is the same for all callers; it is cached until `topic` is published. */
export function onShared<E extends Endpoint>(
  endpoint: E,
  topic: string,
  run: (call: Pick<Call<E>, "tx">) => Promise<ReplyOf<E>>,
): Bound {
  return { endpoint, style: "transaction", run, sharedUntil: topic };
}

/** Binds an endpoint to a handler that returns bytes. */
export function onFile<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<FileReply>,
): Bound {
  return { endpoint, style: "db", run };
}
