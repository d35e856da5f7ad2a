/** The driver reads a bigint as a number, but an array of them as texts; both become numbers here. */
export function numberIds<T extends { recruiter_ids: number[] }>(row: T): T {
  return { ...row, recruiter_ids: row.recruiter_ids.map(Number) };
}
