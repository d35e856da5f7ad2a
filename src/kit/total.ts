/**
 * Returns the number of all rows of a list, which each row of its page carries. A page past the end has no row, so the rows are
 * counted.
 */
export async function totalOf(
  rows: readonly { total: number }[],
  page: number,
  count: () => Promise<{ rows: readonly { total: number }[] }>,
): Promise<number> {
  if (rows.length > 0 || page === 1) return rows[0]?.total ?? 0;
  return (await count()).rows[0]?.total ?? 0;
}
