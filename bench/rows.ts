import type pg from "pg";

/** Ids of what the bench makes begin here, so that they can be counted on. */
export const base = 1_000_000;

export const benchCompany = (number: number) => base + number;
export const benchJob = (number: number) => base + number;
export const benchCandidate = (number: number) => base + number;
export const candidates = 400;
/** The board that is read and moved on; nobody applies for it. */
export const boardJob = base - 1;
export const boardCompany = base - 1;
export const boardRecruiter = base - 1;
export const boardSize = 300;
export const candidateAccount = (number: number) => base + base + number;

/** Rows by name, through one statement: as fast as COPY for rows of this size, and every default holds. */
export async function insert(pool: pg.Pool, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}
