/** User types of the session (spec §3). */
export const userTypes = { candidate: 1, recruiter: 2, consultant: 3, admin: 4 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

/** Member roles (spec §3). Even numbers administer their company, their agency, or the product. */
export const roles = {
  recruiter_admin: 0,
  recruiter_member: 1,
  consultant_admin: 2,
  consultant_member: 3,
  admin_super_admin: 4,
  admin_member: 5,
} as const;
export type RoleId = (typeof roles)[keyof typeof roles];

/** The minimum length of a password (spec §5); the operator may require more, and staff need more (quality §V6). */
export const passwordMin = 6;
export const staffPasswordMin = 12;
export const passwordMax = 128;

/** The date of the terms of service and privacy policy that new accounts accept (site/copy). */
export const termsVersion = "2026-11-24";
/** The ways to accept the terms; each page with one of them states the acceptance beside its button. */
export type AcceptanceMethod = "sign_up" | "quick_apply" | "google" | "facebook" | "invite";

/** Lifetime of verification links in mails, in minutes. */
export const tokenMinutes = { verify_email: 60, reset_password: 60 } as const;
export type TokenKind = keyof typeof tokenMinutes;

/** Days during which a closed account can be kept; then it is erased. */
export const graceDays = 7;

/** Minutes during which a login or a repeated password counts as fresh. */
export const freshMinutes = 15;
/** Maximum number of data exports per person and day. */
export const exportsADay = 5;

/** Expiry of a session: unused for `idleHours`, or `maxDays` after its start (decisions §A). */
export const sessionLife = {
  candidate: { idleHours: 24 * 90, maxDays: 400 },
  recruiter: { idleHours: 24 * 30, maxDays: 400 },
  staff: { idleHours: 12, maxDays: 7 },
} as const;
/** Days for which ended sessions and tokens are stored for later inquiries; the privacy policy names them. */
export const endedSessionDays = 30;

/** Kinds of duties on the home page of a workspace's people. */
export const dutyKinds = [
  "interview",
  "proposal",
  "response",
  "message",
  "feedback",
  "approval",
  "offer",
  "job",
  "task",
] as const;
export type DutyKind = (typeof dutyKinds)[number];
