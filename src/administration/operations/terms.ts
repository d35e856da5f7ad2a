/** The number of failed jobs that are listed, the latest ones. */
export const failedMost = 100;
/** The number of slow statements that are listed. */
export const slowMost = 10;
/** The fewest calls of a statement that is listed. */
export const slowCalls = 10;
/** The longest beginning of a statement that is shown. */
export const statementMax = 300;
/** The number of aging verifications that are listed. */
export const agingMost = 50;
/** Verifications are due for another look after this number of months. */
export const verificationMonths = 12;
/** The longest reason for discarding a job. */
export const discardReasonMax = 500;
/** Whether a failed job can be retried, or why not. */
export const retryStates = ["possible", "retried_before", "not_repeatable"] as const;
