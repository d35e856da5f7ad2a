import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { type RunningPostgres, startPostgres } from "#kit/postgres.ts";
import { serverUser } from "#kit/postgres-binaries.ts";

/** Copies the folder of a stopped PostgreSQL server. The copy has the same users and another port. */
export function copyServer(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
  const saved = JSON.parse(readFileSync(join(to, "server.json"), "utf8")) as object;
  writeFileSync(join(to, "server.json"), JSON.stringify({ ...saved, port: 0 }));
}

/** Starts a copied server as a read replica of the server at `url`. */
export function startStandby(dir: string, url: string): Promise<RunningPostgres> {
  const cluster = serverUser(dir).homeFor(join(dir, "cluster"));
  writeFileSync(join(cluster, "standby.signal"), "");
  appendFileSync(join(cluster, "postgresql.auto.conf"), `primary_conninfo = '${url}'\n`);
  return startPostgres(dir, { fast: true });
}

export interface Switch {
  /** The address of the switch, which leads to the first server at the beginning. */
  url: string;
  /** Redirects to another server with the same users, and cuts the connections to the former one. */
  to(url: string): void;
  close(): void;
}

/** Opens an address behind which servers can change, as in a failover. */
export async function openSwitch(first: string): Promise<Switch> {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = new URL(first);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    to(next) {
      target = new URL(next);
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
