import { sql } from "kysely";
import { workingPlacements } from "#agency/placements/lifecycle.ts";
import {
  type CheckInAnswer,
  type CheckInDay,
  type checkInSides,
  lastCheckIn,
} from "#agency/placements/terms.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { warrantyDays } from "../terms.ts";
import {
  applicantOf,
  clientOf,
  contactOf,
  type DeskScope,
  jobOf,
  listOf,
  most,
  ownOnly,
  total,
} from "./shared.ts";

interface Row {
  total: number;
  placement_id: number;
  applicant_id: number | null;
  applicant: string | null;
  phone: string | null;
  job_id: number;
  job: string;
  client_id: number;
  client: string;
  contact: { full_name: string; phone: string | null } | null;
}

/** Returns the CTE `serving`: placements of people who work for their client, within the warranty. */
const serving = (scope: DeskScope) => {
  const me = scope.actor.accountId;
  const mine = sql<boolean>`c.am_id = ${me} OR c.owner_id = ${me} OR j.owner_id = ${me}
    OR EXISTS (SELECT FROM placement_splits s WHERE s.placement_id = p.id AND s.account_id = ${me})`;
  return sql`serving AS (
    SELECT p.id, p.applicant_id, p.job_id, p.client_id, p.start_date, p.warranty_until
    FROM placements p JOIN clients c ON c.id = p.client_id JOIN jobs j ON j.id = p.job_id
    WHERE p.agency_id = ${scope.actor.agencyId} AND p.status IN ${literals(workingPlacements)}
      AND p.warranty_until >= ${dayOf(scope.asOf)} AND ${ownOnly(scope, mine)})`;
};

/** The columns and tables that name the person, job and client of a placement `p`. */
const facts = sql`p.id AS placement_id, a.id AS applicant_id, a.full_name AS applicant, a.phone, j.id AS job_id, j.title AS job,
  c.id AS client_id, c.name AS client,
  ${contactOf(sql`(SELECT o.id FROM job_orders o WHERE o.job_id = j.id)`)} AS contact`;
const tables = sql`JOIN clients c ON c.id = p.client_id JOIN jobs j ON j.id = p.job_id
  LEFT JOIN applicants a ON a.id = p.applicant_id AND a.erased_at IS NULL`;

const factsOf = (row: Row) => ({
  placement_id: String(row.placement_id),
  applicant: applicantOf(row),
  job: jobOf(row),
  client: clientOf(row),
  contact: row.contact,
});

/**
 * Returns the check-ins that are due and have no answer, and those whose latest answer of the side is bad. The bad ones come
 * first.
 */
export async function checkIns(db: Reader, scope: DeskScope) {
  const today = dayOf(scope.asOf);
  const { rows } = await sql<
    Row & {
      day: CheckInDay;
      side: (typeof checkInSides)[number];
      due: string;
      answer: CheckInAnswer | null;
    }
  >`
    WITH ${serving(scope)},
    planned AS (
      SELECT p.id, d.day, d.ord, d.due, s.side FROM serving p
      CROSS JOIN LATERAL (VALUES ('1', 1, p.start_date + 1), ('7', 2, p.start_date + 7), ('30', 3, p.start_date + 30),
        ('last', 4, p.warranty_until - ${sql.lit(lastCheckIn)}::int)) AS d (day, ord, due)
      CROSS JOIN (VALUES ('person'), ('client')) AS s (side)
      WHERE d.due <= ${today}),
    latest AS (
      SELECT DISTINCT ON (n.id, n.side) n.id, n.side, n.day, n.due, e.answer
      FROM planned n JOIN check_ins e ON e.placement_id = n.id AND e.day = n.day AND e.side = n.side
      ORDER BY n.id, n.side, e.at DESC, n.ord DESC),
    open AS (
      SELECT n.id, n.side, n.day, n.due, NULL::text AS answer, 2 AS rank FROM planned n
      WHERE NOT EXISTS (SELECT FROM check_ins e WHERE e.placement_id = n.id AND e.day = n.day AND e.side = n.side)
      UNION ALL
      SELECT t.id, t.side, t.day, t.due, t.answer, CASE t.answer WHEN 'leaving' THEN 0 ELSE 1 END FROM latest t
      WHERE t.answer <> 'good'),
    chosen AS (SELECT ${total} AS total, x.* FROM open x ORDER BY x.rank, x.due, x.id, x.side DESC LIMIT ${most})
    SELECT x.total, x.day, x.side, x.due::text AS due, x.answer, ${facts}
    FROM chosen x JOIN placements p ON p.id = x.id ${tables}
    ORDER BY x.rank, x.due, x.id, x.side DESC`.execute(db);
  return listOf(rows, (row) => ({
    ...factsOf(row),
    day: row.day,
    side: row.side,
    due: row.due,
    answer: row.answer,
  }));
}

/** Returns the placements whose warranty ends within seven days, the first first. */
export async function warranties(db: Reader, scope: DeskScope) {
  const until = addDays(dayOf(scope.asOf), warrantyDays);
  const { rows } = await sql<Row & { warranty_until: string }>`
    WITH ${serving(scope)}, ending AS (
      SELECT ${total} AS total, v.* FROM serving v WHERE v.warranty_until <= ${until} ORDER BY v.warranty_until, v.id LIMIT ${most})
    SELECT v.total, v.warranty_until::text AS warranty_until, ${facts}
    FROM ending v JOIN placements p ON p.id = v.id ${tables} ORDER BY v.warranty_until, v.id`.execute(db);
  return listOf(rows, (row) => ({ ...factsOf(row), warranty_until: row.warranty_until }));
}
