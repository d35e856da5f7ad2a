/** Areas of events in the audit log, as its readers filter by them. */
export const auditAreas = [
  "sign_in",
  "account",
  "cv",
  "decision",
  "administration",
  "change",
  // Refused reads.
  "access",
] as const;
export type AuditArea = (typeof auditAreas)[number];
