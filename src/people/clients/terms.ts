import type { Term } from "#platform/reference/terms.ts";

/** States of a client; a state's position is its number in the API and in `clients.status`. */
export const clientStates = ["lead", "active", "inactive"] as const;
export type ClientState = (typeof clientStates)[number];

/** Potential ratings (spec §3 "Client"). */
export const potentials = [
  { id: 6, key: "vip" },
  { id: 5, key: "high" },
  { id: 4, key: "potential" },
  { id: 1, key: "low" },
  { id: 0, key: "pending" },
  { id: 2, key: "deactive" },
] as const satisfies readonly Term[];
/** The rating that a deactivation sets, and the one that a reactivation sets. */
export const potentialOf = { inactive: 2, active: 0 } as const;

/** Sources of clients (spec §3 "Client"). */
export const sources = [
  { id: 0, key: "facebook" },
  { id: 1, key: "referral" },
  { id: 2, key: "linkedin" },
  { id: 3, key: "contact_request" },
  { id: 4, key: "platform" },
  { id: 5, key: "event" },
  { id: 6, key: "job_site" },
  { id: 7, key: "mkt_activities" },
  { id: 8, key: "customer_happy" },
  { id: 9, key: "hub_spot" },
  { id: 10, key: "others" },
] as const satisfies readonly Term[];

export const platformSource = 4;
/** The source of a client that asked Sen for headhunting. */
export const requestSource = 3;

export const vatKinds = ["standard", "export_0", "not_subject"] as const;
export const feeTypes = ["percent", "fixed"] as const;
export const warrantyDays = [30, 60, 90, 180] as const;
export const warrantyBases = ["calendar", "without_holidays"] as const;
export const paymentDays = [7, 15, 30, 45] as const;
export const feeMonths = [12, 13, 14] as const;
export const silences = ["14", "30"] as const;
export const clientSorts = ["latest", "name", "last_contact"] as const;
/** The periods of the figures in the list of clients. */
export const figurePeriods = { submittedDays: 30, placementMonths: 12 } as const;

/** Rates in basis points that are agreed without an administrator. */
export const usualRates = { least: 1500, most: 1800 } as const;
export const rateLimits = { least: 100, most: 5000 } as const;

export const nameMax = 255;
export const noteMax = 5000;
export const similarMost = 10;
export const contactsMost = 20;
export const filesMost = 10;
export const fileMaxBytes = 10 * 1_048_576;
/** The longest side of stored pictures, in pixels: a scanned page stays readable. */
export const pictureSide = 2400;

/** The days for which a contact can read the agreement by a link. */
export const linkDays = [7, 14, 30] as const;
/** The days in which a merge of clients can be undone. */
export const undoDays = 7;
/** The merges that an answer names. */
export const mergesMost = 20;

/** Kinds of notes about a client. All but the plain note count as a contact with the client. */
export const noteKinds = ["note", "call", "meeting", "email"] as const;

/** The terms of a client with an agency, which the administrators, the owner and the AM read. */
export const termFields = [
  "score",
  "tax_code",
  "billing_name",
  "billing_address",
  "billing_email",
  "billing_language",
  "country",
  "currency",
  "vat_kind",
  "fee_type",
  "fee_bps",
  "fee_fixed",
  "fee_min",
  "fee_months",
  "warranty_days",
  "warranty_basis",
  "payment_days",
  "signed_date",
  "agreement_until",
  "note",
] as const;

/** Kinds of activities of a client. */
export const clientEventKinds = [
  "create",
  "edit",
  "reassign",
  "activate",
  "deactivate",
  "reactivate",
  ...noteKinds,
  "contact_add",
  "contact_edit",
  "contact_left",
  "contact_back",
  "file_add",
  "file_delete",
  "link",
  "unlink",
  "merge",
  "unmerge",
] as const;
export type ClientEventKind = (typeof clientEventKinds)[number];
