import type { Readable } from "node:stream";
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from "../contract.ts";
import type { Database, Reader, Tx } from "../db.ts";
import type { ReceivedFile } from "../files/receive.ts";
import type { Language } from "../i18n.ts";
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

interface Common<E extends Endpoint, A> {
  actor: A;
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
  services: Services;
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

export type Call<E extends Endpoint, A> = Common<E, A> & { tx: E["method"] extends "GET" ? Reader : Tx };
export type OpenCall<E extends Endpoint, A> = Common<E, A> & {
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
}

/**
 * Binds endpoints to an audience's actor. `on` runs the handler in one transaction (a GET: on a read connection);
 * `onDb` leaves transactions to the handler, for work that must not hold one (hashing a password, calling a provider);
 * `onFile` returns bytes.
 */
export function handling<A>() {
  return {
    on: <E extends Endpoint>(endpoint: E, run: (call: Call<E, A>) => Promise<ReplyOf<E>>): Bound => ({
      endpoint,
      style: "transaction",
      run,
    }),
    onDb: <E extends Endpoint>(endpoint: E, run: (call: OpenCall<E, A>) => Promise<ReplyOf<E>>): Bound => ({
      endpoint,
      style: "db",
      run,
    }),
    onFile: <E extends Endpoint>(endpoint: E, run: (call: OpenCall<E, A>) => Promise<FileReply>): Bound => ({
      endpoint,
      style: "db",
      run,
    }),
  };
}
