/** An error in the operator's use of a command, shown as one line without a stack. */
export class UsageError extends Error {
  override name = "UsageError";
}
