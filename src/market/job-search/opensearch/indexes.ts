import type { LogPosition } from "../index/change-log.ts";
import { type Cluster, clusterStatus } from "./cluster.ts";

const slowMs = 30_000;

/**
 * An index of jobs in the cluster. Each build creates one, named by its document format and the builder's
 * token.
 */
export interface JobsIndex {
  name: string;
  fingerprint: string;
  token: number;
  /** True when the alias of searches points to the index. */
  used: boolean;
}

export const indexName = (cluster: Cluster, fingerprint: string, token: number): string =>
  `${cluster.alias}-${fingerprint}-t${token}`;

/** The alias through which an index is filled. A write by the index name would recreate a deleted index. */
export const fillAlias = (name: string): string => `${name}-fill`;

/**
 * Returns all indexes built for the alias, including abandoned ones; those of earlier releases have the token
 * 0.
 */
export async function jobsIndexes(cluster: Cluster): Promise<JobsIndex[]> {
  const found = await cluster.ask<Record<string, { aliases: object }>>("GET", `/${cluster.alias}-*/_alias`);
  return Object.entries(found).flatMap(([name, { aliases }]) => {
    const match = /^-([0-9a-f]{16})-(?:t(\d{1,15})|[0-9a-f]{16})$/.exec(name.slice(cluster.alias.length));
    return match
      ? [{ name, fingerprint: match[1]!, token: Number(match[2] ?? 0), used: cluster.alias in aliases }]
      : [];
  });
}

export async function createIndex(cluster: Cluster, name: string, body: object): Promise<void> {
  await cluster.ask("PUT", `/${name}`, {
    body: { ...body, aliases: { [fillAlias(name)]: {} } },
    timeoutMs: slowMs,
  });
}

/**
 * Moves the alias to a new index if it still points to the previously read one. The cluster refuses the whole
 * request when another builder has moved the alias or deleted the new index.
 */
export async function moveAlias(
  cluster: Cluster,
  alias: string,
  { from, to }: { from: readonly string[]; to: string },
): Promise<void> {
  const actions = [
    ...from.map((index) => ({ remove: { index, alias, must_exist: true } })),
    { remove: { index: to, alias: fillAlias(to), must_exist: true } },
    // An alias has one write index, so two first builders cannot both add theirs.
    { add: { index: to, alias, is_write_index: true } },
  ];
  await cluster.ask("POST", "/_aliases", { body: { actions }, timeoutMs: slowMs });
}

/**
 * Stores the position in the change log in the index, in case the builder dies before it stores it in the
 * database.
 */
export async function storePosition(cluster: Cluster, name: string, position: LogPosition): Promise<void> {
  await cluster.ask("PUT", `/${name}/_mapping`, { body: { _meta: { position } }, timeoutMs: slowMs });
}

/** Returns the position stored by `storePosition`; null when the index is not complete. */
export async function storedPosition(cluster: Cluster, name: string): Promise<LogPosition | null> {
  const answer = await cluster.ask<Record<string, { mappings: { _meta?: { position?: LogPosition } } }>>(
    "GET",
    `/${name}/_mapping`,
  );
  return answer[name]?.mappings._meta?.position ?? null;
}

/** Makes all writes to an index visible to searches. */
export async function refresh(cluster: Cluster, name: string): Promise<void> {
  await cluster.ask("POST", `/${name}/_refresh`, { timeoutMs: slowMs });
}

export async function deleteIndex(cluster: Cluster, name: string): Promise<void> {
  try {
    await cluster.ask("DELETE", `/${name}`, { timeoutMs: slowMs });
  } catch (error) {
    if (clusterStatus(error) !== 404) throw error;
  }
}
