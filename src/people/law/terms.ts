/** States of a row of law on a day. */
export const lawStates = ["future", "in_force", "past", "superseded", "canceled"] as const;
export type LawState = (typeof lawStates)[number];

/** What depends on rows of law. The rooms that own it declare how it is counted (`lawDependents`). */
export const dependents = ["warranties", "clocks", "payment_requests", "job_pages", "salaries"] as const;
export type Dependent = (typeof dependents)[number];

/** Days of the outlook: rows that begin or end, and holidays before their notice. */
export const outlookDays = 60;

/** Reasons for which a row is in the outlook. */
export const outlookReasons = ["ends", "starts", "unannounced", "unchecked"] as const;
export type OutlookReason = (typeof outlookReasons)[number];

export const sourceMax = 500;
export const lawReasonMax = 500;
export const holidayNameMax = 100;
/** Days of a holiday with one name. */
export const holidayDaysMax = 15;

/** The largest monthly salary of the calculator. */
export const salaryMost = 999_999_999;
export const dependantsMost = 20;

/** The regions of minimum wages, as the calculator's form names them. */
export const wageRegionIds = ["1", "2", "3", "4"] as const;

/** The values of a row on pay, each with its source. */
export const payValueNames = [
  "personal",
  "dependent",
  "brackets",
  "min_wage",
  "base_salary",
  "employee",
  "employer",
  "si_hi_cap_multiple",
  "ui_cap_multiple",
] as const;

/** Rows of a file that is imported. */
export const fileRowsMax = 200;
/** What the import of a row does. */
export const fileChanges = ["added", "changed", "unchanged"] as const;
