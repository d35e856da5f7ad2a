/** A call that the operator can mend; shown as one line. */
export class UsageError extends Error {
  override name = "UsageError";
}
