import type pg from "pg";

/** Ids of benchmark rows begin here, so that they can be computed. */
export const base = 1_000_000;

export const benchCompany = (number: number) => base + number;
export const benchJob = (number: number) => base + number;
export const benchCandidate = (number: number) => base + number;
export const candidates = 400;
/** Id of the job whose board is read and whose applicants are moved; candidates do not apply for it. */
export const boardJob = base - 1;
export const boardCompany = base - 1;
export const boardRecruiter = base - 1;
export const boardSize = 300;
export const candidateAccount = (number: number) => base + base + number;

/** Inserts rows through one statement: as fast as COPY for rows of this size, and defaults apply. */
export async function insert(pool: pg.Pool, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}
