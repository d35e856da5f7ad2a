import type { Client } from "@opensearch-project/opensearch";

/** An OpenSearch cluster and the alias of its jobs index. */
export interface Cluster {
  alias: string;
  /** Number of replicas; null for one replica from the second node on. */
  replicas: number | null;
  /**
   * Sends one request to the cluster.
   * @throws ClusterError
   */
  ask<Answer>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, request?: Request): Promise<Answer>;
  close(): Promise<void>;
}

interface Request {
  query?: Record<string, string>;
  body?: unknown;
  /** The lines of a bulk request. */
  lines?: object[];
  timeoutMs?: number;
}

/** Default timeout of a request, after which a search is aborted. */
const usualTimeoutMs = 1500;

/**
 * @param address SEARCH_URL; `?index=NAME` is the alias of the jobs, so that installations can share a
 * cluster, and `replicas=N` the number of replicas
 */
export function openCluster(address: string, timeoutMs = usualTimeoutMs): Cluster {
  const url = new URL(address);
  const alias = url.searchParams.get("index") ?? "sen-jobs";
  const replicas = url.searchParams.get("replicas");
  const auth = {
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  // Errors of the client contain its URL, so the credentials are removed from it.
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
      // Searches fail fast and the sync repeats its writes, so the client does not retry.
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
      // The answer is not JSON, for example the error page of a proxy.
      if (typeof reply.body !== "object") throw new ClusterError("What answers is no search cluster", null);
      return reply.body;
    },
    async close() {
      await (await client)?.close();
    },
  };
}

/**
 * The cluster failed or refused a request. The message may be logged: it contains neither an address nor the
 * request.
 */
export class ClusterError extends Error {
  override name = "ClusterError";
  /** HTTP status of the answer; null without an answer. */
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

/** Returns the HTTP status of the cluster's answer; null without an answer. */
export function clusterStatus(error: unknown): number | null {
  return error instanceof ClusterError ? error.status : null;
}

/** Returns the parts of a failure that may be logged. */
export function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof ClusterError)) return { fault: error instanceof Error ? error.name : typeof error };
  return { fault: error.message, ...(error.status === null ? {} : { status: error.status }) };
}
