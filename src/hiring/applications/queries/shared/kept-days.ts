import { sql } from "kysely";

/** SQL: the days for which the agency of job `j`, or else its company, stores the data of ended applications. */
export const retentionDays = sql<number>`coalesce(
  (SELECT kg.retention_days FROM agencies kg WHERE kg.id = j.agency_id),
  (SELECT kc.retention_days FROM companies kc WHERE kc.id = j.company_id))`;
