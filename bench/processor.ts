import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "#kit/db.ts";

/** Processor time in milliseconds: unlike wall time, it does not depend on the load of the machine. */
export interface Spent {
  server: number;
  database: number;
}

/**
 * Returns the processor time so far of the server's and the database's processes, with their children, ended
 * ones included; null where the system does not report it (only Linux does).
 */
export function spentBy(servers: readonly number[], postmaster: number): Spent | null {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...timesOf(Number(name)) }));
  const spent = (heads: readonly number[]) =>
    all
      .filter(({ pid, parent = 0 }) => heads.includes(pid) || heads.includes(parent))
      .reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0);
  const [server, database] = [spent(servers), spent([postmaster])];
  return server && database ? { server, database } : null;
}

/** Returns the highest peak memory of the given processes in MB; null where the system does not report it. */
export function peakMemoryOf(pids: readonly number[]): number | null {
  try {
    const kilobytes = pids.map((pid) =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
    );
    return Math.max(...kilobytes) / 1000;
  } catch {
    return null;
  }
}

/** The process id of the database's server. */
export async function postmasterOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ postmaster: number }>(
    "SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int AS postmaster",
  );
  return rows[0]?.postmaster ?? 0;
}

function timesOf(pid: number): { parent: number; milliseconds: number } | null {
  try {
    // In /proc/PID/stat, the name in brackets may contain spaces, so fields are counted after the name, from the third
    // field of proc(5), the state.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // The fields utime, stime, cutime and cstime of proc(5), in hundredths of a second.
    const hundredths = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), milliseconds: hundredths * 10 };
  } catch {
    return null;
  }
}
