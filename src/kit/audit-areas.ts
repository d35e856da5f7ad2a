/** Areas of events in the audit log, as its readers filter by them. */
export const auditAreas = [
  "sign_in",
  "account",
  "cv",
  "decision",
  "administration",
  "change",
  // Reads that were refused.
  "access",
] as const;
export type AuditArea = (typeof auditAreas)[number];
