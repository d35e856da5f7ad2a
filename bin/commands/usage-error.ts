/** A call that the operator can correct; shown as one line. */
export class UsageError extends Error {
  override name = "UsageError";
}
