import { z } from "zod";
import { checkInAnswers, checkInDays, checkInSides } from "#agency/placements/terms.ts";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { currencies } from "#platform/reference/terms.ts";
import { deskViews } from "./terms.ts";

const named = z.object({ id: z.string(), name: z.string() });
const job = z.object({ id: z.string(), title: z.string() });
/** A person to call; the phone number is null when none is known. */
const callee = z.object({ full_name: z.string(), phone: z.string().nullable() });
const applicant = callee.extend({ id: z.string() });

/** A list on the dashboard: its first entries, and the number of all. */
const listOf = <T extends z.ZodObject>(entry: T) =>
  z.object({ total: z.number().int(), entries: z.array(entry) });

export const dashboard = endpoint({
  method: "GET",
  path: "/consultants/dashboard",
  summary:
    "What is due today: the reader's work, or for administrators that of the agency. Tasks are in `/consultants/tasks`",
  query: z.object({ view: z.enum(deskViews).default("mine") }),
  answer: one(
    resource(
      "dashboard",
      z.object({
        view: z.enum(deskViews),
        /** Open job orders without a CV, the first due first. */
        first_cvs: listOf(
          z.object({
            id: z.string(),
            title: z.string(),
            job,
            client: named,
            due_at: time,
            /** The last day of the clock, which ends with it. */
            due_date: z.string(),
            overdue: z.boolean(),
            contact: callee.nullable(),
            /** Whether the reader may open the board of the job. */
            can: z.object({ open: z.boolean() }),
          }),
        ),
        /** Applicants who wait for the review by the AM, the longest first: the reader's as the AM. */
        reviews: listOf(
          z.object({
            applicant,
            job,
            client: named,
            /** When the applicant was sent to the AM. */
            since: time,
            /** Whether the reader may open the applicant. */
            can: z.object({ open: z.boolean() }),
          }),
        ),
        /** Applicants at a client who have waited for more than two working days, the longest first. */
        silent_clients: listOf(
          z.object({
            applicant,
            job,
            client: named,
            /** The last move, or the end of the last interview. */
            since: time,
            contact: callee.nullable(),
            can: z.object({
              /** Whether the reader may open the applicant. */
              open: z.boolean(),
              /** Whether the reader may add a task about the applicant; false while the reader has an open one. */
              remind: z.boolean(),
            }),
          }),
        ),
        /** The interviews of today, the first first. */
        interviews: listOf(
          z.object({
            id: z.string(),
            applicant,
            job,
            client: named.nullable(),
            starts_at: time,
            minutes: z.number().int(),
            can: z.object({ open: z.boolean() }),
          }),
        ),
        /** Check-ins that are due, and those with a bad answer; the bad ones first. */
        check_ins: listOf(
          z.object({
            placement_id: z.string(),
            /** Null after the deletion of the application. */
            applicant: applicant.nullable(),
            job,
            client: named,
            contact: callee.nullable(),
            day: z.enum(checkInDays),
            side: z.enum(checkInSides),
            due: z.string(),
            answer: z.enum(checkInAnswers).nullable(),
          }),
        ),
        /** Placements whose warranty ends within seven days, the first first. */
        warranties: listOf(
          z.object({
            placement_id: z.string(),
            applicant: applicant.nullable(),
            job,
            client: named,
            contact: callee.nullable(),
            warranty_until: z.string(),
          }),
        ),
        /** The fees of the month, a row a currency. Members see their shares of fees, and the requests of the clients that they manage. */
        fees: z.array(
          z.object({
            currency: z.enum(currencies),
            /** Fees of the placements that were made in the month. */
            booked: z.number().int(),
            /** Payment requests with a tax date in the month, without VAT. */
            requested: z.number().int(),
            /** Payments of the month, without VAT. */
            paid: z.number().int(),
            /** Open balances after their due date, with VAT. */
            overdue: z.number().int(),
          }),
        ),
      }),
    ),
  ),
  audit: "cv",
});
