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
 * Who calls the paths of each first segment. The room that knows people fills it (accounts/actor), so that the path of an
 * endpoint decides what its handler gets.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by accounts/actor
export interface ActorOfPrefix {}
type PrefixOf<Path extends string> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;
type ActorAt<Prefix> = ActorOfPrefix[Prefix & keyof ActorOfPrefix];

/** Who calls an endpoint: anyone where it is `open`, else whom the guard of its prefix lets in. */
export type ActorOf<E extends Endpoint> = E extends { open: true }
  ? ActorAt<"public">
  : ActorAt<PrefixOf<E["path"]>>;

interface Common<E extends Endpoint> {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: Record<string, UploadedFile>;
  /** The time of the request; nothing below reads the clock again. */
  asOf: Date;
  language: Language;
  origin: Origin;
  /** The session's id, where there is one. */
  sessionId: string | null;
  /** Whose share of scarce work this call takes (kit/drawings). */
  requester: Requester;
  services: Services;
  /** An error in the caller's language, for answers that say of many how each ended. */
  errorText(error: FieldError): string;
  /** Adds to the event of this call in the audit log what only the handler knows. */
  note(facts: AuditFacts): void;
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** As sent by the browser; unsigned, so not to be trusted. */
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
   * For work whose result is the call's answer: a repeated call with the same Idempotency-Key gets the same answer,
   * even after a crash.
   */
  commit: Commit;
};

export interface FileReply {
  stream: Readable | Buffer | string;
  /** With an `etag`, a caller that already has the file is answered 304, and the stream is not read. */
  headers: Record<string, string>;
  /** Instead of the content: a redirect to the file's present address. */
  status?: number;
  /** Called when the client disconnects before the end. */
  onClose?: () => void;
  /** Ends an endless stream when the server stops. */
  onStop?: () => void;
}

export interface Bound {
  endpoint: Endpoint;
  /** `transaction`: the handler runs inside one; `db`: it opens its own where it needs them. */
  style: "transaction" | "db";
  run: (call: never) => Promise<unknown>;
  /** The answer is the same for everybody until this topic is published. */
  sharedUntil?: string;
}

/** Binds an endpoint to a handler that runs in one transaction (a GET: on a read connection). */
export function on<E extends Endpoint>(endpoint: E, run: (call: Call<E>) => Promise<ReplyOf<E>>): Bound {
  return { endpoint, style: "transaction", run };
}

/** Leaves transactions to the handler: for work that must not hold one (hashing a password, calling a provider). */
export function onDb<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<ReplyOf<E>>,
): Bound {
  return { endpoint, style: "db", run };
}

/** Reads what is the same for everybody, once for all until `topic` is published. */
export function onShared<E extends Endpoint>(
  endpoint: E,
  topic: string,
  run: (call: Pick<Call<E>, "tx">) => Promise<ReplyOf<E>>,
): Bound {
  return { endpoint, style: "transaction", run, sharedUntil: topic };
}

/** Returns bytes. */
export function onFile<E extends Endpoint>(
  endpoint: E,
  run: (call: OpenCall<E>) => Promise<FileReply>,
): Bound {
  return { endpoint, style: "db", run };
}
