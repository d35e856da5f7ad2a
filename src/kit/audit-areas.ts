/** Areas of events in the audit log, as its readers filter by them. */
export const auditAreas = [
  "sign_in",
  "account",
  "cv",
  "decision",
  "administration",
  "change",
  // The area of refused reads.
  "access",
] as const;
export type AuditArea = (typeof auditAreas)[number];
