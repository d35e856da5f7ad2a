import { nextInstalment } from "#agency/fees/fee.ts";
import type { OrderStatus } from "#agency/job-orders/terms.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { factsOf } from "../commands/facts.ts";
import type { placement as contract } from "../contract.ts";
import { placementLife } from "../lifecycle.ts";
import {
  type CheckInAnswer,
  type CheckInDay,
  checkInDays,
  checkInSides,
  lastCheckIn,
  replacementDays,
} from "../terms.ts";
import { shownOf } from "./list.ts";
import { findPlacement, type PlacementRow } from "./shared/find.ts";

const receipt = [
  "salary_amount",
  "salary_period",
  "salary_basis",
  "monthly_gross",
  "fee_type",
  "fee_bps",
  "fee_months",
  "fee_min",
  "fee_fixed",
] as const;
const terms = [
  "warranty_days",
  "warranty_basis",
  "payment_days",
  "left_on",
  "left_reason",
  "left_note",
] as const;

const shownVerbs = [
  "start",
  "split",
  "request",
  "cancel",
  "fail",
  "credit",
  "replace",
  "give_up",
  "check_in",
] as const;

/** Returns a placement with everything that the actor may do with it. @throws Problem 404 */
export async function placementOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const row = await findPlacement(db, actor, id);
  const can = placementLife.can(row.role, row.status, factsOf(row, asOf));
  return {
    data: {
      id: String(id),
      type: "placement",
      attributes: {
        ...shownOf(row),
        ...pick(row, terms),
        warranty_holidays: await holidaysIn(db, row),
        next_instalment: nextInstalment(row.fee, row.requested, row.currency),
        credits: await unusedCredits(db, row),
        replaces_id: row.replaces_id === null ? null : String(row.replaces_id),
        replace_until: row.left_on && addDays(row.left_on, replacementDays),
        replacement: replacementOf(row),
        version: row.version,
        receipt: pick(row, receipt),
        credit: row.credit_id === null ? null : { used: row.used_on !== null },
        check_ins: await checkInsOf(db, row),
        can: pick(can, shownVerbs),
      },
    },
  };
}

/** Counts the public holidays from the start to the end of a warranty. */
async function holidaysIn(db: Reader, { start_date, warranty_until }: PlacementRow): Promise<number> {
  if (warranty_until === null) return 0;
  const holidays = await holidaysOf(db);
  return [...holidays].filter((day) => day >= start_date && day <= warranty_until).length;
}

/** Counts the client's credits of other placements that no payment request has used. */
async function unusedCredits(db: Reader, { client_id, id }: PlacementRow): Promise<number> {
  const { count } = await db
    .selectFrom("credits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", client_id)
    .where("placement_id", "<>", id)
    .where("used_on", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function replacementOf({ replacement_order, replacement_job, replacement_status }: PlacementRow) {
  if (replacement_order === null) return null;
  return {
    order_id: String(replacement_order),
    job_id: String(replacement_job),
    status: replacement_status as OrderStatus,
  };
}

async function checkInsOf(db: Reader, row: PlacementRow) {
  if (row.warranty_until === null) return [];
  const answers = await db
    .selectFrom("check_ins")
    .select(["day", "side", "answer", "note", "at"])
    .where("placement_id", "=", row.id)
    .execute();
  return checkInDays.flatMap((day) =>
    checkInSides.map((side) => {
      const entry = answers.find((each) => each.day === day && each.side === side);
      return {
        day,
        due: dueOf(day, row.start_date, row.warranty_until as string),
        side,
        answer: (entry?.answer ?? null) as CheckInAnswer | null,
        note: entry?.note ?? null,
        at: entry?.at ?? null,
      };
    }),
  );
}

const dueOf = (day: CheckInDay, start: string, until: string) =>
  day === "last" ? addDays(until, -lastCheckIn) : addDays(start, Number(day));
