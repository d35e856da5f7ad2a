import type { Client } from "@opensearch-project/opensearch";

/** An OpenSearch cluster, and the name under which the jobs are found there. */
export interface Cluster {
  alias: string;
  /** Copies of each shard; null for one from the second node on. */
  replicas: number | null;
  /**
   * Asks the cluster one thing.
   * @throws ClusterError
   */
  ask<Answer>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, request?: Request): Promise<Answer>;
  close(): Promise<void>;
}

interface Request {
  query?: Record<string, string>;
  body?: unknown;
  /** Lines of a bulk request. */
  lines?: object[];
  timeoutMs?: number;
}

/** A search that takes longer is not worth waiting for. */
const usualTimeoutMs = 1500;

/**
 * @param address SEARCH_URL; `?index=NAME` says under which name the jobs are found, so that installations can share a cluster, and
 * `replicas=N` how many copies of each shard there are
 */
export function openCluster(address: string, timeoutMs = usualTimeoutMs): Cluster {
  const url = new URL(address);
  const alias = url.searchParams.get("index") ?? "sen-jobs";
  const replicas = url.searchParams.get("replicas");
  const auth = {
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  // Without them, no error of the client can name them.
  url.username = "";
  url.password = "";
  url.search = "";
  let client: Promise<Client> | null = null;

  async function connect(): Promise<Client> {
    const library = await import("@opensearch-project/opensearch");
    return new library.Client({
      node: url.href,
      ...(auth.username ? { auth } : {}),
      requestTimeout: timeoutMs,
      // Whoever asks has another way; whoever writes comes again.
      maxRetries: 0,
      resurrectStrategy: "none",
    });
  }

  return {
    alias,
    replicas: replicas === null ? null : Number(replicas),
    async ask(method, path, { query, body, lines, timeoutMs: ownMs } = {}) {
      client ??= connect();
      const { transport } = await client;
      const asked = {
        method,
        path,
        ...(query ? { querystring: query } : {}),
        ...(body ? { body: body as object } : {}),
        ...(lines ? { bulkBody: lines } : {}),
      };
      const reply = await transport
        .request(asked, ownMs ? { requestTimeout: ownMs } : {})
        .catch((error: unknown) => {
          throw plainError(error);
        });
      // A proxy's page, for one.
      if (typeof reply.body !== "object") throw new ClusterError("What answers is no search cluster", null);
      return reply.body;
    },
    async close() {
      await (await client)?.close();
    },
  };
}

/** The cluster failed or refused; the message may be logged: it names neither an address nor what was asked. */
export class ClusterError extends Error {
  override name = "ClusterError";
  /** What it answered with; null when it did not answer. */
  status: number | null;
  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/** The client's errors carry the whole request, with its password. */
function plainError(error: unknown): ClusterError {
  const { name, statusCode, body } = error as {
    name?: string;
    statusCode?: number;
    body?: { error?: { type?: unknown } };
  };
  const type = body?.error?.type;
  return new ClusterError(typeof type === "string" ? type : (name ?? "unknown"), statusCode ?? null);
}

/** The status that the cluster answered with; null when it did not answer. */
export function clusterStatus(error: unknown): number | null {
  return error instanceof ClusterError ? error.status : null;
}

/** What may be logged of a failure. */
export function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof ClusterError)) return { fault: error instanceof Error ? error.name : typeof error };
  return { fault: error.message, ...(error.status === null ? {} : { status: error.status }) };
}
