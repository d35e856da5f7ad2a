import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays } from "#platform/reference/calendar.ts";
import { factsOf } from "../commands/facts.ts";
import type { placement as contract } from "../contract.ts";
import { placementLife } from "../lifecycle.ts";
import { type CheckInAnswer, type CheckInDay, checkInDays, checkInSides } from "../terms.ts";
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

/** The days before the end of the warranty at which the last check-in is due. */
const lastCheckIn = 5;

/** Returns a placement with everything that the actor may do with it. @throws Problem 404 */
export async function placementOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const row = await findPlacement(db, actor, id);
  const { start, split, request, cancel, fail, credit, check_in } = placementLife.can(
    row.role,
    row.status,
    factsOf(row, asOf),
  );
  return {
    data: {
      id: String(id),
      type: "placement",
      attributes: {
        ...shownOf(row),
        ...pick(row, terms),
        receipt: pick(row, receipt),
        credit: row.credit_id === null ? null : { used: row.used_on !== null },
        check_ins: await checkInsOf(db, row),
        can: { start, split, request, cancel, fail, credit, check_in },
      },
    },
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
