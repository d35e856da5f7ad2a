/** A wrong call of the operator, shown as one line. */
export class UsageError extends Error {
  override name = "UsageError";
}
