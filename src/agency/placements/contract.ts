import { z } from "zod";
import { orderStatuses } from "#agency/job-orders/terms.ts";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { day, optionalText } from "#kit/fields.ts";
import { viewId } from "#people/saved-views/contract.ts";
import { currencies, salaryBases, salaryPeriods } from "#platform/reference/terms.ts";
import { statuses } from "./lifecycle.ts";
import { checkInAnswers, checkInDays, checkInSides, leaveReasons, splitRoles, splitsMost } from "./terms.ts";

const person = z.object({ id: z.string(), full_name: z.string() });
const named = z.object({ id: z.string(), name: z.string() });

const shown = {
  status: z.enum(statuses),
  /** The person; null after the deletion of the application. */
  applicant: person.nullable(),
  job: z.object({ id: z.string(), title: z.string() }),
  client: named,
  start_date: z.string(),
  started: z.boolean(),
  /** The last day of the warranty; null before the start. */
  warranty_until: z.string().nullable(),
  fee: z.number().int(),
  /** The part of the fee in payment requests. */
  requested: z.number().int(),
  currency: z.enum(currencies),
  splits: z.array(
    z.object({
      account: person.nullable(),
      role: z.enum(splitRoles),
      bps: z.number(),
      amount: z.number().int(),
    }),
  ),
};

const listed = resource("placement", z.object(shown));

const whole = resource(
  "placement",
  z.object({
    ...shown,
    /** The inputs of the fee. */
    receipt: z.object({
      salary_amount: z.number().int(),
      salary_period: z.enum(salaryPeriods),
      salary_basis: z.enum(salaryBases),
      monthly_gross: z.number().int(),
      fee_type: z.enum(["percent", "fixed"]),
      fee_bps: z.number().int(),
      fee_months: z.number().int(),
      fee_min: z.number().int().nullable(),
      fee_fixed: z.number().int().nullable(),
    }),
    warranty_days: z.number().int(),
    warranty_basis: z.enum(["calendar", "without_holidays"]),
    payment_days: z.number().int(),
    left_on: z.string().nullable(),
    left_reason: z.number().int().nullable(),
    left_note: z.string().nullable(),
    /** The days of the warranty that are public holidays, which a warranty without holidays leaves out. */
    warranty_holidays: z.number().int(),
    /** The next of the instalments of 30%, 30% and 40%; null when all is requested, or parts of another size were. */
    next_instalment: z.number().int().nullable(),
    /** The client's unused credits of 40% from other placements. A request for the whole fee uses the oldest. */
    credits: z.number().int(),
    /** The placement whose person this one replaces; a replacement has no fee. */
    replaces_id: z.string().nullable(),
    /** The last day on which the client chooses a replacement; null while the person works. */
    replace_until: z.string().nullable(),
    /** The order for the replacement. */
    replacement: z
      .object({ order_id: z.string(), job_id: z.string(), status: z.enum(orderStatuses) })
      .nullable(),
    /** The version of the splits. */
    version: z.number().int(),
    /** The credit of 40% for the next fee, if it was chosen. */
    credit: z.object({ used: z.boolean() }).nullable(),
    check_ins: z.array(
      z.object({
        day: z.enum(checkInDays),
        /** The date on which the check-in is due. */
        due: z.string(),
        side: z.enum(checkInSides),
        answer: z.enum(checkInAnswers).nullable(),
        note: z.string().nullable(),
        at: time.nullable(),
      }),
    ),
    can: z.object({
      start: z.boolean(),
      split: z.boolean(),
      request: z.boolean(),
      cancel: z.boolean(),
      fail: z.boolean(),
      credit: z.boolean(),
      replace: z.boolean(),
      give_up: z.boolean(),
      check_in: z.boolean(),
    }),
  }),
  "PlacementWhole",
);

const base = "/consultants/placements";
/** The filters of the list. */
export const placementFilters = z.object({
  status: z.enum(statuses).optional(),
  /** Starts in a month, `YYYY-MM`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "invalid")
    .optional(),
  consultant_id: idParam.optional(),
});
const stale = ["placement_state_changed"];

export const placements = endpoint({
  method: "GET",
  path: base,
  summary: "Placements, the latest first; members see those of their clients, jobs and shares",
  query: placementFilters.extend(paging).extend(viewId),
  answer: many(listed, { counts: z.record(z.enum(statuses), z.number().int()) }),
});

/** The most placements of a download. */
export const csvMost = 5000;

export const placementsCsv = endpoint({
  method: "GET",
  path: `${base}.csv`,
  summary: `The listed placements as CSV, at most ${csvMost}`,
  query: placementFilters.extend(viewId),
  binary: "text/csv",
  limit: { max: 30, seconds: 600 },
});

export const placement = endpoint({
  method: "GET",
  path: `${base}/:id`,
  summary: "A placement with the inputs of its fee, its splits and check-ins",
  params: byId,
  answer: one(whole),
});

export const startPlacement = endpoint({
  method: "POST",
  path: `${base}/:id/start`,
  summary: "Confirm the first day of work, from which the warranty runs",
  params: byId,
  body: z.object({
    /** The first day of work, by default the planned one. */
    start_date: day.optional(),
  }),
  answer: one(whole),
  errors: [...stale, "placement_not_due", "start_before_offer"],
});

export const cancelPlacement = endpoint({
  method: "POST",
  path: `${base}/:id/cancel`,
  summary: "Cancel a placement whose person never started",
  params: byId,
  body: z.object({ note: optionalText(1000) }),
  answer: one(whole),
  errors: stale,
});

export const failPlacement = endpoint({
  method: "POST",
  path: `${base}/:id/fail`,
  summary: "Report that the person left within the warranty; the client is notified of both remedies",
  params: byId,
  body: z.object({
    /** The last working day. */
    left_on: day,
    reason_id: z.coerce
      .number("required")
      .refine((id) => leaveReasons.some((reason) => reason.id === id), "invalid"),
    note: optionalText(1000),
  }),
  answer: one(whole),
  errors: [...stale, "warranty_over", "warranty_report_late", "left_before_start"],
});

export const creditPlacement = endpoint({
  method: "POST",
  path: `${base}/:id/credit`,
  summary: "Choose the remedy of 40% off the client's next fee",
  params: byId,
  answer: one(whole),
  errors: [...stale, "remedy_chosen"],
});

export const replacePlacement = endpoint({
  method: "POST",
  path: `${base}/:id/replace`,
  summary: "Choose the free replacement as the remedy: a new job order with one opening and without a fee",
  params: byId,
  answer: one(whole),
  errors: [...stale, "remedy_chosen", "replacement_late"],
});

export const giveUpReplacement = endpoint({
  method: "POST",
  path: `${base}/:id/give_up`,
  summary: "Give up a replacement whose order was lost or cancelled, for 40% off the client's next fee",
  params: byId,
  answer: one(whole),
  errors: [...stale, "order_state_changed"],
});

export const splitPlacement = endpoint({
  method: "PUT",
  path: `${base}/:id/splits`,
  summary: "Share a fee among consultants; after the payment by administrators, with a reason",
  params: byId,
  body: z.object({
    splits: z
      .array(
        z.object({
          account_id: idParam,
          role: z.enum(splitRoles),
          bps: z.coerce.number().int("invalid").min(1, "invalid").max(10_000, "invalid"),
        }),
      )
      .min(1)
      .max(splitsMost),
    note: optionalText(1000),
    /** The version on which the edit is based. After a concurrent edit the answer is 409 `splits_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(whole),
  errors: [...stale, "splits_edited", "split_total", "split_person", "note_required"],
});

export const checkIn = endpoint({
  method: "POST",
  path: `${base}/:id/check_ins`,
  summary: "Record how the person or the client judges the placement; a second answer replaces the first",
  params: byId,
  body: z.object({
    day: z.enum(checkInDays, "required"),
    side: z.enum(checkInSides, "required"),
    answer: z.enum(checkInAnswers, "required"),
    note: optionalText(500),
  }),
  answer: one(whole),
  errors: stale,
});
