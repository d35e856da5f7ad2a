/** What an event is about, for those who read the log. */
export const auditAreas = [
  "sign_in",
  "account",
  "cv",
  "decision",
  "administration",
  "change",
  // Refused readings.
  "access",
] as const;
export type AuditArea = (typeof auditAreas)[number];
